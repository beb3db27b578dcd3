import { expect, test } from 'vitest'
import type { Severity } from '../../src/verify/finding.ts'
import { check, createTown, findingsOf, patched } from './feed.ts'
import { type Patch, answer, edit, editRecords, header } from './patch.ts'

const town = createTown()

/** Removes the date of the last check from some of the twelve services, whose names begin with A to L. */
const unchecked = (count: number): Patch =>
  editRecords('services', (service) => {
    if ('ABCDEFGHIJKL'.slice(0, count).includes(service.name?.[0] ?? '-'))
      delete service.assured_date
  })

const refuse = (status: number) =>
  answer('**', () =>
    Response.json({ status }, { status, headers: { 'access-control-allow-origin': '*' } }),
  )

test.each<[what: string, rule: string, severity: Severity, patch: Patch]>([
  [
    'JSON with the type text/plain',
    'json-type',
    'warn',
    header('/services/*', 'content-type', 'text/plain'),
  ],
  [
    'JSON with the type text/html',
    'json-type',
    'fail',
    header('/services/*', 'content-type', 'text/html'),
  ],
  ['stale services, half of all', 'assured-date', 'info', unchecked(6)],
  ['stale services, more than half', 'assured-date', 'warn', unchecked(7)],
  ['a root without a profile', 'root-links', 'warn', edit('/', (root) => delete root.profile)],
  [
    'a profile that is not a URL',
    'root-links',
    'fail',
    edit('/', (root) => (root.profile = 'HSDS-UK')),
  ],
  [
    'services that only nest their organization',
    'required-field',
    'warn',
    editRecords('services', (service) => delete service.organization_id),
  ],
  [
    'services without any organization',
    'required-field',
    'fail',
    editRecords('services', (service) => {
      delete service.organization_id
      delete service.organization
    }),
  ],
  ['a feed that refuses requests', 'anonymous', 'fail', refuse(403)],
  [
    'a list that is gone',
    'endpoint-missing',
    'fail',
    answer('/taxonomies', () => new Response('{}', { status: 410 })),
  ],
])('%s breaks %s with severity %s', async (_, rule, severity, patch) => {
  const report = await check(patched(town, patch))
  const found = findingsOf(report).filter((one) => one.rule === rule)
  expect(new Set(found.map((one) => one.severity))).toEqual(new Set([severity]))
})
