import type { Schema } from '../../schema/schema.ts'

/** A text that its field cannot hold. */
export interface WrongText {
  readonly text: string
  /** The name of the field; undefined for an entry of a list. */
  readonly name: string | undefined
  readonly schema: Schema
}

/** Guesses what a text was meant as. Returns what to write instead, as a sentence; the field accepts it. */
export type Guess = (wrong: WrongText) => string | undefined

/** The line with another value, between backticks. */
export const lineWith = ({ name }: WrongText, value: string): string =>
  name ? `\`${name}: ${value}\`` : `\`${value}\``

/** An instruction to write a line with another value. */
export const writeLine = (wrong: WrongText, value: string): string =>
  `Write ${lineWith(wrong, value)}.`
