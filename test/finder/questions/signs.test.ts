import { type AST, RegExpParser } from '@eslint-community/regexpp'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { QUESTIONS } from '../../../src/finder/questions/questions.ts'

const every = 'mon tomorrow morning 1 free step online refer'
const cases = QUESTIONS.flatMap(({ key, signs }) =>
  (signs?.(every) ?? []).map(([pattern]) => [key, pattern, signs!] as const),
)

it('has signs of each question that texts say', () => {
  expect([...new Set(cases.map(([key]) => key))].toSorted()).toEqual(
    ['access', 'age', 'day', 'delivery', 'free', 'part', 'referral', 'when'].toSorted(),
  )
})

it.each(cases)(
  'reads %s in any text that %s describes, and in no other compiles it',
  (_, pattern, signs) => {
    const parsed = new RegExpParser().parsePattern(pattern.source)
    fc.assert(
      fc.property(wordsOf(parsed), (text) => {
        expect(
          signs(text).map(([one]) => one),
          text,
        ).toContain(pattern)
      }),
    )
    expect(signs('choir')).toEqual([])
  },
)

/** Texts that a pattern describes, but for what stands around it. */
function wordsOf(node: AST.Pattern | AST.Element): fc.Arbitrary<string> {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return fc.oneof(...node.alternatives.map(({ elements }) => joined(elements.map(wordsOf))))
    case 'Quantifier':
      return fc
        .array(wordsOf(node.element), { minLength: node.min, maxLength: Math.min(node.max, 3) })
        .map((all) => all.join(''))
    case 'Character':
      return fc.constant(String.fromCodePoint(node.value))
    case 'CharacterSet':
      return fc.constant('7')
    case 'CharacterClass':
      return fc.oneof(...node.elements.map((one) => wordsOf(one as AST.Element)))
    case 'Assertion':
      if ('negate' in node && !node.negate && 'alternatives' in node)
        return fc.oneof(...node.alternatives.map(({ elements }) => joined(elements.map(wordsOf))))
      return fc.constant('')
    default:
      return fc.constant('')
  }
}

const joined = (parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((all) => all.join(''))
