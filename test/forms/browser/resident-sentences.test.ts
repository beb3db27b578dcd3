import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../src/diagnostics/catalogue.ts'
import { recordRules } from '../../../src/directory/rules/record-rules.ts'
import { FORM as CY } from '../../../src/messages/cy/form.ts'
import { FORM as EN } from '../../../src/messages/en/form.ts'
import type { HoursCode } from '../../../src/times/hours/problem.ts'

/** What a form finds before its rules run: in a value by itself, and in a line of times. */
const OF_VALUES = [
  'missing-field',
  'blank-field',
  'wrong-type',
  'wrong-format',
  'out-of-range',
  'not-a-choice',
] as const
const OF_HOURS = [
  'bad-hours',
  'hours-without-anchor',
  'hours-past-midnight',
  'hours-split-by-comma',
  'hours-colon',
  'hours-in-note',
] satisfies readonly HoursCode[]
const FOUND = [...new Set([...recordRules.map(({ code }) => code), ...OF_VALUES, ...OF_HOURS])]

describe.each([
  ['en', EN.script.problems],
  ['cy', CY.script.problems],
])('sentences for residents (%s)', (language, problems) => {
  const sentences: Readonly<Record<string, string>> = problems

  it('are about codes that there are', () => {
    const codes = Object.keys(sentences).map((key) => key.split(' ')[0]!)
    const known = new Set<string>([...Object.keys(catalogue), ...FOUND])
    expect(codes.filter((code) => !known.has(code))).toEqual([])
  })

  it('use no word of the records', () => {
    for (const sentence of Object.values(sentences))
      expect(sentence).not.toMatch(/`|\b(?:field|record|line such as|YAML|service_|location)\b/)
  })

  it('are there for everything that a form can find', () => {
    const silent = FOUND.filter((code) => !sentences[code])
    // In English a check says more of these, and as plainly.
    const own = ['wrong-type', 'wrong-format', 'out-of-range', 'bad-hours']
    expect(silent.toSorted()).toEqual(language === 'cy' ? [] : own.toSorted())
  })
})
