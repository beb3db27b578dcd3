// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g

/** Replaces characters that could control a terminal or turn a line round with spaces, so that columns stay the same. */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, ' ')
