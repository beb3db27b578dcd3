import { expect, test } from 'vitest'
import type { Report } from '../../src/verify/report/report.ts'
import type { Rule } from '../../src/verify/feed-rule.ts'
import { rules } from '../../src/verify/rules.ts'
import { isLong } from '../runs.ts'
import { faults } from './faults/all.ts'
import { check, createTown, findingsOf, patched } from './feed.ts'
import type { Fault } from './patch.ts'

const town = createTown()

const reports = new Map<Fault, Promise<Report>>()

/** Checks each faulty feed once: the guide below quotes the same reports. */
function reportOn(fault: Fault): Promise<Report> {
  const report = reports.get(fault) ?? check(patched(town, fault.patch), fault.options)
  reports.set(fault, report)
  return report
}

test('a healthy feed has no findings', async () => {
  const report = await check(town)
  expect(findingsOf(report)).toEqual([])
  expect(report.outcome).toBe('pass')
  expect(report.endpoints.map(({ outcome }) => outcome)).toEqual(Array(11).fill('pass'))
})

test.each([
  ['today', '2026-10-01'],
  ['three months ago to the day', '2027-01-01'],
])('services that were all checked %s are fresh', async (_, now) => {
  const found = findingsOf(await check(town, { now }))
  expect(found.filter(({ rule }) => rule === 'assured-date')).toEqual([])
})

/** One feed for each rule, which the guide quotes; the long tests check all. */
const checked = isLong
  ? faults
  : faults.filter(({ rule }, i) => faults.findIndex((other) => other.rule === rule) === i)

test.each(checked.map((fault) => [fault.name, fault.rule, fault] as const))(
  '%s breaks %s and no other rule',
  async (_, rule, fault) => {
    const found = findingsOf(await reportOn(fault)).filter(
      // Notes on other rules, such as a field that is not in the standard, are allowed.
      (one) => one.severity !== 'info' || one.rule === rule,
    )
    expect(
      [...new Set(found.map((finding) => finding.rule))],
      JSON.stringify(found, null, 2),
    ).toEqual([rule])
  },
)

test('every rule has a faulty feed', () => {
  const broken = new Set(faults.map(({ rule }) => rule))
  expect(rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([])
})

test('every rule has a unique id in kebab-case', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
})

/**
 * The guide is generated from the rules and from what they find in the faulty feeds, so that it cannot drift from the
 * program. `npm test -- -u faults` writes it again.
 */
test('the guide to the rules is up to date', async () => {
  const sections: string[] = []
  for (const rule of rules) sections.push(await sectionOf(rule))
  const guide = [
    '# The rules of `osd verify`\n',
    'A failure at `/`, `/services` or `/services/{id}` fails a feed. At the other endpoints it is a warning, unless `--strict`',
    'is set. This page is generated from the rules in this folder and the faulty feeds in `test/verify/faults/`.\n',
    ...sections,
  ].join('\n')
  await expect(guide).toMatchFileSnapshot('../../src/verify/rules/README.md')
})

const WORDS = { fail: 'a failure', warn: 'a warning', info: 'a note' } as const

async function sectionOf({ id, severity, means, basis }: Rule): Promise<string> {
  const fault = faults.find(({ rule }) => rule === id)
  if (!fault) throw new Error(`No feed breaks ${id}.`)
  const finding = findingsOf(await reportOn(fault)).find(({ rule }) => rule === id)
  if (!finding) throw new Error(`Nothing is found in ${fault.name}.`)
  return [
    `## ${id}\n`,
    `${means} (${WORDS[severity]})\n`,
    `Standard: ${basis.says} (${basis.where})\n`,
    `Example: ${fault.name}. Finding at \`${finding.endpoint}\`:\n`,
    `> ${finding.message} ${finding.hint}\n`,
  ].join('\n')
}
