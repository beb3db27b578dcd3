import fc from 'fast-check'

/** Any character but halves of pairs. */
const character = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800))

/** A text of any characters. The arbitrary of fast-check for it first makes a table of them all, which takes a second. */
export const anyCharacters = (constraints: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.array(character, constraints).map((characters) => characters.join(''))
