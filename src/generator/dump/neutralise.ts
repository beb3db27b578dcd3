/**
 * What a spreadsheet may run as a formula, after any number of apostrophes: those of the author, or one of ours. Programs skip
 * blanks and signs that nobody sees, and in East Asian settings take the wide and the small forms for the usual ones.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u
/** A number or a telephone number, which is no formula. */
const PLAIN = /^[+-][\d\s().-]*$/

/** A text as a cell that no spreadsheet runs: one that looks like a formula gets an apostrophe in front. */
export const neutralise = (text: string): string =>
  FORMULA.test(text) && !PLAIN.test(text) ? `'${text}` : text

/** The text of a cell: takes away the apostrophe that `neutralise` gave it. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
