import type { SyntaxFault } from '../slip.ts'

/** Whether the library expects a field where there is none. */
export function wantsColon({ code, message, rest, before }: SyntaxFault): boolean {
  if (code === 'MULTILINE_IMPLICIT_KEY') return true
  const wantsValue = code === 'MISSING_CHAR' && /map values/.test(message)
  return wantsValue && !/^\s/.test(rest) && before !== ''
}
