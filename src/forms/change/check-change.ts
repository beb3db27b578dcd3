import { sentenceOf } from '../../changes/sentences/sentence.ts'
import type { Diagnostic, Path, Reported } from '../../diagnostics/diagnostic.ts'
import { severityOf } from '../../diagnostics/report.ts'
import { recordRules } from '../../directory/rules/record-rules.ts'
import { explainValues } from '../../record/hints/explain-values.ts'
import { createJudge } from '../../record/judge.ts'
import { recordSchemas } from '../../record/schema/record-schemas.ts'
import { refOf } from '../../record/schema/schema.ts'
import { type ContentRecord, fileOf, type Written } from '../../record/schema/written.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { areaSlugs } from './area-slugs.ts'
import { emptyValues } from './values.ts'
import {
  type FormField,
  type FormKind,
  type FormValues,
  textsIn,
  typeOf,
} from '../questions/fields.ts'
import { judgeChange } from './judge-change.ts'
import { createNeighbours } from './neighbours.ts'
import { type FormRecord, fieldsOf } from './proposal.ts'
import { isPublishedArea, isPublishedDetail } from './published-before.ts'
import { withValue } from './lenses/lens-of.ts'
import { type KnownSettings, type ReadFile, checkBy, settingsWith, sideOf } from './side.ts'
import type { Neighbour, standInAreas } from './stand-ins.ts'

/** A record of a form. A published one has an id, and the slug of its file. */
export type CheckedRecord = FormRecord & { readonly slug: string }

/** A problem of one field, in the words of `osd check`. */
export interface FieldProblem {
  /** The place of the record among those of the form. */
  readonly record: number
  readonly field: FormField
  /** The entry of a list, from 0. */
  readonly index?: number
  /** The part of an entry of a group. */
  readonly part?: string
  /** The line of a part that is a list, from 0. */
  readonly line?: number
  /** The code of the rule. */
  readonly code: string
  readonly severity: 'error' | 'warning' | 'advice'
  readonly message: string
  readonly hint?: string
}

/**
 * Checks what is typed into a form by the rules of records. Only its records are there; what else they refer to has a
 * stand-in with its name, so no rule misses a record.
 */
export function createChangeChecker(known: KnownSettings) {
  const settings = settingsWith(known)
  const { schemas, options } = recordSchemas(settings)
  const judge = createJudge(schemas, options, explainValues)

  function readValues(
    { kind, slug, ...record }: CheckedRecord,
    values: FormValues,
    areas: Areas,
  ): ReadFile {
    const file = fileOf(kind, slug)
    const raw = toRaw(kind, values, areas, 'id' in record ? { id: record.id } : {})
    const text = JSON.stringify(raw)
    const { value, diagnostics } = judge<Written<FormKind>>(refOf(kind), { file, text, raw })
    return {
      file,
      text,
      diagnostics,
      ...(value && { value: { kind, slug, file, value } as ContentRecord }),
    }
  }

  return {
    /** What a check says about the records of a form, and what changes, in the sentences of `osd changes`. */
    check(
      records: readonly CheckedRecord[],
      known: ReadonlyMap<string, Neighbour>,
    ): { readonly problems: readonly FieldProblem[]; readonly changes: readonly string[] } {
      const texts = records.flatMap(({ before, after }) =>
        [before, after].flatMap((values) => Object.values(values).flatMap(textsIn)),
      )
      // Of thousands that the form knows, it refers to few, and by their ids: a new record may have the slug of one.
      const referred = [...new Set(texts)].flatMap((text) => known.get(text) ?? [])
      const near = [
        ...referred.filter(({ kind }) => kind !== 'area').map((one) => ({ ...one, slug: one.id })),
        ...[...known.values()].filter(({ kind }) => kind === 'area'),
      ]
      const neighbours = createNeighbours(near, { areAll: false })
      const { areas } = neighbours
      const published = records.filter((record) => 'id' in record)
      const before = sideOf(published.map((one) => readValues(one, one.before, areas)))
      const files = records.map((one) => readValues(one, one.after, areas))
      const after = sideOf(files)
      const world = { settings, ...neighbours, check: checkDirectory }
      const judged = judgeChange({ before, after }, world)
      const isReadable = before.diagnostics.length + after.diagnostics.length === 0
      return {
        problems: [...after.diagnostics, ...judged.problems].flatMap((one) => {
          const record = records[files.findIndex(({ file }) => file === one.place.file)]
          const problem = record && toProblem(one, record, records.indexOf(record))
          return problem && isOfSender(one, problem, record) ? [problem] : []
        }),
        // A message must not wait for what is compared only where there is none.
        changes: isReadable ? judged.changes().map(sentenceOf) : [],
      }
    },
  }
}

/** The files of areas/ by their slugs. */
type Areas = ReturnType<typeof standInAreas>

const checkDirectory = checkBy(recordRules)

/** The record with these values as it would be written; what it refers to by its reference. */
function toRaw(kind: FormKind, set: FormValues, areas: Areas, start: RawObject): RawObject {
  const files = areaSlugs([...areas.values()])
  const slugOf = (reference: string) => files.get(reference) ?? reference
  const was = emptyValues(kind)
  return fieldsOf(kind, set).reduce(
    (record, field) =>
      set[field] === ''
        ? record
        : (withValue(record, [kind, field], { next: set[field], was: was[field], slugOf }) ??
          record),
    start,
  )
}

/** True when the sender can be asked about a problem: not about what was published before. */
const isOfSender = (found: Diagnostic | Reported, problem: FieldProblem, record: CheckedRecord) =>
  !isPublishedDetail(found, problem, record) && !isPublishedArea(problem, record)

function toProblem(
  found: Diagnostic | Reported,
  { kind, after }: CheckedRecord,
  record: number,
): FieldProblem | undefined {
  const [top, index, part, line] = atQuestion(found.place.path, after)
  if (typeof top !== 'string') return undefined
  // The form has one address, whose parts are questions of their own.
  const field = top === 'addresses' ? (part ?? 'address_1') : (SHOWN_AS[top] ?? top)
  return {
    record,
    field: field as FormField,
    ...(typeof index === 'number' && top !== 'addresses' && { index }),
    ...(typeof part === 'string' && typeOf(kind, top) === 'group' && { part }),
    ...(typeof line === 'number' && { line }),
    code: found.code,
    severity: severityOf(found),
    message: found.message,
    ...(found.hint && { hint: found.hint }),
  }
}

/** The times of a place are no part of the list of places in a form. */
function atQuestion(path: Path, { locations = [], place_hours = [] }: FormValues): Path {
  const [top, at, field, line] = path
  const part = SHOWN_AS[String(field)] ?? field
  if (top !== 'locations' || (part !== 'hours' && part !== 'exceptions')) return path
  const index = place_hours.findIndex(({ location }) => location === locations[Number(at)])
  return ['place_hours', index, part, ...(line === undefined ? [] : [line])]
}

/** Fields of a record that a form shows under another name. */
const SHOWN_AS: Readonly<Record<string, FormField>> = { schedules: 'hours' }
