import { UserError } from '../../io/command/errors.ts'
import { MAX_CELL_LENGTH } from '../../io/workbook/limits.ts'
import type { Change, Drop, Question } from './reasons.ts'

/** What became of a filled cell. */
export type Fate =
  | { readonly is: 'kept' }
  | { readonly is: 'changed'; readonly why: Change }
  | { readonly is: 'dropped'; readonly why: Drop }

/**
 * One filled cell of a source, from its reading to the report. Every stage that changes or drops its value says so here,
 * so that no value can vanish: a cell that no stage wrote was dropped.
 */
export class Cell {
  /** Table and column, or the path of keys, as the source calls them. */
  readonly field: string
  /** The row or the record of the source. */
  readonly record: string
  readonly text: string
  /** True when nobody has said what its column is; then no report shows it. */
  isUnknown = false
  /** A date of its column has the month first. */
  isMonthFirst = false
  /** What the check says of it, where it refuses the value. */
  refusal: string | undefined
  /** True when a directory of this program has published it already. */
  isPublished = false
  #change: Change | undefined
  #drop: Drop | undefined
  #isWritten = false
  #others: Cell[] | undefined
  /** Shared with the cells that have a part of its text. */
  #questions: Set<Question> | undefined

  constructor(field: string, record: string, text: string) {
    if (text.length > MAX_CELL_LENGTH)
      throw new UserError(`${record}: ${field} has more than a million characters.`)
    this.field = field
    this.record = record
    this.text = text
  }

  /** The value is written in another form. The first reason counts. */
  change(why: Change): this {
    this.#change ??= why
    return this
  }

  /** The value is not written, unless another stage writes it. The first reason counts. */
  drop(why: Drop): this {
    this.#drop ??= why
    return this
  }

  /** A person has to look at what became of the value. */
  ask(question: Question): this {
    ;(this.#questions ??= new Set()).add(question)
    return this
  }

  get questions(): Iterable<Question> {
    return this.#questions ?? []
  }

  /** The value is in a record, or it leads from one record to another. */
  keep(): this {
    this.#isWritten = true
    return this
  }

  /** Adds a cell with the same value or a part of it. The best fate among them is the fate of this one. */
  repeat(other: Cell): this {
    if (other !== this) (this.#others ??= []).push(other)
    return this
  }

  /** A cell in its place with another text, or with a part of its text. */
  as(text: string): Cell {
    const other = new Cell(this.field, this.record, text)
    if (this.#change) other.change(this.#change)
    other.isMonthFirst = this.isMonthFirst
    other.#questions = this.#questions ??= new Set()
    this.repeat(other)
    return other
  }

  /** Itself, and every cell with its value or a part of it. */
  *standIns(): Generator<Cell> {
    yield this
    for (const other of this.#others ?? []) yield* other.standIns()
  }

  /** The best fate that it or one of the cells that stand for it had. */
  get fate(): Fate {
    if (this.#isWritten) return this.#change ? { is: 'changed', why: this.#change } : { is: 'kept' }
    const fates = (this.#others ?? []).map(({ fate }) => fate)
    const dropped: Fate = { is: 'dropped', why: this.#drop ?? 'no-home' }
    const best = fates.find(({ is }) => is === 'kept') ?? fates.find(({ is }) => is === 'changed')
    if (best && this.#change) return { is: 'changed', why: this.#change }
    return best ?? (this.#drop ? dropped : (fates[0] ?? dropped))
  }
}
