import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** A diagnostic about the text of a file, without its place. */
export type TextProblem = Omit<Diagnostic, 'place'>

/** A problem, and its offset in the text. */
export interface Finding {
  readonly problem: TextProblem
  readonly offset: number
}

/** A problem of YAML syntax at an offset. */
export const syntaxAt = (offset: number, message: string, hint: string): Finding => ({
  problem: { code: 'yaml-syntax', message, hint },
  offset,
})

export const tooDeep: TextProblem = {
  code: 'too-deep',
  message: 'This file is nested too deeply.',
  hint: 'Check the indentation and the brackets: no record is nested this deep.',
}

export const tooManyAliases: TextProblem = {
  code: 'too-many-aliases',
  message: 'This file repeats parts of itself too often.',
  hint: 'Write the values out instead of `*name`.',
}
