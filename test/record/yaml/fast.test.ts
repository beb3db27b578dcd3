import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Document, parse, stringify } from 'yaml'
import { readFast } from '../../../src/record/yaml/fast/read-fast.ts'
import { parseWithLibrary, parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import type { Raw } from '../../../src/record/yaml/raw.ts'
import { runs } from '../../runs.ts'

const numRuns = runs(600, 300_000)

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Whether the fast reader reads a text. Fails where the library reads another value or reports a problem. */
function isFast(text: string): boolean {
  const fast = readFast(text)
  if (fast === undefined) return false
  // As text, because the order of the keys counts.
  const expected = parseWithLibrary('a.yaml', text)
  if (JSON.stringify(expected) !== JSON.stringify({ value: fast, diagnostics: [] }))
    expect({ text, value: fast, diagnostics: [] }).toEqual({ text, ...expected })
  return true
}

const textsBelow = (folder: string): string[] =>
  readdirSync(`${project}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(`${project}${folder}/${name}`, 'utf8'))

/** The records in the cases of the rules. */
const ruleRecords = (): string[] =>
  textsBelow('test/rules')
    .flatMap((text) => parse(text) as { records?: object; fine?: object }[])
    .flatMap(({ records, fine }) => [
      ...Object.values({ ...records }),
      ...Object.values({ ...fine }),
    ])
    .map((record: unknown) => (typeof record === 'string' ? record : stringify(record)))

describe('the fast reader', () => {
  it('agrees with the library on the records of this project', () => {
    const texts = [...textsBelow('content'), ...textsBelow('test/fixtures')]
    const slow = texts.filter((text) => !isFast(text))
    expect(slow.length).toBeLessThanOrEqual(texts.length / 10)
  })

  it('agrees with the library on the files and records of the rules', () => {
    for (const text of [...textsBelow('test/rules'), ...ruleRecords()]) isFast(text)
  })

  it.each([
    ['a map', 'name: Oak Café\nphones:\n  - number: 01174960123\n'],
    ['a list on the column of its field', 'terms:\n- food\n- drink\n'],
    ['braces and brackets', 'schedules: [{ freq: WEEKLY, byday: "MO,TU" }]\n'],
    ['braces over several lines', 'a: {\n  b: c, # why\n  d: e\n  }\n'],
    ['quoted text', `a: "say \\"hello\\""\nb: 'it''s'\n`],
    ['folded text', 'a: >-\n  one\n  two\n\n  three\nb: |\n  four\n   five\n'],
    ['text over several lines', 'a: one\n  two\nb: "three\n  four"\n'],
    ['comments', '# one\na: b # two\n\n  # three\nc: d\n'],
    ['an ampersand, a question and an exclamation', 'a: Food & drink? Yes!\n'],
    ['an address', 'a: https://example.org/x#top\n'],
    ['blank fields', 'a:\nb: ~\nc: null\n'],
    ['line endings of Windows', 'a: b\r\nc:\r\n  - d\r\n'],
  ])('reads %s', (_, text) => {
    expect(isFast(text)).toBe(true)
  })

  it.each([
    ['an anchor', 'a: &b c\nd: *b\n'],
    ['a tag', 'a: !!str b\n'],
    ['two documents', 'a: b\n---\nc: d\n'],
    ['a directive', '%YAML 1.2\n---\na: b\n'],
    ['a tab', 'a:\tb\n'],
    ['a byte order mark', '\uFEFFa: b\n'],
    ['a merged key', '<<: { a: b }\n'],
    ['a question mark as a key', '? a\n: b\n'],
    ['a blank key', '~: b\n'],
    ['a list as a key', '[a]: b\n'],
    ['a key twice', 'a: b\na: c\n'],
    ['a key that is special in JavaScript', '__proto__: a\n'],
    ['a hash in a value', 'a: Flat #5\n'],
    ['a hash after a quotation mark', 'a: "b"#c\n'],
    ['a comma in a value in braces', 'a: { b: c,d }\n'],
    ['a field between square brackets', 'a: [b: c]\n'],
    ['a field in quotation marks between square brackets', 'a: ["b": c, "d":"e"]\n'],
    ['deep nesting', `a: ${'['.repeat(20)}b${']'.repeat(20)}\n`],
    ['endless nesting', '['.repeat(100_000)],
    ['a carriage return alone', 'a: b\rc: d\n'],
    ['nothing', ''],
    ['only text', 'a\n'],
  ])('leaves %s to the library', (_, text) => {
    expect(readFast(text)).toBeUndefined()
  })

  it('leaves every message to the library', () => {
    const [problem] = parseYaml('a.yaml', 'a: { b: c,d }\n').diagnostics
    expect(problem).toMatchObject({ code: 'unquoted-comma', place: { line: 1, column: 11 } })
  })
})

// prettier-ignore
const PIECES = [
  'a', 'b', 'null', '~', '10:00', 'x#y', '# c', ' #c', ': ', ':', '- ', '-', ' ', '  ', '\n',
  '\n\n', '\r\n', ',', '[', ']', '{', '}', '"', "'", '|', '>', '>-', '|+', '|2', '&a', '*a',
  '!', '!t', '?', '? ', '%', '@', '`', '\\', '\\n', '\\x41', '\\u00e9', '\\\n', '\t', '\r',
  'é', '\u00A0', '\u2028', '\u0085', '\uFEFF', '---\n', '...\n', '<<: ', '__proto__', '\n  ',
  'a: b\n', '- c\n', '\n    ', '\n ', "''", '""', '[]', '{}', 'a: ', '{ a: b }', '[a, b]', '=',
]

const scalar = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => pieces.join('')),
  fc.constantFrom(
    'A long description of a place. '.repeat(6),
    'one\ntwo\n\n  three\n',
    '- a',
    'a:',
  ),
  fc.constantFrom('Oak House', 'MO,TU', '2026-10-01', '', 'yes', "it's", 'say "hello"', null),
)
const key = fc.oneof(
  fc.constantFrom('name', 'phones', 'url', 'x y', 'a-b', '1', 'address_1'),
  fc.string({ maxLength: 6 }),
)
const { tree } = fc.letrec<{ tree: Raw }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
  ),
}))

