import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import type { Raw } from '../../../src/record/yaml/raw.ts'

const LONG = 300_000

const valueOf = (text: string): Raw | undefined => {
  const { value, diagnostics } = parseYaml('a.yaml', text)
  expect(diagnostics).toEqual([])
  return value
}
/** What is found in a text, as `code line:column`. */
const found = (text: string): string[] =>
  parseYaml('a.yaml', text).diagnostics.map(
    ({ code, place }) => `${code} ${place.line}:${place.column}`,
  )

/** What is said of a text, and what to do. */
const said = (text: string): string =>
  parseYaml('a.yaml', text)
    .diagnostics.map(({ message, hint }) => `${message} ${hint}`)
    .join('\n')

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
  ])('is the text that it looks like: %s', (written, text) => {
    expect(valueOf(`name: ${written}\n`)).toEqual({ name: text })
    expect(valueOf(`[${written}]`)).toEqual([text])
  })

  it.each(['', '~', 'null', '# nothing', '!!null'])('is blank: %s', (written) => {
    expect(valueOf(`name: ${written}\n`)).toEqual({ name: null })
  })

  it('goes on over several lines', () => {
    expect(valueOf('a: >-\n  one\n  two\nb: |\n  one\n  two\nc: one\n  two\n')).toEqual({
      a: 'one two',
      b: 'one\ntwo\n',
      c: 'one two',
    })
  })
})

