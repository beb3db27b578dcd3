import { expect, test } from 'vitest'
import { type AdviceCode, advice } from '../../src/diagnostics/advice.ts'
import { meanOf, scoreOf } from '../../src/quality/score.ts'

test('a record that nothing can be said of has a hundred points', () => {
  expect(scoreOf([])).toBe(100)
})

test('each kind of advice costs its points once', () => {
  const { costs } = advice['no-description']
  expect(scoreOf(['no-description', 'no-description'])).toBe(100 - costs)
  expect(scoreOf(['no-description', 'no-times'])).toBe(100 - costs - advice['no-times'].costs)
})

test('however much can be said of a record, it has no less than no points', () => {
  const all = Object.keys(advice) as AdviceCode[]
  expect(all.reduce((sum, code) => sum + advice[code].costs, 0)).toBeGreaterThan(100)
  expect(scoreOf(all)).toBe(0)
})

test('the mean is a whole number, and a hundred where there are no scores', () => {
  expect(meanOf([80, 85])).toBe(83)
  expect(meanOf([])).toBe(100)
})
