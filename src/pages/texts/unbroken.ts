/** A text without places to break a line in, such as a postcode. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u{a0}')
