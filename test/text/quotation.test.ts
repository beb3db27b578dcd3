import { describe, expect, it } from 'vitest'
import { inMarks, textInMarks } from '../../src/text/quotation.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'

describe('a text between quotation marks', () => {
  it.each([
    ['"The "best" club"', 'The "best" club'],
    ['""Best" club"', '"Best" club'],
    ['"The club is "best""', 'The club is "best"'],
    [`"Bob's "best" club"`, `Bob's "best" club`],
    ["'It's fun'", "It's fun"],
    ["'The clubs' day'", "The clubs' day"],
    ["'The 'best' club's day'", "The 'best' club's day"],
    ['"The \\"fine\\" and "best" club"', 'The "fine" and "best" club'],
    ['"The "best" club" # or so', 'The "best" club'],
    ['"The "best" #1 club"', 'The "best" #1 club'],
    ['"Room "Green" # 4"', 'Room "Green" # 4'],
  ])('is without its outer marks: %s', (written, text) => {
    expect(textInMarks(written)).toBe(text)
  })

  it.each([
    '"Tea and cake" is what we do',
    '"Tea" and "cake"',
    "'Tea' and 'cake'",
    `"Tea" is Bob's`,
    'Tea',
  ])('keeps marks that quote only a part: %s', (written) => {
    expect(textInMarks(written)).toBe(written)
  })

  it.each([`"The club's "best" day`, "'It's fun", '"C:\\temp "best" club"'])(
    'is unknown where they are never closed, or hold what only a program understands: %s',
    (written) => {
      expect(textInMarks(written)).toBeUndefined()
    },
  )
})

describe('a text quoted for YAML', () => {
  it.each([
    ['The club', '"The club"'],
    ['The "best" club', `'The "best" club'`],
    ["Bob's club", `"Bob's club"`],
    [`Bob's "best" club`, `Bob's "best" club`],
    [`"Best" is Bob's`, `'"Best" is Bob''s'`],
    [`Note: Bob's "best" club`, `'Note: Bob''s "best" club'`],
    ['C:\\temp', "'C:\\temp'"],
  ])('has marks that it does not contain, or none: %s', (text, written) => {
    expect(inMarks(text)).toBe(written)
    expect(parseYaml('a.yaml', `a: ${written}\n`)).toEqual({ value: { a: text }, diagnostics: [] })
  })
})
