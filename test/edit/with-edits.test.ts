import { describe, expect, it } from 'vitest'
import { type EditsOptions, withEdits } from '../../src/edit/with-edits.ts'
import { standardOrder } from '../../src/edit/between/standard-order.ts'
import { type Raw, type RawObject, isRawObject } from '../../src/record/yaml/raw.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'

/** The text after a change of its value, or the refusal. */
function changed(text: string, change: (value: RawObject) => Raw, options?: EditsOptions): string {
  const before = parseYaml('', text).value
  if (!isRawObject(before)) throw new Error('not a record')
  const result = withEdits(text, change(before), options)
  return 'refusal' in result ? result.refusal : result.text
}

const set = (fields: RawObject) => (value: RawObject) => ({ ...value, ...fields })
const without = (name: string) => (value: RawObject) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

describe('the edits between two values of a record', () => {
  it('keep quotation marks, comments and line ends', () => {
    const text = "name: 'Tea' # new\r\nstatus: active\r\n"
    expect(changed(text, set({ name: 'Coffee' }))).toBe(
      "name: 'Coffee' # new\r\nstatus: active\r\n",
    )
  })

  it('change one text of a list on one line, and one of a list of lines', () => {
    expect(changed('terms: [food, warm,  talk]\n', set({ terms: ['food', 'tea', 'talk'] }))).toBe(
      'terms: [food, tea,  talk]\n',
    )
    expect(
      changed('terms:\n  - food # hot\n  - warm\n', set({ terms: ['food', 'tea', 'warm'] })),
    ).toBe('terms:\n  - food # hot\n  - tea\n  - warm\n')
  })

  it('match the entries of a list by id, then by equality, then by what they share', () => {
    const text =
      'phones:\n  - { id: a, number: 1 }\n  - number: 2 # desk\n  - number: 3\n    name: C\n'
    const phones = [{ id: 'a', number: '9' }, { number: '2' }, { number: '4', name: 'C' }]
    expect(changed(text, set({ phones }))).toBe(
      'phones:\n  - { id: a, number: 9 }\n  - number: 2 # desk\n  - number: 4\n    name: C\n',
    )
    expect(changed(text, set({ phones: phones.slice(0, 2) }))).toBe(
      'phones:\n  - { id: a, number: 9 }\n  - number: 2 # desk\n',
    )
  })

  it('move an entry together with its comments', () => {
    const text = 'days:\n  - day: TU # a\n    at: 9\n  - day: WE # b\n'
    const days = [{ day: 'WE' }, { day: 'TU', at: '9' }]
    expect(changed(text, set({ days }))).toBe(
      'days:\n  - day: WE # b\n  - day: TU # a\n    at: 9\n',
    )
  })

  it('insert mappings, lists and texts of several lines', () => {
    const fields = {
      address: { city: 'Bristol', lines: ['1 High Street'] },
      phones: [{ number: '0117 496 0123', type: 'voice' }, { number: '2' }],
      notes: 'One.\n\nTwo.',
    }
    expect(changed('name: A\n', set(fields))).toBe(
      [
        'name: A',
        'address:',
        '  city: Bristol',
        '  lines: [1 High Street]',
        'phones:',
        '  - number: 0117 496 0123',
        '    type: voice',
        '  - number: 2',
        'notes: |-',
        '  One.',
        '',
        '  Two.',
        '',
      ].join('\n'),
    )
  })

  it('turn a text into a list and back, and keep the comment beside it', () => {
    expect(changed('phones: 1 # desk\nname: A\n', set({ phones: [{ number: '1' }] }))).toBe(
      'phones: # desk\n  - number: 1\nname: A\n',
    )
    expect(changed('phones:\n  - 1 # desk\n  - 2\nname: A\n', set({ phones: '1' }))).toBe(
      'phones: 1\n# desk\nname: A\n',
    )
  })

  it('delete a field, and keep its comment as a line', () => {
    const text = 'a: 1\nb:\n  # why\n  - 2\nc: 3\n'
    expect(changed(text, without('b'))).toBe('a: 1\n# why\nc: 3\n')
    expect(changed('days:\n  - day: TU\n    at: 9\n', set({ days: [{ at: '9' }] }))).toBe(
      'days:\n  - at: 9\n',
    )
  })

  it('delete the last field of a mapping', () => {
    expect(changed('a: 1\nb:\n  c: 2\n', set({ b: {} }))).toBe('a: 1\nb: {}\n')
    expect(changed('a: 1\nb: [x]\n', set({ b: [] }))).toBe('a: 1\nb: []\n')
  })

  it('put new fields where the standard has them', () => {
    const text = 'id: x\nname: A\nstatus: active\n'
    const fields = { phones: ['1'], description: 'B', organization: 'c' }
    expect(changed(text, set(fields), { orderAt: standardOrder('service') })).toBe(
      'id: x\nname: A\ndescription: B\nstatus: active\nphones: [1]\norganization: c\n',
    )
    const phones = [{ number: '1', type: 'voice', extension: '2' }]
    expect(
      changed('phones:\n  - number: 1\n    type: voice\n', set({ phones }), {
        orderAt: standardOrder('service'),
      }),
    ).toBe('phones:\n  - number: 1\n    extension: 2\n    type: voice\n')
  })

  it('do not depend on the order of keys', () => {
    const text = 'a: 1\nb: 2\n'
    expect(withEdits(text, { b: '2', a: '1' })).toEqual({ text })
  })

  it('are counted from the start of a text with a byte order mark', () => {
    expect(changed('\uFEFFa: 1\n', set({ a: '2' }))).toBe('\uFEFFa: 2\n')
  })

  it.each([
    ['an anchor that is used elsewhere', 'a: &x 1\nb: *x\n', { a: '2' }],
    ['a comment between brackets', 'a: [\n  x, # why\n  y ]\n', { a: ['y'] }],
    ['a value that is no text', 'a: 1\n', { a: 2 as unknown as string }],
    ['text that is not YAML', 'a: [\n', { a: '2' }],
  ])('are refused for %s', (_, text, fields) => {
    expect(withEdits(text, { ...(parseYaml('', text).value as RawObject), ...fields })).toEqual({
      refusal: expect.any(String),
    })
  })
})
