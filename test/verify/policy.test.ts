import { expect, test } from 'vitest'
import type { Severity } from '../../src/verify/report/finding.ts'
import type { Report } from '../../src/verify/report/report.ts'
import type { VerifyOptions } from '../../src/verify/verify.ts'
import { check, createTown, findingsOf, patched } from './feed.ts'
import { type Patch, answer, edit, editRecords, header } from './patch.ts'

const town = createTown()

const reportOn = (patch: Patch, options: Partial<VerifyOptions> = {}): Promise<Report> =>
  check(patched(town, patch), options)

const outcomeAt = ({ endpoints }: Report, path: string) =>
  endpoints.find(({ endpoint }) => endpoint.path === path)?.outcome

const noSize = (list: string) => edit(list, (page) => delete page.size)

test('services fail a feed by both policies', async () => {
  for (const policy of ['published', 'strict'] as const)
    expect((await reportOn(noSize('/services'), { policy })).outcome).toBe('fail')
})

test('the other endpoints fail a feed by the strict policy only', async () => {
  const published = await reportOn(noSize('/taxonomies'), { policy: 'published' })
  expect([published.outcome, outcomeAt(published, '/taxonomies')]).toEqual(['warn', 'warn'])
  const strict = await reportOn(noSize('/taxonomies'), { policy: 'strict' })
  expect([strict.outcome, outcomeAt(strict, '/taxonomies')]).toEqual(['fail', 'fail'])
})

test('an optional endpoint can only warn', async () => {
  const report = await reportOn(noSize('/organizations'))
  expect([report.outcome, outcomeAt(report, '/organizations')]).toEqual(['warn', 'warn'])
})

test('a feed without organizations passes', async () => {
  const report = await reportOn((request, next) =>
    new URL(request.url).pathname.startsWith('/organizations')
      ? Promise.resolve(new Response('no', { status: 404 }))
      : next(),
  )
  expect([report.outcome, outcomeAt(report, '/organizations')]).toEqual(['pass', 'absent'])
})

test('a feed with more values than can be checked fails', async () => {
  const endless = edit(
    '/organizations',
    (page) => (page.x = Array.from({ length: 50_000 }, () => 0)),
  )
  const report = await reportOn(endless, { maxValues: 50_000 })
  expect(report.outcome).toBe('fail')
  expect(report.endpoints[0]?.findings).toMatchObject([{ rule: 'no-answer' }])
})

test('a text that looks like many keys is searched in linear time', async () => {
  const long = editRecords('services', (service) => {
    if ('description' in service) service.description = 'eyJ-'.repeat(100_000)
  })
  const { endpoints } = await reportOn(long)
  expect(endpoints.flatMap(({ findings }) => findings)).toEqual([])
})

test('a time without an offset is not compared', async () => {
  const local = editRecords('services', (service) => {
    service.last_modified = service.last_modified.replace('Z', '')
  })
  const { untested } = await reportOn(local)
  expect(untested.filter(({ rule }) => rule === 'parameter-modified').length).toBeGreaterThan(0)
})

test('a list that grows during the check passes', async () => {
  const grown = edit('/services', (page, { search }) => {
    if (search !== '?page=1') return
    page.total_items += 1
    page.contents.unshift(page.contents.pop())
  })
  const report = await reportOn(grown)
  expect(report.endpoints.flatMap(({ findings }) => findings)).toEqual([])
})

test('the same mistake in many places is one finding with a count', async () => {
  const report = await reportOn(header('/services/*', 'access-control-allow-origin'))
  const [finding, ...others] = report.endpoints.flatMap(({ findings }) => findings)
  expect(others).toEqual([])
  const asked = report.endpoints.find(
    ({ endpoint }) => endpoint.path === '/services/{id}',
  )?.requests
  expect(finding).toMatchObject({ rule: 'cors', count: asked })
  expect(asked).toBeGreaterThan(10)
  expect(finding?.examples).toHaveLength(3)
})

test('an unreachable feed is not judged', async () => {
  const report = await check(() => Promise.reject(new TypeError('fetch failed')))
  expect(report.outcome).toBe('unreachable')
  expect(report.requests).toBe(2)
})

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
