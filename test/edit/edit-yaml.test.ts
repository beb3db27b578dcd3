import { describe, expect, it } from 'vitest'
import { type Edit, EditError } from '../../src/edit/edit.ts'
import { editYaml } from '../../src/edit/edit-yaml.ts'

const cases: [name: string, before: string, edits: Edit[], after: string][] = [
  [
    'keeps single quotation marks',
    "a: 'x'  # n\n",
    [{ path: ['a'], value: "it's" }],
    "a: 'it''s'  # n\n",
  ],
  ['keeps double ones', 'a: "x"\n', [{ path: ['a'], value: 'y' }], 'a: "y"\n'],
  ['quotes what would be read as null', 'a: x\n', [{ path: ['a'], value: 'null' }], 'a: "null"\n'],
  ['quotes a colon with a space', 'a: x\n', [{ path: ['a'], value: 'b: c' }], 'a: "b: c"\n'],
  ['quotes what would be a comment', 'a: x\n', [{ path: ['a'], value: 'b #c' }], 'a: "b #c"\n'],
  [
    'leaves times without quotation marks',
    'a: 9:00\n',
    [{ path: ['a'], value: '09:00' }],
    'a: 09:00\n',
  ],
  [
    'quotes a comma only in a flow list',
    'a: [x]\nb: x\n',
    [
      { path: ['a', 0], value: 'p, q' },
      { path: ['b'], value: 'p, q' },
    ],
    'a: ["p, q"]\nb: p, q\n',
  ],
  [
    'fills an empty value before its comment',
    'a:   # n\nb:\n',
    [
      { path: ['a'], value: 'x' },
      { path: ['b'], value: 'y' },
    ],
    'a: x   # n\nb: y\n',
  ],
  [
    'keeps a folded text folded',
    'a: >-  # n\n  x\n  y\n\nb: z\n',
    [{ path: ['a'], value: 'p' }],
    'a: >-  # n\n  p\n\nb: z\n',
  ],
  [
    'keeps CRLF line ends',
    'a: x\r\nb: y\r\n',
    [{ path: ['c'], value: 'z', insert: { after: 'a' } }],
    'a: x\r\nc: z\r\nb: y\r\n',
  ],
  [
    'adds after a last line without a line end',
    'a: x',
    [{ path: ['b'], value: 'y', insert: { after: 'a' } }],
    'a: x\nb: y',
  ],
  [
    'adds below a comment at the top',
    '# n\na: x\n',
    [{ path: ['id'], value: 'y', insert: 'first' }],
    '# n\nid: y\na: x\n',
  ],
  [
    'adds after a whole list and its last comment',
    'a:\n  - x\n  # n\nb: y\n',
    [{ path: ['c'], value: 'z', insert: { after: 'a' } }],
    'a:\n  - x\n  # n\nc: z\nb: y\n',
  ],
  [
    'adds to an entry of a list',
    'l:\n  - a: x\n',
    [{ path: ['l', 0, 'b'], value: 'y', insert: { after: 'a' } }],
    'l:\n  - a: x\n    b: y\n',
  ],
  [
    'adds to a flow mapping',
    'l: { a: x }\n',
    [{ path: ['l', 'b'], value: 'y', insert: { after: 'a' } }],
    'l: { a: x, b: y }\n',
  ],
  ['keeps the byte order mark', '\uFEFFa: x\n', [{ path: ['a'], value: 'y' }], '\uFEFFa: y\n'],
  [
    'adds a first field after the byte order mark',
    '\uFEFFa: x\n',
    [{ path: ['b'], value: 'y', insert: 'first' }],
    '\uFEFFb: y\na: x\n',
  ],
  [
    'replaces a text by a list',
    'a: x, y # n\nb: y\n',
    [{ path: ['a'], texts: ['x', 'y'] }],
    'a: [x, y] # n\nb: y\n',
  ],
  [
    'replaces a field by a list of texts and keeps its comments',
    'a:\n  # m\n  - p: 1 # n\nb: y\n',
    [{ path: ['a'], key: 'c', texts: ['x', 'z'] }],
    'c: [x, z] # n\n# m\nb: y\n',
  ],
  [
    'writes a long list on several lines',
    'a: [{ p: 1 }] # n\n',
    [{ path: ['a'], key: 'c', texts: ['x'.repeat(40), 'y'.repeat(40)] }],
    `c: # n\n  - ${'x'.repeat(40)}\n  - ${'y'.repeat(40)}\n`,
  ],
  [
    'replaces a field between braces',
    'o: { a: [{ p: 1 }] }\n',
    [{ path: ['o', 'a'], key: 'c', texts: ['1,2'] }],
    'o: { c: ["1,2"] }\n',
  ],
]

describe('an edit', () => {
  it.each(cases)('%s', (_, before, edits, after) => {
    expect(editYaml(before, edits)).toBe(after)
  })

  it.each<[name: string, text: string, edit: Edit]>([
    ['in a text that is not YAML', 'a: [', { path: ['a'], value: 'x' }],
    ['of a path that does not exist', 'a: x\n', { path: ['b'], value: 'x' }],
    ['in place of a list', 'a: [x]\n', { path: ['a'], value: 'x' }],
    ['that would change an alias as well', 'a: &n x\nb: *n\n', { path: ['a'], value: 'y' }],
    ['through an alias', 'a: &n { c: x }\nb: *n\n', { path: ['b', 'c'], value: 'y' }],
    ['that adds an existing key', 'a: x\n', { path: ['a'], value: 'y', insert: 'first' }],
    [
      'that would delete a comment between braces',
      'o: { a: [x, # n\n  y] }\n',
      { path: ['o', 'a'], key: 'c', texts: ['x'] },
    ],
  ])('is refused %s', (_, text, edit) => {
    expect(() => editYaml(text, [edit])).toThrow(EditError)
  })
})
