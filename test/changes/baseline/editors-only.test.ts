import { expect, it } from 'vitest'
import { editorsOnly, guardChanges } from '../../../src/changes/baseline/editors-only.ts'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import { GUARDED_SPELLINGS, GUARDED_TEXT } from './guarded-spellings.ts'

const FILE = 'services/lunch.yaml'
const TEXT = `id: 3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11
name: Lunch
private:
  note: Ring first.
confidential: true
phones: [0117 496 0123]
`
const keysIn = (text: string) =>
  [
    ...editorsOnly(
      { before: { texts: new Map([[FILE, TEXT]]) } },
      { texts: new Map([[FILE, text]]) },
    ),
  ].map(({ message }) => /`(.+?)`/.exec(message)![1])

it('finds nothing in a change of the rest', () => {
  expect(keysIn(TEXT.replace('name: Lunch', 'name: &n Lunch\nalternate_name: *n'))).toEqual([])
})

it.each([
  ['a merge key', (text: string) => `${text}<<: { draft: true }\n`],
  ['a merge key with an alias', (text: string) => `${text}x: &x { draft: true }\n<<: *x\n`],
  ['a list of merged maps', (text: string) => `${text}<<: [{ draft: true }]\n`],
  ['a tag', (text: string) => `${text}!!str draft: true\n`],
  ['a key with a question mark', (text: string) => `${text}? draft\n: true\n`],
  ['escaped letters', (text: string) => `${text}"\\x64raft": true\n`],
  ['an older version of YAML', (text: string) => `%YAML 1.1\n---\n${text}draft: yes\n`],
  ['a mark of the byte order', (text: string) => `\uFEFF${text}draft: true\n`],
])('finds a draft behind %s', (_, change) => {
  expect(keysIn(change(TEXT))).toEqual(['draft'])
})

it.each([
  [
    'an alias',
    ['private'],
    (text: string) => text.replace('Ring first.', '*n').replace('Lunch', '&n Lunch'),
  ],
  [
    'escaped letters',
    ['confidential'],
    (text: string) => text.replace('confidential: true', '"\\x63onfidential": false'),
  ],
  ['a comment', ['confidential'], (text: string) => text.replace('confidential', '# confidential')],
  [
    'a map in brackets',
    ['confidential', 'private'],
    () => '{id: 3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11, name: Lunch}\n',
  ],
  [
    'an entry of a list',
    ['private'],
    (text: string) => text.replace('[0117 496 0123]', '[{ number: 1, private: [number] }]'),
  ],
  [
    'indentation',
    ['confidential'],
    (text: string) => text.replace('true', 'false').replace(/^(?=.)/gm, '  '),
  ],
])('finds another value behind %s', (_, keys, change) => {
  expect(keysIn(change(TEXT))).toEqual(keys)
})

it.each(GUARDED_SPELLINGS)('sees %s, or finds no record', (_, change) => {
  const text = change(GUARDED_TEXT)
  const isRead = parseYaml(FILE, text).value !== undefined
  expect([...guardChanges(GUARDED_TEXT, text)].length > 0 || !isRead).toBe(true)
})

it.each([
  ['a key twice', (text: string) => `${text}draft: false\ndraft: true\n`],
  ['a second document', (text: string) => `${text}---\ndraft: true\n`],
  ['what follows the end of the document', (text: string) => `${text}...\ndraft: true\n`],
  ['an alias as a key', (text: string) => `${text}x: &x draft\n*x : true\n`],
])('does not have to see behind %s, which is no record', (_, change) => {
  expect(parseYaml(FILE, change(TEXT)).diagnostics.length).toBeGreaterThan(0)
})
