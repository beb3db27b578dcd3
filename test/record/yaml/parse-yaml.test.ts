import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Document, parseDocument } from 'yaml'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import type { Raw } from '../../../src/record/yaml/raw.ts'
import { runs } from '../../runs.ts'
import { anyCharacters } from '../../any-characters.ts'

const LONG = 300_000

const valueOf = (text: string): Raw | undefined => {
  const { value, diagnostics } = parseYaml('a.yaml', text)
  expect(diagnostics).toEqual([])
  return value
}
/** The diagnostics of a text, as `code line:column`. */
const found = (text: string): string[] =>
  parseYaml('a.yaml', text).diagnostics.map(
    ({ code, place }) => `${code} ${place.line}:${place.column}`,
  )

describe('a scalar', () => {
  it.each([
    ['10:00', '10:00'],
    ['NO', 'NO'],
    ['yes', 'yes'],
    ['true', 'true'],
    ['1E5', '1E5'],
    ['01174960123', '01174960123'],
    ['0x1F', '0x1F'],
    ['1_000', '1_000'],
    ['2026-10-01', '2026-10-01'],
    ['.inf', '.inf'],
    ['=', '='],
    ['Null', 'Null'],
    ['NULL', 'NULL'],
    ['"null"', 'null'],
    ["'~'", '~'],
    ['""', ''],
    ['R&D', 'R&D'],
    ['what? why!', 'what? why!'],
    ['a:b', 'a:b'],
    ['https://example.org/#top', 'https://example.org/#top'],
    ['"Caf\\u00e9"', 'Café'],
    ['!!int 3', '3'],
  ])('is text: %s', (written, text) => {
    expect(valueOf(`name: ${written}\n`)).toEqual({ name: text })
    expect(valueOf(`[${written}]`)).toEqual([text])
  })

  it.each(['', '~', 'null', '# nothing', '!!null'])('is blank: %s', (written) => {
    expect(valueOf(`name: ${written}\n`)).toEqual({ name: null })
  })

  it('can have several lines', () => {
    expect(valueOf('a: >-\n  one\n  two\nb: |\n  one\n  two\nc: one\n  two\n')).toEqual({
      a: 'one two',
      b: 'one\ntwo\n',
      c: 'one two',
    })
  })
})

