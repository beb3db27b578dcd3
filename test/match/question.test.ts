import { describe, expect, it } from 'vitest'
import { composeQuestions } from '../../src/match/compose-questions.ts'
import { findMatches } from '../../src/match/match.ts'
import { parseQuestions } from '../../src/match/question.ts'
import { recordOf } from './records.ts'

const PHONE = '0117 496 0107'
const [A, B] = ['a', 'b'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`)
const clubs = () =>
  [A!, B!].map((id, i) => ({
    ...recordOf(id, 'Marsh Otters', { phone: PHONE, web: 'https://otters.example.org' }),
    slug: ['otters', 'otters-2'][i]!,
  }))
const matches = () => findMatches(clubs())

describe('the questions of the inbox', () => {
  it('name records, kinds of evidence and a digest, and no value of a record', () => {
    const text = composeQuestions(matches())
    expect(parseQuestions(text)).toEqual([
      {
        kind: 'organization',
        a: { id: clubs()[0]!.id, slug: 'otters' },
        b: { id: clubs()[1]!.id, slug: 'otters-2' },
        verdict: 'same',
        why: 'the same name, the same telephone number and the same web site',
        marks: expect.stringMatching(/^[a-z\d]+$/) as string,
      },
    ])
    expect(text).not.toMatch(/496|0107/)
    expect(text).not.toContain('otters.example.org')
  })

  it('are the same whatever the order of the records', () => {
    expect(composeQuestions(findMatches(clubs().toReversed()))).toBe(composeQuestions(matches()))
  })

  it.each([
    ['no JSON', '<html>'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['questions that are no list', '{"questions": {"a": 1}}'],
  ])('are none in %s', (_, text) => expect(parseQuestions(text)).toEqual([]))

  it.each([
    ['another kind', { kind: 'taxonomy' }],
    ['a path in place of a slug', { a: { id: clubs()[0]!.id, slug: '../../secrets' } }],
    ['an id that is none', { b: { id: 'x', slug: 'otters-2' } }],
    ['a record and itself', { b: { id: clubs()[0]!.id, slug: 'otters' } }],
    ['a digest with YAML in it', { marks: '", x: "' }],
    ['a reason without end', { why: 'x'.repeat(10_000) }],
    ['another verdict', { verdict: 'different' }],
  ])('leave out one with %s', (_, change) => {
    const { questions } = JSON.parse(composeQuestions(matches())) as { questions: object[] }
    const text = JSON.stringify({ questions: [{ ...questions[0], ...change }, ...questions] })
    expect(parseQuestions(text)).toHaveLength(1)
  })
})
