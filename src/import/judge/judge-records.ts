import type { ParseCache } from '../../content/parse-cache.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { checkContent } from '../../generator/pipeline.ts'
import type { SectorTable } from '../../countries/gb/sectors.ts'
import type { MadeRecord } from '../convert/convert.ts'
import { type DraftPath, draftAt, draftValuesOf, removeAt, toRaw } from '../convert/draft.ts'
import { recordText } from '../../edit/record-text.ts'
import { fileOf } from '../../record/schema/written.ts'

/** What the checks of one import share. */
export interface Checking {
  readonly sectors: SectorTable
  readonly cache?: ParseCache
}

/** Warnings that mean a wrong value, not a doubtful one. */
const COSTLY = /^(?:mobile-number|personal-email|coordinates-.*|longitude-.*)$/

export interface Judged {
  /** Records that the check takes. */
  readonly records: readonly MadeRecord[]
  /** Warnings and advice that stay, with the file that they are about. */
  readonly warnings: readonly Reported[]
  /** Records that the check refuses as a whole, by id, each with the first reason. */
  readonly leftOut: ReadonlyMap<string, LeftOut>
}

export interface LeftOut {
  readonly record: MadeRecord
  readonly why: string
}

/** The most rounds: removing a value can show what is wrong with its surroundings. */
const MAX_ROUNDS = 12

/**
 * Checks the records with the program's own check. What it refuses costs that value, not the record: values are removed
 * until nothing is wrong. A record that would still be wrong is left out.
 */
export function judgeRecords(
  records: readonly MadeRecord[],
  others: readonly SourceFile[],
  checking: Checking,
): Judged {
  const leftOut = new Map<string, LeftOut>()
  const files = new Map(records.map((record) => [fileOf(record.kind, record.name.was), record]))
  const texts = new Map([...files].map(([file, record]) => [file, textOf(record)]))
  const kept = others.filter(({ file }) => !files.has(file))
  for (let round = 0; ; round++) {
    const sources = [...kept, ...[...texts].map(([file, text]) => ({ file, text }))].toSorted(
      (a, b) => (a.file < b.file ? -1 : 1),
    )
    const { diagnostics } = checkContent(sources, checking)
    const ours = diagnostics.filter(({ place }) => files.has(place.file))
    const wrong = ours.filter(({ severity, code }) => severity === 'error' || COSTLY.test(code))
    if (wrong.length === 0 || round === MAX_ROUNDS)
      return {
        records: [...files.values()],
        warnings: ours.filter((one) => !wrong.includes(one)),
        leftOut,
      }
    const byFile = new Map<string, Reported[]>()
    for (const one of wrong)
      byFile.set(one.place.file, [...(byFile.get(one.place.file) ?? []), one])
    for (const [file, found] of byFile) {
      const record = files.get(file)!
      const paths = found.map((one) => [resolve(record.value, one.place.path), one] as const)
      let isGone = false
      for (const [path, { message }] of paths.toSorted(([a], [b]) => compare(b, a))) {
        if (path.length === 0) isGone = true
        else
          for (const leaf of removeAt(record.value, path))
            for (const cell of leaf.cells) cell.drop('check').refusal = message
      }
      if (isGone || round === MAX_ROUNDS - 1) {
        for (const [leaf] of draftValuesOf(record.value))
          for (const cell of leaf.cells) cell.drop('check')
        leftOut.set(record.id, { record, why: found[0]!.message })
        files.delete(file)
        texts.delete(file)
      } else texts.set(file, textOf(record))
    }
  }
}

/** The text with the slugs of the import, not later renames, so that references resolve within the import. */
const textOf = ({ value }: MadeRecord): string => recordText(toRaw(value, 'was') as RawObject)

/** The longest beginning of a path that leads to something. A problem of a list counts for each of its entries. */
function resolve(value: MadeRecord['value'], path: DraftPath): DraftPath {
  const length = path.findLastIndex((_, i) => draftAt(value, path.slice(0, i + 1)) !== undefined)
  return path.slice(0, length + 1)
}

/** Sorts paths so that the later entry of a list comes last. */
function compare(a: DraftPath, b: DraftPath): number {
  for (const [i, step] of a.entries()) {
    const other = b[i]
    if (other === undefined) return 1
    if (step === other) continue
    if (typeof step === 'number' && typeof other === 'number') return step - other
    return String(step) < String(other) ? -1 : 1
  }
  return a.length - b.length
}
