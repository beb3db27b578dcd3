/** A name of a table, a column or a key, by which it is compared: small letters and digits, with `_` between words. */
export const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/(?<![*?:])[*?:]+$/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
