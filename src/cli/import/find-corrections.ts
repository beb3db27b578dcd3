import { compareVersions } from '../../changes/compare.ts'
import { sentenceOf } from '../../changes/sentences/sentence.ts'
import { linkSources } from '../../content/link-sources.ts'
import { createParseCache } from '../../content/parse-cache.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { isSame } from '../../edit/between/same.ts'
import { standardOrder } from '../../edit/between/standard-order.ts'
import { withEdits } from '../../edit/with-edits.ts'
import { digestOf } from '../../match/memory/digest.ts'
import { UNTOLD } from '../../match/memory/provenance.ts'
import { type Remembered, isRemembered } from '../../match/memory/remembered.ts'
import { shortened, withShortPhones } from '../../match/memory/short-phones.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import type { MadeRecord } from '../../import/convert/convert.ts'
import { toRaw } from '../../import/convert/draft.ts'
import type { ContentIndex, Existing } from '../../import/merge/content-index.ts'

/** What was corrected here in one field of a record of a source. */
export interface Correction {
  /** The id that the source gives the record. */
  readonly id: string
  readonly kind: RecordKind
  readonly name: string
  readonly field: string
  readonly theirs: string
  readonly ours: string
}

export interface Corrections {
  readonly sentences: readonly string[]
  readonly rows: readonly Correction[]
}

export interface CorrectionOptions {
  readonly sources: readonly SourceFile[]
  readonly index: ContentIndex
  /** What each source remembers, that of the corrections first. */
  readonly memories: readonly ReadonlyMap<string, Remembered>[]
}

/**
 * What editors have corrected in the records of a source, and it still says otherwise: nothing that a source says, that is private, a
 * draft, or about a confidential place.
 */
export function findCorrections(
  made: readonly MadeRecord[],
  { sources, index: { records, known }, memories }: CorrectionOptions,
): Corrections {
  const lines = linesById(memories)
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const fieldsOf = new Map<
    string,
    { readonly one: MadeRecord; readonly fields: readonly string[] }
  >()
  for (const one of made) {
    const line = memories[0]?.get(one.id)
    const ours = records.get(
      line?.into === undefined ? one.id : (known.replacedBy(one.id) ?? line.into),
    )
    if (!line || line.isUndone || !ours || fieldsOf.has(ours.file)) continue
    const theirs = withShortPhones(toRaw(one.value) as RawObject)
    const fields = correctedFields(ours, theirs, line, lines.get(ours.file) ?? [])
    if (fields.length === 0) continue
    const value: Record<string, Raw> = { ...ours.value }
    for (const field of fields)
      if (theirs[field] === undefined) delete value[field]
      else value[field] = theirs[field]
    const result = withEdits(ours.text, value, { orderAt: standardOrder(ours.kind) })
    if ('refusal' in result) continue
    texts.set(ours.file, result.text)
    fieldsOf.set(ours.file, { one, fields })
  }
  const cache = createParseCache()
  const [after, before] = [
    sources,
    sources.map(({ file }) => ({ file, text: texts.get(file)! })),
  ].map((files) => linkSources(files, cache))
  if (!after || !before) return { sentences: [], rows: [] }
  const published = [before, after].map(({ directory }) => valuesByFile(directory))
  const rows = [...fieldsOf].flatMap(([file, { one, fields }]) => {
    const [theirs, ours] = published.map((values) => values.get(file))
    if (!theirs || !ours) return []
    return fields.flatMap((field): Correction[] => {
      const [was, is] = [theirs, ours].map((value) => textOf(value[field]))
      const { key, id, kind } = one
      return was === is
        ? []
        : [{ id: key ?? id, kind, name: String(theirs.name ?? ''), field, theirs: was!, ours: is! }]
    })
  })
  const files = new Set(published[1]!.keys())
  const sentences = compareVersions(before, after)
    .filter(({ file }) => fieldsOf.has(file) && files.has(file))
    .map(sentenceOf)
  return { sentences, rows }

  /** What each source remembers, by the file of the record that it is now. */
  function linesById(all: CorrectionOptions['memories']) {
    const found = new Map<string, Remembered[]>()
    for (const memory of all)
      for (const [id, line] of memory) {
        const file = records.get(line.into ?? id)?.file
        if (file !== undefined) found.set(file, [...(found.get(file) ?? []), line])
      }
    return found
  }
}

/** The fields that were edited here. Of a record that was merged into another, only those of which it speaks. */
function correctedFields(
  { value }: Existing,
  theirs: RawObject,
  { fields, into }: Remembered,
  lines: readonly Remembered[],
): readonly string[] {
  const hidden = isRawObject(value.private) ? value.private : {}
  const all = new Set([...Object.keys(fields), ...Object.keys(theirs), ...Object.keys(value)])
  return [...all].filter((field) => {
    if (UNTOLD.has(field) || NO_CORRECTIONS.has(field) || Object.hasOwn(hidden, field)) return false
    const [own, said] = [value, theirs].map((one) =>
      one[field] === undefined ? undefined : shortened(field, one[field]),
    )
    if (own === said || (into !== undefined && said === undefined)) return false
    if (own !== undefined && said !== undefined && isSame(own, said)) return false
    return own === undefined ? !isRemembered(fields[field], undefined) : !isSaid(field, own, lines)
  })
}

/** Fields about our own work. */
const NO_CORRECTIONS = new Set(['assured_date', 'translations'])

/** True when a source says it, or of a list each entry. */
function isSaid(field: string, own: Raw, lines: readonly Remembered[]): boolean {
  if (lines.some(({ fields }) => isRemembered(fields[field], own))) return true
  const entries = new Set(lines.flatMap(({ fields }) => fields[field] ?? []))
  return Array.isArray(own) && (own as readonly Raw[]).every((one) => entries.has(digestOf(one)))
}

/** The published values of records by their files: no drafts, and no confidential places. */
const valuesByFile = ({
  organizations,
  locations,
  services,
}: NonNullable<ReturnType<typeof linkSources>>['directory']) =>
  new Map(
    [...organizations, ...locations, ...services].flatMap(({ draft, value, place }) =>
      draft || ('confidential' in value && value.confidential === true)
        ? []
        : [[place.file, value as unknown as Readonly<Record<string, unknown>>] as const],
    ),
  )

/** A value in a cell: the entries of a list behind each other. */
const textOf = (value: unknown): string => {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join(', ')
    : String(value)
}
