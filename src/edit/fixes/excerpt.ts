import { quote } from '../../text/quote.ts'

/** A value as a sentence shows it: short, on one line, and unable to steer the terminal. */
export const shown = (value: string): string => quote(value.trim()).slice(1, -1)
