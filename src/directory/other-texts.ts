import type { Path, Place } from '../diagnostics/diagnostic.ts'
import { wordsFile } from '../messages/replace.ts'
import { REMOVED_FILE } from '../record/schema/removed.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Directory } from './directory.ts'
import { type PublishedText, collectTexts } from './published-texts.ts'

/** The text of a file that is published as it is, with its name. */
export interface FileText {
  readonly file: string
  readonly text: string
}

/** A published text that is in no record, with its place. */
export interface OtherText {
  readonly text: string
  readonly place: Place
  /** The publisher gives it out so that people get in touch: it may have a personal detail. */
  readonly isContact?: true
}

/** The texts that a directory publishes besides those of its records, from every file that is published. */
export function otherTexts({
  settings,
  removed,
  renamed,
  areas,
  pages,
  sources,
  replaced,
  files,
}: Directory): readonly OtherText[] {
  const gone = {
    removed: removed.map(({ reason }) => ({ reason })),
    renamed: renamed.map(({ slug }) => ({ slug })),
  }
  return [
    ...everyText(published(settings), SETTINGS_FILE),
    ...everyText(gone, REMOVED_FILE),
    ...[...areas.values()].flatMap(({ name, slug, file }) => [at(file, name), at(file, slug)]),
    ...pages.flatMap(({ title, text, slug, file }) => [
      at(file, `${title}\n${text}`),
      at(file, slug),
    ]),
    ...sources.flatMap(({ settings: { attribution, licence }, name, file }) => [
      at(file, name),
      ...everyText({ attribution, licence }, file),
    ]),
    ...replaced.flatMap(({ language, sentences }) => everyText(sentences, wordsFile(language))),
    ...files.map(({ file, text }) => at(file, text)),
  ].filter(({ text }) => text !== '')
}

const SETTINGS_FILE = 'directory.yaml'

const at = (file: string, text = '', path: Path = []): OtherText => ({
  text,
  place: { file, path },
})

/** Nobody reads the address for what went wrong, and ids derive from the namespace. */
const published = (settings: Settings): object => ({
  ...settings,
  ...{ private_contact: '', namespace: '' },
})

/** Every text and key at any depth. */
function everyText(value: object, file: string): OtherText[] {
  const texts: PublishedText[] = []
  collectTexts(value, [], texts)
  return texts.map(({ text, within }) => ({
    ...at(file, text, within),
    ...(file === SETTINGS_FILE && CONTACTS.test(within.join('.')) && { isContact: true }),
  }))
}

/** Settings by which people get in touch. */
const CONTACTS = /^(?:pages\.contact|publisher\.email|urgent\.\d+\.telephone)$/
