import type { FieldProblem } from '../../../change/check-change.ts'
import type { Fix } from '../../../change/fixes-in-hint.ts'
import type { FormValue } from '../../../questions/fields.ts'

/** Where one question is answered. */
export interface Answer {
  readonly content: readonly Node[]
  /** What adds to it, below what is wrong. */
  readonly adding?: HTMLElement
  read(): FormValue
  write(value: FormValue): void
  /** Marks what is wrong. Returns what is to be said at the question; the rest it says itself. */
  mark(problems: readonly FieldProblem[]): readonly FieldProblem[]
  /** Changes what was typed, where the problem is. Returns what holds it. */
  replace?(problem: FieldProblem, change: (value: string) => string): HTMLElement | undefined
  /** What a fix means, where words say more than what it writes. */
  means?(problem: FieldProblem, fix: Fix): string
  /** Shows the names of records again, because one has another name. */
  refresh?(): void
}
