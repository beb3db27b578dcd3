import type { Explain } from '../explanation.ts'

/** An entry of `hours` that cannot be read; hours/ finds the words while it reads. */
export const hours: Explain<'hours'> = ({ expected: { message, hint } }) => ({ message, hint })