describe('a text', () => {
  it('can be empty, or only a comment', () => {
    expect(valueOf('')).toBe(null)
    expect(valueOf('# Nothing yet.\n')).toBe(null)
    expect(valueOf('---\n')).toBe(null)
  })

  it('can start with a byte order mark and with three dashes', () => {
    expect(valueOf('\uFEFF---\nname: Oak\n')).toEqual({ name: 'Oak' })
    expect(found('\uFEFFname: Oak\nemail: "oak\n')).toEqual(['yaml-quote 2:8'])
  })

  it('can have the line endings of Windows', () => {
    expect(valueOf('name: Oak\r\nlist:\r\n  - a\r\n  - b\r\n')).toEqual({
      name: 'Oak',
      list: ['a', 'b'],
    })
    expect(found('name: Oak\r\n\r\nemail: "oak\r\n')).toEqual(['yaml-quote 3:8'])
    expect(found('name: Oak\r\nemail: oak #1\r\n')).toEqual(['hash-in-value 2:12'])
  })

  it('cannot have the line endings of old Macs', () => {
    expect(found('name: Oak\rlist: [a]\r')).toEqual(['odd-line-end 1:10'])
    expect(found('name: Oak\n# a comment\rlist: [a]\n')).toEqual(['odd-line-end 2:12'])
    expect(found('list: *a @\n  b\rname: Oak\n')).toEqual(['odd-line-end 2:4'])
    expect(valueOf('name: Oak\r\n\r\nlist: [a]\r\n')).toEqual({ name: 'Oak', list: ['a'] })
  })

  it('keeps control characters, which are checked later', () => {
    expect(valueOf('name: a\u0000b\n')).toEqual({ name: 'a\u0000b' })
  })

  it('can have keys that are special in JavaScript', () => {
    const value = valueOf('__proto__: { polluted: x }\nconstructor: y\n') as object
    expect(Object.entries(value)).toEqual([
      ['__proto__', { polluted: 'x' }],
      ['constructor', 'y'],
    ])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('can repeat a part of itself with an alias', () => {
    expect(valueOf('a: &hours { byday: TU }\nb: *hours\nc: *hours\n')).toEqual({
      a: { byday: 'TU' },
      b: { byday: 'TU' },
      c: { byday: 'TU' },
    })
  })
})

describe('a mistake', () => {
  it('is reported alone, because what follows is mostly its consequence', () => {
    expect(found('a: "b\nc: [d\n\te: @f\n')).toHaveLength(1)
  })
})

describe('no mistake', () => {
  it('is a line of equals signs in a text', () => {
    expect(valueOf('a: |\n  Coffee!\n  =======\n')).toEqual({ a: 'Coffee!\n=======\n' })
  })

  it('is a dash in a text of several lines', () => {
    expect(valueOf('a:\n  -b\n  -c\nd: e\n  -f\n')).toEqual({ a: '-b -c', d: 'e -f' })
    expect(valueOf('a:\n  - b\n    -- c\n  - 9:00\n    -12:00\n')).toEqual({
      a: ['b -- c', '9:00 -12:00'],
    })
  })

  it('is any name of a private field', () => {
    expect(valueOf('private:\n  -a: b\n')).toEqual({ private: { '-a': 'b' } })
    expect(valueOf('private: { a: [b: c, Mon: d] }\n')).toEqual({
      private: { a: [{ b: 'c' }, { Mon: 'd' }] },
    })
    expect(found('private:\n  ? Call before 9\n  ? Ask Jo\n')).toEqual([])
  })

  it('is a question mark that touches a word, or comes after one', () => {
    expect(valueOf('a: ?b\nc: what ? d\n')).toEqual({ a: '?b', c: 'what ? d' })
  })

  it('is a list in brackets in which every entry has one field', () => {
    expect(valueOf('a: [b: c]\n')).toEqual({ a: [{ b: 'c' }] })
    expect(valueOf('a: [b: c, b: d]\n')).toEqual({ a: [{ b: 'c' }, { b: 'd' }] })
    expect(valueOf('a: [b, c: d, e]\n')).toEqual({ a: ['b', { c: 'd' }, 'e'] })
  })

  it('is a colon in a list of hours, which has its own messages', () => {
    expect(valueOf('hours: [Tue: 10:00-12:00]\n')).toEqual({ hours: [{ Tue: '10:00-12:00' }] })
  })

  it('is a comment, or a hash in a word or in quotation marks', () => {
    expect(found('a: b # comment\nc: "#1"\nd: C#5\n# e\nf: x #\n')).toEqual([])
  })

  it.each([
    ['contacts: [{ "name": "Desk", "title": "A // B" }]\n'],
    ["'email': 'x // y /* z */'\n"],
    ['"contacts":\n  - "title": "A // B"\n    "name": >-\n      // C\n      <!-- D\n'],
    ['hours:\n  [\n    – Tue,\n    "• Wed"\n  ]\n'],
    ['status: "one\n  // two \\" \n  /* three"\n'],
    ['contacts: [{ title: A // B }]\n'],
    ['phones:\n  - "\u00a0- 1"\nname: "one\n  \u00a0two"\n'],
    ['{\n  "contacts": [\n    { "title": "A // B # C: D" }\n  ]\n}\n'],
    ['name: "Choir" #sings\n'],
  ])('is a text with an end of its own: %j', (text) => {
    expect(found(text)).toEqual([])
  })

  it('hides no slip beside it', () => {
    const text = '"name": "A // B"\nphones: [{ "number": "1 // 2" }]\n'
    expect(found(`${text}hours:\n  • Tue 10:00-12:00\n`)).toEqual(['yaml-syntax 4:3'])
    expect(found(`${text}hours:\n\u00a0\u00a0- Tue\n`)).toEqual(['yaml-syntax 4:1'])
    expect(found(`${text}alert: See poster #3\n`)).toEqual(['hash-in-value 3:19'])
  })

  it('is a field without a value in braces', () => {
    expect(valueOf('{ a: b, c: , d:  }')).toEqual({ a: 'b', c: null, d: null })
  })
})

describe('hostile text', () => {
  const many = 50_000

  it.each([
    ['brackets', '['.repeat(many)],
    ['braces', '{a: '.repeat(many)],
    ['brackets on lines of their own', '[\n'.repeat(many)],
    ['brackets with comments', '[ #\n'.repeat(many)],
    ['brackets with anchors', '[&a '.repeat(many)],
    ['brackets within quoted keys', '{"]": '.repeat(many)],
    ['dashes', '- '.repeat(many)],
    ['question marks', '? '.repeat(many)],
    ['dashes and question marks', '- ? '.repeat(many)],
    ['colons', ': '.repeat(many)],
    ['tabs', '-\t'.repeat(many)],
    ['indentation', Array.from({ length: 500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ])('can nest %s to any depth', (_, text) => {
    expect(found(text)[0]).toMatch(/^too-deep /)
  })

  it('can have a line of dashes or brackets in a text', () => {
    expect(
      valueOf(`# ${'- '.repeat(100)}\na: |\n  ${'- '.repeat(100)}\n  ${'['.repeat(100)}\n`),
    ).toMatchObject({ a: expect.stringContaining('- - -') })
  })

  it('can have aliases that multiply', () => {
    const lines = Array.from({ length: 25 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)
    expect(found(`a0: &a0 [x]\n${lines.join('\n')}\nb: *a25\n`)).toEqual(['too-many-aliases 1:1'])
  })

  it('can have too many aliases', () => {
    expect(found(`a: &a x\nb: [${'*a, '.repeat(101)}]\n`)).toEqual(['too-many-aliases 2:405'])
  })

  it('can contain itself', () => {
    expect(found('a: &a [*a]\n')).toEqual(['too-many-aliases 1:8'])
    expect(found('a: &a { b: { c: *a } }\n')).toEqual(['too-many-aliases 1:17'])
  })

  it('can nest too deeply through an alias', () => {
    const nest = (inner: string) => `${'['.repeat(40)}${inner}${']'.repeat(40)}`
    expect(found(`a: &a ${nest('x')}\nb: ${nest('*a')}\n`)).toEqual(['too-deep 1:1'])
    expect(found(`\na: &a ${nest('x')}\nb: ${nest('*a')}\n`)).toEqual(['too-deep 1:1'])
  })

  it('can have hundreds of thousands of empty lines before a mistake', () => {
    expect(found(`a: b${'\n'.repeat(4 * many)}c: "d" e\n`)).toEqual([
      `yaml-syntax ${4 * many + 1}:8`,
    ])
  })

  it('can have tens of thousands of fields that start with a dash', () => {
    const text = Array.from({ length: many }, (_, i) => `-a field-${i}: x`).join('\n')
    expect(found(text)).toEqual(['yaml-syntax 1:1'])
  })

  it('can have tens of thousands of fields in square brackets', () => {
    const names = Array.from({ length: 15_000 }, (_, i) => `name: A${i}`).join(', ')
    expect(valueOf(`areas: [${names}]`)).toHaveProperty('areas.length', 15_000)
    expect(found(`areas: [${names}, code: x]`)).toEqual(['yaml-syntax 1:9'])
  })

  it('can have tens of thousands of fields', () => {
    const text = Array.from({ length: many }, (_, i) => `field-${i}: x`).join('\n')
    expect(Object.keys(valueOf(text) as object)).toHaveLength(many)
  })
})

// prettier-ignore
const SIGNS = [
  'a', 'b', ': ', ':', '- ', '? ', '\n', '\n  ', '\n    ', '\t', '"', "'", '{', '}', '[', ']', ', ',
  '#', ' #', '&a ', '*a ', '!', '|', '>', '---', '...', '%', '@', '`', '\\', '\r\n', '\r', '\u0000',
  '\uFEFF', '\u00A0', '\u2028', '<<: ', '~', 'null', '\uD800',
]

/** Texts that look like records, mostly with mistakes. */
const yamlish = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 3 })), { maxLength: 40 })
  .map((parts) => parts.join(''))

const FIELDS = ['name', 'description', 'status', 'contacts', 'title', 'phones', 'hours', 'alert']
// prettier-ignore
const ODD = [
  '//', ' // ', ': ', ' #', '# ', '- ', '• ', '– ', '/*', '*/', '<!--', '-->', '"', "'", '\n', '\n  ', 'word', ', ',
  '[', ']', '{', '}', '&', '*', '? ', '!', '|', '>', '%', '@', '`', '\\', '\u00a0', '---', '<<<<<<< ', '```', '\t', '1 ',
]
const oddText = fc.array(fc.constantFrom(...ODD), { maxLength: 6 }).map((parts) => parts.join(''))
const { tree } = fc.letrec<{ tree: Raw }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    oddText,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

/** A record with odd texts, all with an end of their own, as programs write it; and its value. */
const written = fc
  .record({
    value: fc.dictionary(fc.constantFrom(...FIELDS), tree, {
      minKeys: 1,
      maxKeys: 4,
      noNullPrototype: true,
    }),
    json: fc.constantFrom(undefined, undefined, 0, 2),
    options: fc.record({
      indent: fc.constantFrom(1, 2, 4),
      lineWidth: fc.constantFrom(0, 20, 80),
      defaultKeyType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'),
      defaultStringType: fc.constantFrom('QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL'),
      collectionStyle: fc.constantFrom('any', 'block', 'flow'),
    }),
  })
  .map(({ value, json, options }) => ({
    value,
    text:
      json === undefined
        ? new Document(value, { aliasDuplicateObjects: false }).toString(options as never)
        : JSON.stringify(value, null, json),
  }))

describe('any record as a program writes it', () => {
  it(
    'has no slip',
    () => {
      fc.assert(
        fc.property(written, ({ value, text }) => {
          const document = parseDocument(text, { schema: 'failsafe' })
          // Some texts the library does not read as it wrote them.
          fc.pre(document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value))
          expect(parseYaml('a.yaml', text)).toEqual({ value, diagnostics: [] })
        }),
        { numRuns: runs(100, 50_000) },
      )
    },
    LONG,
  )
})

describe('any text', () => {
  it(
    'is read without an exception, and every place is in the text',
    () => {
      fc.assert(
        fc.property(fc.oneof(yamlish, anyCharacters()), (text) => {
          const { value, diagnostics } = parseYaml('a.yaml', text)
          expect(value === undefined).toBe(diagnostics.length > 0)
          const lines = text.split('\n')
          for (const { place } of diagnostics) {
            const { line = 0, column = 0 } = place
            expect(line).toBeGreaterThanOrEqual(1)
            expect(line).toBeLessThanOrEqual(lines.length)
            expect(column).toBeGreaterThanOrEqual(1)
            expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
          }
        }),
        { numRuns: runs(700, 100_000) },
      )
    },
    LONG,
  )
})
