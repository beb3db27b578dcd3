import { CHANGES, DROPS } from '../model/reasons.ts'
import { FOLDERS, type RecordKind } from '../../record/schema/written.ts'
import { counted } from '../../text/counted.ts'
import { NEW_REFUSAL, sectionsOf } from './sections.ts'
import type { FieldReport, ImportReport } from './report.ts'

/** The report on one page of a terminal: the numbers, and one line for what needs a person. */
export function reportText(report: ImportReport): string {
  const totals = totalsOf(report.fields)
  return [
    ...(report.hasNewRefusal ? [NEW_REFUSAL] : []),
    `${report.kind}, as \`${report.source}\``,
    ...summaryOf(report),
    ...lines([
      'Not written',
      [...totals.drops].map(([why, count]) => `${count} because ${DROPS[why]}`),
    ]),
    ...lines([
      'In another form',
      [...totals.changes].map(([why, count]) => `${count}: ${CHANGES[why]}`),
    ]),
    ...sectionsOf(report, { say: asIs, code: asIs }).flatMap(lines),
    '',
    '`--report FILE` writes the whole report.',
    '',
  ].join('\n')
}

const asIs = (text: string) => text

const SHOWN = 8

/** A heading with its first lines; the whole list is in the file of --report. */
function lines([heading, items]: readonly [string, readonly string[]]): string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, SHOWN).map((item) => `  ${item}`)
  const more = items.length - shown.length
  return [
    '',
    `${heading}:${items.length > 1 ? ` (${items.length})` : ''}`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

export function totalsOf(fields: readonly FieldReport[]) {
  const changes = new Map<keyof typeof CHANGES, number>()
  const drops = new Map<keyof typeof DROPS, number>()
  let [filled, kept] = [0, 0]
  for (const field of fields) {
    filled += field.filled
    kept += field.kept
    for (const [why, count] of Object.entries(field.changed))
      changes.set(why as keyof typeof CHANGES, (changes.get(why as never) ?? 0) + count)
    for (const [why, count] of Object.entries(field.dropped))
      drops.set(why as keyof typeof DROPS, (drops.get(why as never) ?? 0) + count)
  }
  const sum = (counts: ReadonlyMap<unknown, number>) =>
    [...counts.values()].reduce((a, b) => a + b, 0)
  return { filled, kept, changed: sum(changes), dropped: sum(drops), changes, drops }
}

/** What was read and what became of it, in numbers. */
export function summaryOf({ records, outcomes, fields, isComplete }: ImportReport): string[] {
  const { filled, kept, changed, dropped } = totalsOf(fields)
  const read = Object.entries(records).map(([kind, count]) =>
    counted(count, kind, FOLDERS[kind as RecordKind]),
  )
  const here = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`)
  return [
    `Records: ${read.join(', ') || 'none'}.`,
    `Here: ${here.join(', ') || 'nothing'}.`,
    ...(isComplete ? [] : ['The source was not read to its end, so nothing is taken for gone.']),
    `Values: ${filled} filled, ${kept} unchanged, ${changed} in another form, ${dropped} not written.`,
  ]
}
