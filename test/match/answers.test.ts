import { expect, it } from 'vitest'
import { digestOfPair, standingAnswers } from '../../src/match/answers.ts'
import { findMatches } from '../../src/match/match.ts'
import type { MatchAnswer } from '../../src/record/schema/matches.ts'
import { recordOf } from './records.ts'

const web = 'https://saltwick.example.org'
const [a, b] = [
  recordOf('a', 'Saltwick Advice', { web }),
  recordOf('b', 'Saltwick Advice', { web }),
]
const said = (answer: MatchAnswer['answer']): MatchAnswer => ({
  ...{ id: 'a', other: 'b', answer, date: '2026-11-27', marks: digestOfPair(a, b) },
})
const asks = (records = [a, b], answer: MatchAnswer = said('different'), removed = [] as never[]) =>
  findMatches(records, standingAnswers(records, { matches: [answer], removed })).length

it.each(['same', 'different', 'part of'] as const)('is not asked again after "%s"', (answer) => {
  expect(findMatches([a, b])).toHaveLength(1)
  expect(asks([a, b], said(answer))).toBe(0)
})

it('is asked again once the two share something else', () => {
  const phone = '0117 496 0101'
  const both = [recordOf('a', a.name, { web, phone }), recordOf('b', b.name, { web, phone })]
  expect(asks(both)).toBe(1)
})

it('is not asked again when only one of them changes', () => {
  expect(asks([recordOf('a', a.name, { web, phone: '0117 496 0101' }), b])).toBe(0)
})

it('holds for a record that replaces another', () => {
  const next = recordOf('c', 'Saltwick Advice', { web, phone: '0117 496 0101' })
  const removed = [{ id: 'b', date: '2026-11-28', replaced_by: 'c' }] as never[]
  expect(asks([a, next])).toBe(1)
  expect(asks([a, next], said('different'), removed)).toBe(0)
})

it('does not depend on the order of the two', () => {
  expect(digestOfPair(a, b)).toBe(digestOfPair(b, a))
})

it('of two services holds when their organizations become one', () => {
  const [one, other] = ['x', 'y'].map((owner) =>
    recordOf(owner, 'Advice', { kind: 'service', owner, web }),
  )
  const same = recordOf('y', 'Advice', { kind: 'service', owner: 'x', web })
  expect(digestOfPair(one!, same)).toBe(digestOfPair(one!, other!))
})
