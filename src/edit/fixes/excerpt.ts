import { quote } from '../../text/quote.ts'

/** A value as a message quotes it: short, on one line and without control characters. */
export const excerpt = (value: string): string => quote(value.trim()).slice(1, -1)