describe('a text', () => {
  it('may be empty, or only a comment', () => {
    expect(valueOf('')).toBe(null)
    expect(valueOf('# Nothing yet.\n')).toBe(null)
    expect(valueOf('---\n')).toBe(null)
  })

  it('may start with a mark of its encoding and with three dashes', () => {
    expect(valueOf('\uFEFF---\nname: Oak\n')).toEqual({ name: 'Oak' })
    expect(found('\uFEFFname: Oak\nemail: "oak\n')).toEqual(['yaml-quote 2:8'])
  })

  it('may end its lines as Windows does', () => {
    expect(valueOf('name: Oak\r\nlist:\r\n  - a\r\n  - b\r\n')).toEqual({
      name: 'Oak',
      list: ['a', 'b'],
    })
    expect(found('name: Oak\r\n\r\nemail: "oak\r\n')).toEqual(['yaml-quote 3:8'])
    expect(found('name: Oak\r\nemail: oak #1\r\n')).toEqual(['hash-in-value 2:12'])
  })

  it('cannot end its lines as old Macs did', () => {
    expect(found('name: Oak\rlist: [a]\r')).toEqual(['yaml-syntax 1:10'])
    expect(found('name: Oak\n# a comment\rlist: [a]\n')).toEqual(['yaml-syntax 2:12'])
    expect(found('list: *a @\n  b\rname: Oak\n')).toEqual(['yaml-syntax 2:4'])
    expect(said('name: Oak\rlist: [a]\r')).toBe(
      'A line ends here as on an old Mac, so that the next one is read as a part of it. Save the file anew with the line ends of Unix or Windows, which editors call `LF` and `CRLF`.',
    )
    expect(valueOf('name: Oak\r\n\r\nlist: [a]\r\n')).toEqual({ name: 'Oak', list: ['a'] })
  })

  it('keeps a character that is none for whoever judges the value', () => {
    expect(valueOf('name: a\u0000b\n')).toEqual({ name: 'a\u0000b' })
  })

  it('can use keys that mean something to a program', () => {
    const value = valueOf('__proto__: { polluted: x }\nconstructor: y\n') as object
    expect(Object.entries(value)).toEqual([
      ['__proto__', { polluted: 'x' }],
      ['constructor', 'y'],
    ])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('can repeat a part of itself', () => {
    expect(valueOf('a: &hours { byday: TU }\nb: *hours\nc: *hours\n')).toEqual({
      a: { byday: 'TU' },
      b: { byday: 'TU' },
      c: { byday: 'TU' },
    })
  })
})

describe('an error', () => {
  it.each([
    ['a tab', 'a:\n\tb: c\n', 'yaml-tab 2:1'],
    ['a tab after spaces', 'a:\n  - b\n \t- c\n', 'yaml-tab 3:2'],
    ['a tab in a block of text', 'a: |\n\tb\n', 'yaml-tab 2:1'],
    ['a tab between brackets', 'a: [\n\tb\n]\n', 'yaml-tab 2:1'],
    ['a double quotation mark', 'a: b\nc: "d\ne: f\n', 'yaml-quote 2:4'],
    ['a single quotation mark', "a:\n  b: 'c\nd: e\n", 'yaml-quote 2:6'],
    ['a quotation mark in a list', 'a:\n  - "b\n  - "c"\n', 'yaml-quote 2:5'],
    ['a quotation mark between braces', 'a: { b: "c, d: e }\n', 'yaml-quote 1:9'],
    ['a mark that the next line closes', 'a: "b\nc: "d"\n', 'yaml-quote 1:4'],
    ['a brace', 'a: { b: c\nd: e\n', 'yaml-syntax 1:4'],
    ['a brace in a bracket', 'a: [{ b: c]\n', 'yaml-syntax 1:5'],
    ['a bracket at the end', 'a: [b, c', 'yaml-syntax 1:4'],
    ['a field twice', 'a: b\nc: d\na: e\n', 'duplicate-key 3:1'],
    ['a field twice within another', 'x:\n  a: b\n  a: c\n', 'duplicate-key 3:3'],
    ['a tag of its own', 'a: b\nc: !d e\n', 'yaml-syntax 2:4'],
    ['a tag without a value', 'a: !d\nb: c\n', 'yaml-syntax 1:4'],
    ['an anchor that nothing repeats', 'a: &b c\n', 'yaml-syntax 1:4'],
    ['an alias of nothing', 'a: *b\n', 'yaml-syntax 1:4'],
    ['two documents', 'a: b\n---\nc: d\n', 'yaml-syntax 2:1'],
    ['a list as a key', '? [a]\n: b\n', 'yaml-syntax 1:3'],
    ['nothing as a key', '~: b\n', 'yaml-syntax 1:1'],
    ['a list on the line of its field', 'a: - b\n', 'yaml-syntax 1:4'],
    ['text behind the sign of a block', 'a: >- b\n', 'yaml-syntax 1:7'],
    ['a backslash', 'a: "C:\\Windows"\n', 'yaml-syntax 1:7'],
    ['a value that a comma cuts', 'a: { b: c,d }\n', 'unquoted-comma 1:11'],
    ['a value that a hash cuts', 'a: Flat #5\n', 'hash-in-value 1:9'],
    ['a value that starts with a hash', 'a: #5\nb: c\n', 'hash-in-value 1:4'],
    ['an entry that starts with a hash', 'a:\n  - #b\n  - c\n', 'hash-in-value 2:5'],
    ['a hash that hides a bracket', 'a: [b, #c]\n', 'hash-in-value 1:8'],
    ['a question mark for a value', 'a: ?\nb: c\n', 'yaml-syntax 1:4'],
    ['a question mark before a value', 'a: ? b\n\nc: d\n', 'yaml-syntax 1:4'],
    ['a question mark before a field', 'a: ? b: c\n', 'yaml-syntax 1:4'],
    ['a question mark for an entry', 'a:\n  - ?\n  - b\n', 'yaml-syntax 2:5'],
    ['a question mark before an entry', 'a:\n  - ? b\n', 'yaml-syntax 2:5'],
    ['a question mark below a field', 'a:\n  ? b\n', 'yaml-syntax 2:3'],
    ['a question mark in brackets', 'a: [b, ? c]\n', 'yaml-syntax 1:8'],
    ['a field between square brackets', 'a: [b, c: d, e: f]\n', 'yaml-syntax 1:8'],
    ['a quoted one', 'a: ["b": c, d: e]\n', 'yaml-syntax 1:5'],
    ['a dash for a value', 'a: -\nb: c\n', 'yaml-syntax 1:4'],
    ['a dash that touches its entry', 'a:\n  - b\n  -c\n', 'yaml-syntax 3:3'],
    ['a dash that touches, below an empty line', 'a:\n  - b\n\n  -c\n', 'yaml-syntax 4:3'],
    ['a dash that touches, below the field', 'a:\n- b\n-c\n', 'yaml-syntax 3:1'],
    ['a dash that touches the name of a field', 'a:\n  -b: c\n', 'yaml-syntax 2:3'],
    ['such a dash before another entry', 'a:\n  -b: c\n  - b: d\n', 'yaml-syntax 2:3'],
    ['such a dash before another field', 'a:\n  -b: c\n   d: e\n', 'yaml-syntax 2:3'],
    ['a field that starts with a dash', 'a: b\n-c: d\n', 'yaml-syntax 2:1'],
    ['the first line of a conflict', 'a: b\n<<<<<<< main\nc: d\n', 'yaml-syntax 2:1'],
    ['a lone middle line of a conflict', 'a: b\n=======\nc: d\n', 'yaml-syntax 2:1'],
    ['a lone last line of a conflict', 'a: b\r\n>>>>>>> c\r\n', 'yaml-syntax 2:1'],
    ['a comma behind a quotation mark', 'a: "b",\nc: d\n', 'yaml-syntax 1:7'],
  ])('points at %s', (_, text, place) => {
    expect(found(text)).toEqual([place])
  })

  it('is told alone, for what follows is mostly its echo', () => {
    expect(found('a: "b\nc: [d\n\te: @f\n')).toHaveLength(1)
  })

  it('is told of a dash that touches its entry, however many dashes and empty lines there are', () => {
    for (const text of ['a:\n  - b\n  -c\n', 'a:\n  - b\n\n  # d\n  --c\n', 'a:\n- b\n-c\n'])
      expect(said(text)).toBe('There is no space after this dash. Write `- c`.')
  })

  it('is told of a field that starts with a dash by how entries and fields are written', () => {
    expect(said('a:\n  -b: c\n')).toBe('There is no space after this dash. Write `- b: c`.')
    expect(said('a:\n  -b: c\n   d: e\n')).toBe(
      'There is no space after this dash. Write `- b: c`, and put one space more before the lines below that belong to it.',
    )
    expect(said('a: b\n-c: d\n')).toBe(
      'The name of a field cannot start with a dash. Write `c: d`.',
    )
  })

  it('takes the line below a heading in a text for no line of a conflict', () => {
    expect(valueOf('a: |\n  Coffee!\n  =======\n')).toEqual({ a: 'Coffee!\n=======\n' })
    expect(said('a: |\n  Coffee!\n  =======\nb: "c\n')).toContain('quotation mark')
  })

  it('is told of a text whose lines hold a colon by what makes a text of them', () => {
    const text = 'description:\n  Come\n  along\n  at 10:30\n  Please note: bring a mug\n  each\n'
    expect(found(text)).toEqual(['yaml-syntax 5:3'])
    expect(said(text)).toMatch(/^The colon makes a field .* Write `>-` behind `description:`,/)
    expect(said('name:\n  Choir\n  status: active\n')).toContain(
      'If `status` is a field, let it start in the same column as `name:`. If not, write `>-`',
    )
    for (const other of ['phones:\n  0117\n  number: 0118\n', 'private:\n  a\n  b: c\n'])
      expect(said(other)).not.toContain('>-')
  })

  it('is told of a field that starts too far right, below a value with a colon of its own', () => {
    const text = 'url: https://example.org/\n email: a@example.org\n'
    expect(found(text)).toEqual(['yaml-syntax 2:2'])
    expect(said(text)).toContain('Let it start in the same column as `url:`.')
    expect(said('a: b c: d\n')).toContain('This value holds a colon with a space after it.')
  })

  it.each([
    ['"Come.\n\nWe meet."', 'a: ', '3:1', '`a:`'],
    ["'It''s on.\n  It is.\nWe meet.' # d", 'a: ', '3:1', '`a:`'],
    ['"Ann\r\n  Smith"', 'a:\n  - b: ', '3:3', '`b:`'],
    ['"North\nand \\"South\\""', 'a:\n- ', '3:1', 'the dash above it'],
  ])('is told of a line of %j that starts too far left', (quoted, before, place, start) => {
    const text = `${before}${quoted}\n`
    expect(found(text)).toEqual([`yaml-syntax ${place}`])
    expect(said(text)).toContain(`two spaces further right than ${start},`)
  })

  it('takes no mark for the closing one that opens a text of its own', () => {
    for (const text of ['a: "b\nc: "d"\n', 'a:\n- "b\n- "c"\n', 'a: "b\nprivate:\n  c: "d"\n'])
      expect(said(text)).toContain('never closed')
  })

  it('leaves texts alone that go on with a dash', () => {
    expect(valueOf('a:\n  -b\n  -c\nd: e\n  -f\n')).toEqual({ a: '-b -c', d: 'e -f' })
  })

  it('leaves what is private alone, where fields may be called anything', () => {
    expect(valueOf('private:\n  -a: b\n')).toEqual({ private: { '-a': 'b' } })
  })

  it('shows how to write a value that a comma cut', () => {
    const [problem] = parseYaml(
      'a.yaml',
      's: [{ freq: WEEKLY, byday: MO,TH,FR, x: y }]',
    ).diagnostics
    expect(problem?.hint).toContain('`byday: "MO,TH,FR"`')
  })

  it('is told of a question mark by what stands behind it', () => {
    expect(said('a: ? b\nc: d\n')).toBe(
      'A value cannot start with `?`, which has a special meaning here. Put the whole value in quotation marks: `a: "? b"`.',
    )
    expect(said('a:\n  - ? b\n')).toContain('`- "? b"`')
    for (const text of ['a: ?\nb: c\n', 'a: ?', 'a:\n  - ? \n', 'a: [?]\n'])
      expect(said(text)).toContain('A question mark cannot stand in place of a value.')
  })

  it('leaves question marks alone that touch a word', () => {
    expect(valueOf('a: ?b\nc: what ? d\n')).toEqual({ a: '?b', c: 'what ? d' })
  })

  it('is told of a colon between braces that touches its value', () => {
    const missing = (line: string) => `There is no space after this colon. Write \`${line}\`.`
    expect(said('a: { b: c, d:2 }\n')).toBe(missing('d: 2'))
    expect(said('a: [{d:2, e:3}]\n')).toBe(missing('d: 2'))
    expect(said('a: { b: 1, d:10:00 }\n')).toBe(missing('d: 10:00'))
    expect(said('a: { d:"2" }\n')).toBe(missing('d: "2"'))
    expect(said('a: { d = 2 }\n')).toBe(
      'There is an equals sign where a colon belongs. Write `d: 2`.',
    )
  })

  it('takes no such colon for a part of the value that a comma cuts', () => {
    expect(said('a: { b: c,d, e:2 }\n')).toContain('`b: "c,d"`')
    expect(said('a: { b: c,https://example.org }\n')).toContain('`b: "c,https://example.org"`')
    expect(said('a: { b: c, Note:d }\n')).toContain('`b: "c, Note:d"`')
  })

  it('shows how fields between square brackets are held together', () => {
    const better = (text: string) => /Write `(.*)`\.$/.exec(said(text))?.[1]
    expect(better('a: [b: c, d: e]\n')).toBe('a: [{ b: c, d: e }]')
    expect(better('a: [b:c, d: e ]\n')).toBeUndefined()
    expect(better('- [a: b, c: d]\n')).toBe('[{ a: b, c: d }]')
    for (const text of ['a: [b: c,\n  d: e]\n', 'a: [b, c: d, e: f]\n', 'a: [b: , c: d]\n'])
      expect(said(text)).toContain('Put braces around the fields')
    expect(said('a: [Hall: b]\n')).toContain('quotation marks: `a: ["Hall: b"]`')
  })

  it('leaves a list alone in which each entry has one field', () => {
    expect(valueOf('a: [b: c]\n')).toEqual({ a: [{ b: 'c' }] })
    expect(valueOf('a: [b: c, b: d]\n')).toEqual({ a: [{ b: 'c' }, { b: 'd' }] })
    expect(valueOf('a: [b, c: d, e]\n')).toEqual({ a: ['b', { c: 'd' }, 'e'] })
  })

  it('leaves fields between square brackets, and question marks, alone where they are private', () => {
    expect(valueOf('private: { a: [b: c, Mon: d] }\n')).toEqual({
      private: { a: [{ b: 'c' }, { Mon: 'd' }] },
    })
    expect(found('private:\n  ? Call before 9\n  ? Ask Jo\n')).toEqual([])
  })

  it('takes a dash before a number for the minus sign that it may be', () => {
    for (const text of ['a:\n-2.6\n', 'a:\n  - 2TH\n  -1FR\n', 'a:\n-£5 off\n'])
      expect(said(text)).not.toContain('no space after this dash')
    expect(said('a:\n  - 0117 496 0129\n  -0117 496 0128\n')).toContain('`- 0117 496 0128`')
  })

  it('is told of an entry that goes on the one above it, unless that is a text that wraps', () => {
    for (const text of ['a:\n  - b\n    - c\n', 'a:\n  - b\n    -c\n'])
      expect(said(text)).toContain('starts further right than the dash above it')
    expect(valueOf('a:\n  - b\n    -- c\n  - 9:00\n    -12:00\n')).toEqual({
      a: ['b -- c', '9:00 -12:00'],
    })
    expect(found(`a:\n  - b\n${' '.repeat(300_000)}- c\n`)).toHaveLength(1)
  })

  it('leaves a colon in a list of hours to whoever understands them', () => {
    expect(valueOf('hours: [Tue: 10:00-12:00]\n')).toEqual({ hours: [{ Tue: '10:00-12:00' }] })
  })

  it('leaves comments, hashes within words and quoted hashes alone', () => {
    expect(found('a: b # comment\nc: "#1"\nd: C#5\n# e\nf: x #\n')).toEqual([])
  })

  it('leaves fields without a value between braces alone', () => {
    expect(valueOf('{ a: b, c: , d:  }')).toEqual({ a: 'b', c: null, d: null })
  })
})

describe('a hostile text', () => {
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
  ])('may nest %s as deep as it likes', (_, text) => {
    expect(found(text)[0]).toMatch(/^too-deep /)
  })

  it('may draw a line of dashes in a text', () => {
    expect(
      valueOf(`# ${'- '.repeat(100)}\na: |\n  ${'- '.repeat(100)}\n  ${'['.repeat(100)}\n`),
    ).toMatchObject({ a: expect.stringContaining('- - -') })
  })

  it('may hold a bomb', () => {
    const lines = Array.from({ length: 25 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)
    expect(found(`a0: &a0 [x]\n${lines.join('\n')}\nb: *a25\n`)).toEqual(['too-many-aliases 1:1'])
  })

  it('may hold a great many aliases', () => {
    expect(found(`a: &a x\nb: [${'*a, '.repeat(101)}]\n`)).toEqual(['too-many-aliases 2:405'])
  })

  it('may hold itself', () => {
    expect(found('a: &a [*a]\n')).toEqual(['too-many-aliases 1:8'])
    expect(found('a: &a { b: { c: *a } }\n')).toEqual(['too-many-aliases 1:17'])
  })

  it('may build a deep nest out of shallow ones', () => {
    const nest = (inner: string) => `${'['.repeat(40)}${inner}${']'.repeat(40)}`
    expect(found(`a: &a ${nest('x')}\nb: ${nest('*a')}\n`)).toEqual(['too-deep 1:1'])
    expect(found(`\na: &a ${nest('x')}\nb: ${nest('*a')}\n`)).toEqual(['too-deep 1:1'])
  })

  it('may have hundreds of thousands of empty lines before a mistake', () => {
    expect(found(`a: b${'\n'.repeat(4 * many)}c: "d" e\n`)).toEqual([
      `yaml-syntax ${4 * many + 1}:8`,
    ])
  })

  it('may have tens of thousands of fields that start with a dash', () => {
    const text = Array.from({ length: many }, (_, i) => `-a field-${i}: x`).join('\n')
    expect(found(text)).toEqual(['yaml-syntax 1:1'])
  })

  it('may have tens of thousands of fields between square brackets', () => {
    const names = Array.from({ length: 15_000 }, (_, i) => `name: A${i}`).join(', ')
    expect(valueOf(`areas: [${names}]`)).toHaveProperty('areas.length', 15_000)
    expect(found(`areas: [${names}, code: x]`)).toEqual(['yaml-syntax 1:9'])
  })

  it('may have tens of thousands of fields', () => {
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

/** Texts that look like records, and are mostly wrong. */
const yamlish = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 3 })), { maxLength: 40 })
  .map((parts) => parts.join(''))

describe('any text at all', () => {
  it(
    'is read without an exception, and what is found lies inside it',
    () => {
      fc.assert(
        fc.property(fc.oneof(yamlish, fc.string({ unit: 'binary' })), (text) => {
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
        { numRuns: process.env.OSD_LONG ? 100_000 : 3000 },
      )
    },
    LONG,
  )
})
