import { type GuardChange, guardChanges } from '../../changes/baseline/editors-only.ts'
import { sentenceOf } from '../../changes/sentences/sentence.ts'
import type { Diagnostic, Reported } from '../../diagnostics/diagnostic.ts'
import { limited } from '../../diagnostics/limit.ts'
import { report, severityOf } from '../../diagnostics/report.ts'
import { recordRules } from '../../directory/rules/record-rules.ts'
import { unaskedRules } from '../../directory/rules/unasked-rules.ts'
import { fileOf } from '../../record/schema/written.ts'
import { createRecordParser } from '../../record/parse.ts'
import { createRedactor } from '../../record/privacy/redactor.ts'
import { secretKeys } from '../../record/privacy/secret-keys.ts'
import { createLocator } from '../../record/yaml/locate.ts'
import { fieldsIn } from '../../record/yaml/parse-yaml.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { type FormKind } from '../questions/fields.ts'
import { NO_RECORDS, type World, judgeChange } from './judge-change.ts'
import { createNeighbours } from './neighbours.ts'
import { onlyEditors } from './patch-record.ts'
import { type KnownSettings, type Side, checkBy, readFile, settingsWith, sideOf } from './side.ts'
import type { Neighbour } from './stand-ins.ts'

/** A problem in the text of a record, in the words of `osd check`. */
export interface TextProblem {
  /** From 1. */
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning' | 'advice'
  readonly message: string
  readonly hint?: string
}

export interface CheckedText {
  /** In the order of their lines. */
  readonly problems: readonly TextProblem[]
  /** What changes, in the sentences of `osd changes`; empty while the text is not right. */
  readonly changes: readonly string[]
  /** The fields of the record; absent while the text cannot be read. */
  readonly value?: RawObject
}

/** A record whose text is checked. */
export interface TextRecord {
  readonly kind: FormKind
  readonly slug: string
  /** The text that the record has now; absent for a new record. */
  readonly before?: string
  /** What it may refer to. */
  readonly known: readonly Neighbour[]
}

/** Checks what somebody types as the text of a record by the rules of records. */
export function createTextChecker(
  known: KnownSettings,
  { kind, slug, before, known: neighbours }: TextRecord,
): (text: string) => CheckedText {
  const settings = settingsWith(known)
  const parser = createRecordParser(settings)
  const file = fileOf(kind, slug)
  const world: World = {
    settings,
    ...createNeighbours(neighbours, { areAll: true }),
    check: checkDirectory,
  }
  const was = before === undefined ? undefined : read(before)
  // What is published has passed the check: the reason for an error in it is something that the form does not know.
  const accepted = new Set(was?.found.filter(isError).map(nameOf))

  function read(text: string, side: Side = NO_RECORDS) {
    const is = sideOf([readFile(parser, file, text)])
    const value = fieldsIn(text)
    const { problems, changes } = judgeChange({ before: side, after: is }, world)
    const found = [...secretKeys(file, text), ...is.diagnostics, ...problems]
    return {
      text,
      is,
      changes,
      isReadable: is.records.length > 0,
      found: found.filter(({ place }) => place.file === file) as (Diagnostic | Reported)[],
      ...(value && { value }),
    }
  }

  function problemsIn({ text, found, value }: ReturnType<typeof read>): TextProblem[] {
    const locate = createLocator(text)
    const redactor = createRedactor([{ file, text }])
    const own = found.filter((one) => !accepted.has(nameOf(one)))
    const guards = value ? [...guardChanges(before, text)].map((one) => guard(file, one)) : []
    const located = [...guards, ...limited(own)].map((one) => ({
      ...one,
      place: { ...locate(one.place), ...one.place },
    }))
    return report(located.map(redactor.diagnostic)).map(
      ({ severity, message, hint, place: { line = 1, column = 1 } }) => ({
        line,
        column,
        severity,
        message,
        ...(hint && { hint }),
      }),
    )
  }

  return (text) => {
    const is = read(text, was?.is)
    const isCompared = is.isReadable && was?.isReadable !== false
    const changes = isCompared ? is.changes().filter((change) => change.file === file) : []
    return {
      problems: problemsIn(is),
      changes: changes.map(sentenceOf),
      ...(is.value && { value: is.value }),
    }
  }
}

const checkDirectory = checkBy([...recordRules, ...unaskedRules])

const isError = (found: Diagnostic | Reported) => severityOf(found) === 'error'

/** The same problem of another text may be on another line. */
const nameOf = ({ code, message }: Diagnostic | Reported) => `${code} ${message}`

/** A change that the sender is told before a server or an editor refuses it. */
const guard = (file: string, { key, path }: GuardChange): Reported => ({
  code: 'editors-only',
  severity: 'error',
  message: onlyEditors(key),
  place: { file, path },
})
