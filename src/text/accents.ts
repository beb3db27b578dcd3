/** A text without accents, in compatible letters (NFKD). Most texts are ASCII, and normalising is slow. */
export const withoutAccents = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')

// eslint-disable-next-line no-control-regex
const ASCII = /^[\0-\x7f]*$/
