import type { Path, Place } from '../diagnostics/diagnostic.ts'
import { REMOVED_FILE } from '../record/schema/removed.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Directory } from './directory.ts'

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
  areas,
  pages,
  sources,
}: Directory): readonly OtherText[] {
  return [
    ...inSettings(settings),
    ...removed.map(({ reason = '' }, i) => ({
      text: reason,
      place: { file: REMOVED_FILE, path: ['removed', i, 'reason'] },
    })),
    ...[...areas.values()].map(({ name: text = '', file }) => ({
      text,
      place: { file, path: [] },
    })),
    ...pages.map(({ title, text, file }) => ({
      text: `${title}\n${text}`,
      place: { file, path: [] },
    })),
    ...sources.map(({ settings: { attribution: text = '' }, file }) => ({
      text,
      place: { file, path: ['attribution'] },
    })),
  ].filter(({ text }) => text !== '')
}

function inSettings({ title, description, publisher, pages, urgent }: Settings): OtherText[] {
  const at = (text: string | undefined, ...path: Path): OtherText => ({
    text: text ?? '',
    place: { file: 'directory.yaml', path },
  })
  return [
    at(title, 'title'),
    at(description, 'description'),
    at(publisher?.name, 'publisher', 'name'),
    at(publisher?.url, 'publisher', 'url'),
    ...urgent.map(({ sentence }, i) => at(sentence, 'urgent', i, 'sentence')),
    ...(pages === 'off'
      ? []
      : [
          at(pages.intro, 'pages', 'intro'),
          at(pages.footer, 'pages', 'footer'),
          { ...at(pages.contact, 'pages', 'contact'), isContact: true as const },
        ]),
  ]
}
