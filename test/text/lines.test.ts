import { expect, it } from 'vitest'
import { ODD_LINE_END, linesOf, wholeLinesOf } from '../../src/text/lines.ts'

it('ends a line at a line feed, alone or behind a carriage return, and at nothing else', () => {
  expect(linesOf('a\nb\r\nc\rd\u2028e\u2029f\u0085g\vh\fi')).toEqual([
    'a',
    'b',
    'c\rd\u2028e\u2029f\u0085g\vh\fi',
  ])
})

it.each(['', 'a', 'a\n', 'a\r\nb', '\n\n', 'a\r\r\nb\n'])('finds whole lines in %j', (text) => {
  const lines = wholeLinesOf(text)
  expect(lines.join('')).toBe(text)
  expect(lines.map((line) => line.replace(/\r?\n$/, ''))).toEqual(
    linesOf(text).slice(0, lines.length),
  )
})

it.each([
  ['a\n\r\nb', false],
  ['a\rb', true],
  ['a\r\r\n', true],
  ['a\r', true],
  ['a\u0085', true],
  ['\u2028', true],
  ['\u2029', true],
])('%j has a line end that others see: %j', (text, isOdd) => {
  expect(ODD_LINE_END.test(text)).toBe(isOdd)
})
