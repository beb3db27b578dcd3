import { type Lists, composeLists } from '../../feed/lists.ts'
import { type Folder, FOLDERS, type RecordKind } from '../../record/schema/written.ts'
import { createRedactor } from '../../record/privacy/redactor.ts'
import type { Change } from '../change.ts'
import { compareVersions } from '../compare.ts'
import { sentenceOf } from '../sentences/sentence.ts'
import type { Version } from '../version.ts'
import { hidePrivateNow } from './private-now.ts'

/** What the pages of a preview say of a change. Every text is redacted: anyone with the address can read a preview. */
export interface PreviewChanges {
  /** The sentences about the records that have these ids, or had them before, in the order of `osd changes`. */
  readonly sentencesOf: (ids: readonly string[]) => readonly string[]
  /** The id that a record had before the change: another one when it was derived from another file name. */
  readonly formerId: (id: string) => string
  /** What was published before the change. */
  readonly before: Lists
  /** Hides what is private in either version, personal details, and addresses of confidential places. */
  readonly redact: (text: string) => string
}

/** Undefined when nothing has changed. */
export function previewChanges(before: Version, after: Version): PreviewChanges | undefined {
  const all = compareVersions(before, after)
  if (all.length === 0) return undefined
  const redact = createRedact(before, after)
  const isConfidential = confidentialIn(before, after)
  // Of a confidential place pages say nothing, not even that it changes.
  const told = all.filter(({ id }) => id !== undefined && !isConfidential.has(id))
  const formerIds = new Map(told.flatMap((change) => formerIdOf(change, before)))
  const formerId = (id: string) => formerIds.get(id) ?? id
  return {
    sentencesOf: (ids) =>
      told
        .filter(({ id = '' }) => ids.includes(id) || ids.includes(formerId(id)))
        .map((change) => redact(sentenceOf(change))),
    formerId,
    before: composeLists(asPublishedNow(before, after)),
    redact,
  }
}

function createRedact(before: Version, after: Version): (text: string) => string {
  const redactors = [before, after].map(({ texts }) =>
    createRedactor([...texts].map(([file, text]) => ({ file, text }))),
  )
  const hidePrivate = hidePrivateNow(before, after)
  return (text) => redactors.reduce((left, redactor) => redactor.message(left), hidePrivate(text))
}

const confidentialIn = (...versions: readonly Version[]): ReadonlySet<string> =>
  new Set(
    versions.flatMap(({ directory }) =>
      directory.locations.filter(({ value }) => value.confidential).map(({ id }) => id),
    ),
  )

/** The records of the older version, without fields that the newer one keeps private. */
function asPublishedNow({ directory }: Version, { directory: { settings } }: Version) {
  const private_fields = [...directory.settings.private_fields, ...settings.private_fields]
  return { ...directory, settings: { ...directory.settings, private_fields } }
}

function formerIdOf({ id, before, subject }: Change, { directory }: Version) {
  const list = FOLDERS[subject as RecordKind] as Folder | undefined
  const was = before && list && directory[list].find(({ place }) => isAt(place, before.file))
  return was && id !== undefined ? [[id, was.id] as const] : []
}

const isAt = (place: { readonly file: string; readonly path: readonly unknown[] }, file: string) =>
  place.file === file && place.path.length === 0
