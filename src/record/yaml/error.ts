import { type TextProblem, syntax } from './problem.ts'

/** An error of the YAML library, and the text around it. */
export interface LibraryError {
  readonly code: string
  readonly message: string
  /** How many characters come before the error. */
  readonly offset: number
  /** The whole line on which the error is, and how many characters come before it. */
  readonly line: string
  readonly lineStart: number
  /** The text from the error on, and before it. */
  readonly rest: string
  readonly before: string
}

/** What an error means, and where to look: at the error, at another place, or at what was opened before it. */
export interface Explained {
  readonly problem: TextProblem
  readonly offset?: number
  readonly opens?: 'quote' | 'bracket'
}

/** Says why a file cannot be read, and what to do, about the place of the error itself. */
export const told = (message: string, hint: string): Explained => ({
  problem: syntax(message, hint),
})
