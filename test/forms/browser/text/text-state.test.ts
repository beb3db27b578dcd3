import { expect, it } from 'vitest'
import type { AskedText } from '../../../../src/forms/browser/text/read-text.ts'
import { createTextState } from '../../../../src/forms/browser/text/text-state.ts'
import type { Neighbour } from '../../../../src/forms/change/stand-ins.ts'
import type { FormValues } from '../../../../src/forms/questions/fields.ts'
import { emptyValues } from '../../../../src/forms/change/values.ts'
import { textChange } from '../../../../src/forms/change/text-change.ts'

const ID = '3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11'
const OAK = '5f73b287-9002-4204-870e-7fec02a7cefa'
const HALL = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const FOOD = '1b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const TEXT = `# Ring before noon.
id: ${ID}
name: Tea
organization: oak
status: active
locations: [hall]
fees: £3
`
const before: FormValues = {
  ...emptyValues('service'),
  name: 'Tea',
  organization: OAK,
  status: 'active',
  locations: [HALL],
}
const named = (kind: Neighbour['kind'], id: string, slug: string) => ({
  ...{ kind, id, slug, name: slug },
})
const known: readonly Neighbour[] = [
  named('organization', OAK, 'oak'),
  named('location', HALL, 'hall'),
  {
    ...named('taxonomy_term', FOOD, 'topics/food'),
    taxonomy: { slug: 'topics', name: 'Topics' },
  },
  named('location', 'new-1', 'barn'),
]
const asked: AskedText = {
  main: { kind: 'service', id: ID, slug: 'tea', before, after: before },
  proposal: undefined,
  folder: undefined,
  seen: new Map(),
  shown: (id) => (id === ID ? { slug: 'tea', values: before } : undefined),
  slugOf: () => undefined,
}
const stateOf = (more: { after?: FormValues; text?: string; problem?: string } = {}) =>
  createTextState(
    { ...asked, main: { ...asked.main, after: more.after ?? before } },
    { base: TEXT, text: more.text ?? TEXT, ...(more.problem && { problem: more.problem }) },
    { settings: { countries: ['GB'] }, known },
  )

it('has no change of text where answers to questions say all of it', () => {
  const state = stateOf()(TEXT.replace('Tea', 'Tea and talk'))
  expect(state).toMatchObject({ answers: { name: 'Tea and talk' }, problems: [] })
  expect(state).not.toHaveProperty('change')
  expect(stateOf()(TEXT)).not.toHaveProperty('change')
})

it('has one where a question does not ask for it, or a comment is another', () => {
  for (const typed of [TEXT.replace('3\n', '4\n'), TEXT.replace('noon', 'ten')]) {
    const { change, answers } = stateOf()(typed.replace('Tea', 'Talk'))
    expect(change).toEqual(textChange(TEXT, typed.replace('Tea', 'Talk')))
    expect(answers).toEqual({ name: 'Talk' })
  }
})

it('answers with the entries of a list that the form asks for', () => {
  const typed = `${TEXT}cost_options:\n  - amount: 4\n`
  const { answers, change } = stateOf()(typed)
  expect(answers).toEqual({ cost_options: [{ amount: '4' }] })
  expect(change).toBeUndefined()
})

it('answers with what the text refers to, also a new record', () => {
  const typed = TEXT.replace('[hall]', '[barn, hall]\ntaxonomy_terms: [topics/food]')
  expect(stateOf()(typed)).toMatchObject({
    answers: { locations: ['new-1', HALL], taxonomy_terms: [FOOD] },
    problems: [],
  })
  expect(stateOf()(TEXT.replace('[hall]', '[shed]')).answers).toEqual({})
})

it('keeps the answers while the text cannot be read, and loses none of it', () => {
  const state = stateOf()
  state(TEXT.replace('Tea', 'Talk'))
  const broken = TEXT.replace('Tea', '"Talk')
  expect(state(broken)).toMatchObject({
    answers: {},
    values: { name: 'Talk' },
    change: textChange(TEXT, broken),
    problems: [{ line: 3 }],
  })
})

it('takes answers back that the text no longer gives', () => {
  const state = stateOf({ after: { ...before, name: 'Talk' }, text: TEXT.replace('Tea', 'Talk') })
  expect(state(TEXT.replace('Tea', 'Talk')).answers).toEqual({})
  expect(state(TEXT).answers).toEqual({ name: 'Tea' })
})

it('leaves answers alone that could not be written into the text', () => {
  const state = stateOf({ after: { ...before, name: 'Talk' }, problem: 'No.' })
  expect(state(TEXT).answers).toEqual({})
})
