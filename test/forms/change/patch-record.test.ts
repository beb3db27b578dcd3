import { describe, expect, it } from 'vitest'
import { type Records, applyProposal } from '../../../src/forms/change/apply-proposal.ts'
import type { FormValues } from '../../../src/forms/questions/fields.ts'
import { emptyValues } from '../../../src/forms/change/values.ts'
import { findProposals, toFragment } from '../../../src/forms/change/link.ts'
import { type FormRecord, propose } from '../../../src/forms/change/proposal.ts'
import { rebaseProposal } from '../../../src/forms/change/rebase-proposal.ts'
import { textChange } from '../../../src/forms/change/text-change.ts'

const ID = '3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11'
const HALL = '5f73b287-9002-4204-870e-7fec02a7cefa'
const BARN = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const SLUGS = new Map([
  [HALL, 'hall'],
  [BARN, 'barn'],
])
const CLUB = 'services/lunch-club.yaml'
const TEXT = `# Ring before noon.
id: ${ID}
name: Lunch Club
alert: Closed on Monday
fees_description: £3
locations: [hall]
cost_options:
  - amount: 3 # at the door
private:
  key: under the mat
`
const before: FormValues = {
  ...emptyValues('service'),
  name: 'Lunch Club',
  alert: 'Closed on Monday',
  fees_description: '£3',
  locations: [HALL],
}
const DEARER = TEXT.replace('amount: 3', 'amount: 4')

const source = (text: string): Records => ({
  find: (_, id) => (id === ID ? { file: CLUB, text, now: before } : undefined),
  slugOf: (reference) => SLUGS.get(reference),
  textOf: () => undefined,
  newId: () => ID,
})

/** What becomes of a text, by the command line, when the sender wrote another one, and then answered questions. */
function apply(typed: string, set: FormValues = {}, said: FormValues = {}, text = TEXT) {
  const now = { ...before, ...said }
  const form: FormRecord = { kind: 'service', id: ID, before: now, after: { ...now, ...set } }
  const proposal = propose([{ ...form, text: textChange(TEXT, typed) }])!
  const [read] = findProposals(toFragment(proposal)).proposals
  expect(read).toEqual(proposal)
  const applied = applyProposal(read!, source(text))
  const rebased = rebaseProposal(read!, {
    shown: (id) => (id === ID ? { slug: 'lunch-club', values: before } : undefined),
    slugOf: (reference) => SLUGS.get(reference),
    texts: new Map([[CLUB, text]]),
    seen: new Map(),
  })
  if ('refusal' in applied) {
    expect(rebased).toEqual(applied)
    return applied.refusal
  }
  expect(rebased).toEqual(applied)
  return applied.changes[0]!.after
}

describe('a change of the text of a record', () => {
  it('is written as it was typed', () => {
    expect(apply(DEARER)).toBe(DEARER)
  })

  it('keeps what others have changed in other lines', () => {
    const newer = TEXT.replace('noon', 'eleven')
    expect(apply(DEARER, {}, {}, newer)).toBe(newer.replace('amount: 3', 'amount: 4'))
  })

  it('has the answers that were given afterwards on top', () => {
    expect(apply(DEARER, { fees_description: '£4' })).toBe(DEARER.replace('£3', '£4'))
  })

  it('is not in conflict with an answer to a question that the text answers otherwise', () => {
    const open = DEARER.replace('alert: Closed on Monday\n', '').replace('£3', '£5')
    const said = { alert: '', fees_description: '£5' }
    expect(apply(open, { fees_description: '£6', alert: 'Open' }, said)).toBe(
      open.replace('£5', '£6\nalert: Open'),
    )
  })

  it('goes with an answer about something that it refers to', () => {
    const both = DEARER.replace('[hall]', '[hall, barn]')
    expect(apply(both, { locations: [BARN] }, { locations: [HALL, BARN] })).toBe(
      DEARER.replace('[hall]', '[barn]'),
    )
  })

  it.each([
    ['the same lines have changed', DEARER, TEXT.replace('amount: 3', 'amount: 5'), 'same lines'],
    ['it is no YAML any more', TEXT.replace('name: Lunch', 'name: "Lunch'), TEXT, 'line '],
    ['nothing is left', '# Nothing.\n', TEXT, 'There are no fields.'],
    ['an id is another', TEXT.replace(ID, BARN), TEXT, 'Only the editors change `id`.'],
    ['a draft is made', `${TEXT}draft: true\n`, TEXT, 'Only the editors change `draft`.'],
    ['what is private changes', TEXT.replace('mat', 'pot'), TEXT, 'change `private`.'],
    [
      'something inside is said to be confidential',
      TEXT.replace('3 # at the door', '3\n    confidential: true'),
      TEXT,
      'change `confidential`.',
    ],
  ])('is refused, with the file, where %s', (_, typed, now, sentence) => {
    const refusal = apply(typed, {}, {}, now)
    expect(refusal).toContain(CLUB)
    expect(refusal).toContain(sentence)
    expect(refusal).not.toContain('id: ')
  })

  it('makes a new record with the id that its text has', () => {
    const text = `# New.\nid: ${BARN}\nname: Tea\nstatus: active\n`
    const record = { kind: 'service', slug: 'tea', before, after: before } as const
    const make = (typed: string, textOf: Records['textOf'] = () => undefined) =>
      applyProposal(propose([{ ...record, text: textChange('', typed) }])!, {
        ...source(''),
        textOf,
      })
    expect(make(text)).toEqual({ changes: [{ file: 'services/tea.yaml', after: text }] })
    expect(make(`${text}private: {}\n`)).toHaveProperty('refusal')
    expect(make(text, () => 'name: Coffee\n')).toEqual({
      refusal: expect.stringContaining('is there already. Change that record'),
    })
  })
})

it('a change with anything but lines is none', () => {
  const read = (text: unknown) => {
    const records = [{ kind: 'service', id: ID, was: {}, set: {}, text }]
    return findProposals(toFragment({ version: 2, records } as never)).proposals
  }
  expect(read([{ was: 'a', is: 'b', file: '../x' }])).toMatchObject([
    { records: [{ text: [{ was: 'a', is: 'b' }] }] },
  ])
  expect(JSON.stringify(read([{ was: 'a', is: 'b', file: '../x' }]))).not.toContain('file')
  for (const wrong of [
    undefined,
    null,
    'a',
    [],
    [{}],
    [{ was: 1, is: '' }],
    [{ was: '', is: 'x'.repeat(40_000) }],
    Array(600).fill({ was: 'a', is: 'b' }),
  ])
    expect(read(wrong)).toEqual([])
})
