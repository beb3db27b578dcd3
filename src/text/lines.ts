/*
 * A line ends at `\n`, alone or behind `\r`. Every reader of a text that others have written splits it here, so that none sees a
 * line where another sees none.
 */

/** The lines of a text, without what ends them. */
export const linesOf = (text: string): string[] => text.split(/\r?\n/)

/** The lines of a text, each with what ends it: joined, they are the text again. */
export const wholeLinesOf = (text: string): string[] => text.split(/(?<=\n)/)

/** What ends no line here and does so elsewhere, such as in YAML, in older YAML, or at `^` and `$` of JavaScript. */
export const ODD_LINE_END = /\r(?!\n)|[\u0085\u2028\u2029]/

/** Control characters but tabs and line ends, those that turn the direction of what follows, and halves of characters. */
export const UNSHOWN = /(?![\t\n\r\u0085])\p{Cc}|[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu
