import { mask } from '../../privacy/mask.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { Cell } from '../model/cell.ts'
import type { Ledger, Remark } from '../model/findings.ts'
import type { Change, Drop } from '../model/reasons.ts'
import type { PrivateFinding } from '../judge/privacy.ts'
import type { Judged } from '../judge/judge-records.ts'
import type { Plan, RecordConflict } from '../merge/plan.ts'
import type { Duplicate } from './duplicates.ts'
import { type Task, isNoRecord, tasksIn } from './finish.ts'
import { finishedIn } from './finished.ts'
import { shown, shownWhole } from './shown.ts'

/** What became of one field of the source. Its numbers add up: every filled cell is kept, changed or dropped. */
export interface FieldReport {
  readonly field: string
  readonly filled: number
  readonly kept: number
  readonly changed: Readonly<Partial<Record<Change, number>>>
  readonly dropped: Readonly<Partial<Record<Drop, number>>>
  /** Up to three values that were changed or dropped. Private ones are not shown. */
  readonly examples: readonly {
    readonly record: string
    readonly value: string
    readonly why: Change | Drop
  }[]
}

/** Problems with one code. */
interface Group {
  readonly code: string
  readonly count: number
  readonly example: string
}

/** Everything that an import did and did not do. */
export interface ImportReport {
  readonly source: string
  readonly kind: string
  readonly isComplete: boolean
  /** True when a record was refused that was not refused last time. */
  readonly hasNewRefusal: boolean
  readonly records: Readonly<Record<string, number>>
  readonly outcomes: Readonly<Record<string, number>>
  readonly fields: readonly FieldReport[]
  /** The findings that are left for a person, the worst first. */
  readonly finish: readonly Task[]
  readonly drafts: readonly string[]
  readonly private: readonly PrivateFinding[]
  readonly conflicts: readonly {
    readonly file: string
    readonly field: string
    readonly is: RecordConflict['is']
    readonly ours: string
    readonly theirs: string
  }[]
  /** Files of records that were removed here, and that the source has changed since. */
  readonly corrected: readonly string[]
  readonly gone: readonly string[]
  readonly ours: readonly string[]
  /** Files that are not written, each with the reason. */
  readonly leftAlone: readonly string[]
  readonly warnings: readonly Group[]
  readonly duplicates: readonly Duplicate[]
  readonly remarks: readonly Remark[]
}

/** Sums up what became of every cell, field by field, in the order of the source. */
export function fieldReports(cells: readonly Cell[]): FieldReport[] {
  const fields = new Map<string, { -readonly [K in keyof FieldReport]: FieldReport[K] }>()
  for (const cell of cells) {
    const report = fields.get(cell.field) ?? {
      field: cell.field,
      filled: 0,
      kept: 0,
      changed: {},
      dropped: {},
      examples: [],
    }
    fields.set(cell.field, report)
    report.filled++
    const { fate } = cell
    if (fate.is === 'kept') {
      report.kept++
      continue
    }
    const counts = (fate.is === 'changed' ? report.changed : report.dropped) as Record<
      string,
      number
    >
    counts[fate.why] = (counts[fate.why] ?? 0) + 1
    if (report.examples.length < 3)
      report.examples = [
        ...report.examples,
        { record: cell.record, value: shown(cell, fate.why), why: fate.why },
      ]
  }
  return [...fields.values()]
}

export interface ReportParts {
  readonly source: string
  readonly kind: string
  readonly isComplete: boolean
  readonly ledger: Ledger
  readonly judged: Judged
  readonly plan: Plan
  readonly found: readonly PrivateFinding[]
  readonly duplicates: readonly Duplicate[]
}

export function composeReport({ ledger, judged, plan, found, ...said }: ReportParts): ImportReport {
  const isDraftHere = (id: string) =>
    !plan.sides.has(id) || plan.sides.get(id)?.ours.draft !== undefined
  const filesOf = (is: string) =>
    plan.outcomes.filter((outcome) => outcome.is === is).map(({ file }) => file)
  const leftAlone = plan.outcomes.flatMap((one) =>
    one.is === 'refused' ? [`${one.file}: ${mask(one.why)}`] : [],
  )
  return {
    ...said,
    hasNewRefusal: plan.hasNewRefusal === true,
    records: countBy(judged.records.map((record) => record.kind)),
    outcomes: countBy(plan.outcomes.map(({ is }) => is)),
    fields: fieldReports(ledger.cells),
    finish: tasksIn(ledger.cells, {
      remarks: ledger.remarks.list(),
      records: judged.records.length,
      isFinished: finishedIn(judged.records, plan.sides),
    }),
    drafts: judged.records
      .filter(({ id, draft }) => draft !== undefined && isDraftHere(id))
      .map(
        ({ kind: of, name, draft }) =>
          `${of}s/${name.was} (${draft === 'no-name' ? 'no name' : 'no organization'})`,
      ),
    private: found,
    conflicts: plan.conflicts.map(({ ours, theirs, ...one }) => ({
      ...one,
      ours: shownWhole(inWords(ours)),
      theirs: shownWhole(inWords(theirs)),
    })),
    corrected: plan.corrected,
    gone: filesOf('gone'),
    ours: filesOf('ours'),
    leftAlone,
    warnings: groupWarnings(judged.warnings),
    remarks: [
      ...ledger.remarks.list().filter(({ remark }) => !isNoRecord(remark)),
      ...remarkOn(
        'a file stays as it is, and its change is offered again by the next import',
        leftAlone,
      ),
      ...remarkOn(
        'a taxonomy keeps terms that the source has dropped, because records name them',
        plan.keptTerms,
      ),
    ],
  }
}

const remarkOn = (remark: string, files: readonly string[]): readonly Remark[] =>
  files.length > 0 ? [{ remark, count: files.length, examples: files.slice(0, 3) }] : []

const inWords = (value: unknown): string =>
  value === undefined ? '(nothing)' : typeof value === 'string' ? value : JSON.stringify(value)

function groupWarnings(warnings: readonly Reported[]): readonly Group[] {
  const groups = new Map<string, { count: number; example: string }>()
  for (const { code, message } of warnings) {
    const known = groups.get(code)
    if (!known) groups.set(code, { count: 1, example: message })
    else {
      known.count++
      // The value of a hidden place says nothing.
      if (known.example.includes('•')) known.example = message
    }
  }
  return [...groups].map(([code, { count, example }]) => ({ code, count, example: mask(example) }))
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
