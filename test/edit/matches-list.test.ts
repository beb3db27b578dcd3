import { expect, it } from 'vitest'
import { addToMatches, answersIn } from '../../src/edit/matches-list.ts'
import { createRecordParser, parseSettings } from '../../src/record/parse.ts'

const [A, B, C] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string]
const date = '2026-11-27'
const settings = parseSettings(
  'directory.yaml',
  'title: T\npublisher: { name: P }\nnamespace: 0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77\nlicence: https://example.org/l\n',
).value!
const read = (text: string) => createRecordParser(settings).parseMatches('matches.yaml', text)

it('writes a line for each pair, in order, with the names', () => {
  const first = addToMatches(undefined, { id: C, other: A, answer: 'same', date, marks: '1e5' }, [
    'Cedar',
    'Acorn',
  ])
  const text = addToMatches(first, { id: A, other: B, answer: 'different', date }, [
    'Acorn',
    'Beech\nmatches: []',
  ])
  expect(text.split('\n').slice(2)).toEqual([
    `  - { id: ${A}, other: ${B}, answer: different, date: ${date} } # Acorn | Beech matches: []`,
    `  - { id: ${A}, other: ${C}, answer: same, date: ${date}, marks: "1e5" } # Acorn | Cedar`,
    '',
  ])
  expect(read(text)).toEqual({
    value: [
      { id: A, other: B, answer: 'different', date },
      { id: A, other: C, answer: 'same', date, marks: '1e5' },
    ],
    diagnostics: [],
  })
})

it('keeps the part first, and one answer for each pair', () => {
  const before = addToMatches(undefined, { id: A, other: B, answer: 'same', date }, [
    'Acorn',
    'Beech',
  ])
  const text = addToMatches(before, { id: B, other: A, answer: 'part of', date }, [
    'Beech',
    'Acorn',
  ])
  expect(read(text).value).toEqual([{ id: B, other: A, answer: 'part of', date }])
})

it('is refused where it says something else', () => {
  const { diagnostics } = read(
    `matches:\n  - { id: ${A}, other: ${B}, answer: maybe, date: ${date} }\n`,
  )
  expect(diagnostics.map(({ code }) => code)).not.toEqual([])
})

it('reads what its lines say as people do, whatever the names are', () => {
  const text = addToMatches(
    addToMatches(undefined, { id: A, other: B, answer: 'part of', date, marks: '1e5' }, [
      'Acorn | Oak # answer: same }',
      'Beech',
    ]),
    { id: B, other: C, answer: 'different', date },
    ['Beech', 'Cedar'],
  )
  expect(answersIn(text)).toEqual([
    { answer: 'part of', names: ['Acorn / Oak # answer: same }', 'Beech'] },
    { answer: 'different', names: ['Beech', 'Cedar'] },
  ])
  expect(answersIn('# a | b\nmatches:\n  - id: x\n')).toEqual([])
})
