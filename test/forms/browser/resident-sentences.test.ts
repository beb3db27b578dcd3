import { expect, it } from 'vitest'
import { catalogue } from '../../../src/diagnostics/catalogue.ts'
import { recordRules } from '../../../src/directory/rules/record-rules.ts'
import { FORM } from '../../../src/messages/en/form.ts'

const { problems } = FORM.script
const spoken = new Set(Object.keys(problems).map((key) => key.split(' ')[0]!))

it('are about codes that there are', () => {
  const known = new Set([...Object.keys(catalogue), ...recordRules.map(({ code }) => code)])
  expect([...spoken].filter((code) => !known.has(code))).toEqual([])
})

it('use no word of the records', () => {
  for (const sentence of Object.values(problems))
    expect(sentence).not.toMatch(/`|\b(?:field|record|line such as|YAML|service_|location)\b/)
})

it('are there for the rules about records, but for these, which speak as a check does', () => {
  const silent = recordRules.map(({ code }) => code).filter((code) => !spoken.has(code))
  expect(silent.join(' ')).toMatchInlineSnapshot(
    `"torn-entry closes-before-opening equal-times missing-time interval-without-anchor language-code phone-in-name coordinates-swapped longitude-without-minus coordinates-abroad coordinates-far-away coordinates-halved area-in-two-ways unknown-reference ambiguous-reference duplicate-slug duplicate-place"`,
  )
})
