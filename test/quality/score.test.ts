import { expect, test } from 'vitest'
import { qualityRules, ruleOf } from '../../src/quality/rules/rules.ts'
import { meanOf, scoreOf } from '../../src/quality/score.ts'

const costsOf = (code: string) => ruleOf(code).costs

test('a record without advice has 100 points', () => {
  expect(scoreOf([])).toBe(100)
})

test('each kind of advice costs its points once', () => {
  const costs = costsOf('no-description')
  expect(scoreOf(['no-description', 'no-description'])).toBe(100 - costs)
  expect(scoreOf(['no-description', 'no-times'])).toBe(100 - costs - costsOf('no-times'))
})

test('a score is never below 0', () => {
  const all = qualityRules.map(({ code }) => code)
  expect(all.reduce((sum, code) => sum + costsOf(code), 0)).toBeGreaterThan(100)
  expect(scoreOf(all)).toBe(0)
})

test('the mean is a whole number, and 100 without scores', () => {
  expect(meanOf([80, 85])).toBe(83)
  expect(meanOf([])).toBe(100)
})
