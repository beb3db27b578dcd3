import type { Node } from 'yaml'
import type { Path } from '../../diagnostics/diagnostic.ts'
import type { Marks } from './marks.ts'

/** What every change needs to know about the text. */
export interface Context {
  readonly text: string
  readonly marks: Marks
  /** The order of the fields of the mapping at a path, or undefined for the order of the new value. */
  readonly orderAt: (path: Path) => readonly string[] | undefined
}

/** A value in the text and what it follows. */
export interface Slot {
  readonly node: Node
  readonly path: Path
  /** Whether it is between brackets or braces. */
  readonly inFlow: boolean
  /** The offset behind the colon or the dash. */
  readonly from: number
  /** The column of the key or the dash. */
  readonly column: number
  readonly after: 'key' | 'dash'
}