/** A document in one of the styles in which it can be written. */
const written = fc
  .record({
    value: fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5 }),
    comment: fc.option(fc.constantFrom(' one', 'one', ' one\n two'), { nil: undefined }),
    isFlow: fc.boolean(),
    isWindows: fc.boolean(),
    options: fc.record({
      indent: fc.constantFrom(1, 2, 4),
      indentSeq: fc.boolean(),
      lineWidth: fc.constantFrom(0, 20, 80),
      singleQuote: fc.constantFrom(null, true, false),
      defaultKeyType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'),
      defaultStringType: fc.constantFrom(
        ...(['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL'] as const),
      ),
      collectionStyle: fc.constantFrom('any', 'block', 'flow'),
      flowCollectionPadding: fc.boolean(),
      blockQuote: fc.constantFrom(true, false, 'folded', 'literal'),
      nullStr: fc.constantFrom('', '~', 'null'),
    }),
  })
  .map(({ value, comment, isFlow, isWindows, options }) => {
    const document = new Document(value, { aliasDuplicateObjects: false })
    const first = document.contents as unknown as { items: { value?: object }[] }
    if (comment) Object.assign(first.items.at(-1)?.value ?? {}, { comment })
    if (isFlow) Object.assign(first.items[0]?.value ?? {}, { flow: true })
    const text = document.toString(options as never)
    return isWindows ? text.replaceAll('\n', '\r\n') : text
  })

/** A random edit of a text. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 4 }),
  piece: fc.constantFrom(...PIECES),
  kind: fc.constantFrom('insert', 'delete', 'double', 'move'),
})

function applyEdit(
  text: string,
  { at, length, piece, kind }: typeof edit extends fc.Arbitrary<infer T> ? T : never,
) {
  const offset = Math.floor(at * text.length)
  const [before, after] = [text.slice(0, offset), text.slice(offset)]
  if (kind === 'insert') return before + piece + after
  if (kind === 'delete') return before + after.slice(length + 1)
  if (kind === 'double') return before + after.slice(0, length + 1) + after
  return after.slice(0, length + 1) + before + after.slice(length + 1)
}

describe('any text', () => {
  it('as a program writes it has the same value for both readers', { timeout: 1_200_000 }, () => {
    fc.assert(
      fc.property(written, (text) => void isFast(text)),
      { numRuns },
    )
  })

  it('with random edits has the same value for both readers', { timeout: 1_200_000 }, () => {
    const edits = fc.array(edit, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(written, edits, (text, list) => void isFast(list.reduce(applyEdit, text))),
      { numRuns },
    )
  })

  it(
    'of this project with random edits has the same value for both readers',
    { timeout: 1_200_000 },
    () => {
      const texts = [...textsBelow('content'), ...textsBelow('test/fixtures'), ...ruleRecords()]
      const short = texts.filter(({ length }) => length < 3000)
      const edits = fc.array(edit, { minLength: 1, maxLength: 3 })
      fc.assert(
        fc.property(
          fc.constantFrom(...short),
          edits,
          (text, list) => void isFast(list.reduce(applyEdit, text)),
        ),
        { numRuns },
      )
    },
  )

  it('of odd pieces has the same value for both readers', { timeout: 1_200_000 }, () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 })
    fc.assert(
      fc.property(pieces, (list) => {
        const text = list.join('')
        isFast(text)
        isFast(`a: ${text}`)
      }),
      { numRuns: numRuns * 3 },
    )
  })
})
