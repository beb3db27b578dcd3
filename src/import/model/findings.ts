import type { Cell } from './cell.ts'

/** Remarks about a source, each with its number and up to three examples. */
export interface Remarks {
  add(remark: string, example?: string): void
  list(): readonly Remark[]
}

export interface Remark {
  readonly remark: string
  readonly count: number
  readonly examples: readonly string[]
}

/** Collects equal remarks in one line. */
export function createRemarks(): Remarks {
  const counts = new Map<string, { count: number; examples: string[] }>()
  return {
    add(remark, example) {
      const known = counts.get(remark) ?? { count: 0, examples: [] }
      known.count++
      if (example !== undefined && known.examples.length < 3) known.examples.push(example)
      counts.set(remark, known)
    },
    list: () => [...counts].map(([remark, { count, examples }]) => ({ remark, count, examples })),
  }
}

/** What a reader of a source yields besides the model. */
export interface Ledger {
  readonly cells: Cell[]
  readonly remarks: Remarks
}

export const createLedger = (): Ledger => ({ cells: [], remarks: createRemarks() })
