/** Escapes control and invisible characters, so that a text from a feed cannot steer a terminal or hide anything. */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
