import { describe, expect, test } from 'vitest'
import { collectionNames } from '../../../src/hsds/collections.ts'
import { parameterNames } from '../../../src/parameters/names.ts'
import type { SiteOptions } from '../../../src/generator/site/plan.ts'
import { casesOf } from '../../runs.ts'
import { listsOf } from '../../search/fixture.ts'
import { type Client, SHARDED, clientOf, publish } from './site.ts'
import { makeTown } from './town.ts'

const known = listsOf({ services: 80, description: [3, 12] })
const vocabulary = [
  ...new Set(known.services.flatMap(({ description = '' }) => description.split(' '))),
]

/** Unusual values, escaped for a URL. */
const VALUES = [
  'a'.repeat(7000),
  encodeURIComponent(Array.from({ length: 1500 }, (_, i) => `w${i}`).join(' ')),
  encodeURIComponent(vocabulary.join(' ').slice(0, 7000)),
  encodeURIComponent('a-'.repeat(3500)),
  encodeURIComponent('😀🏳️‍🌈👩‍👩‍👧'),
  encodeURIComponent('\u0000\u0001\u0007\u001b[31m\r\n\t\u007f\u0085\u2028\u202e'),
  encodeURIComponent('(a+)+$'),
  encodeURIComponent('^(([a-z])+.)+[A-Z]([a-z])+$'),
  encodeURIComponent('.*?[]\\{}()|/'),
  encodeURIComponent("'; DROP TABLE services; --"),
  encodeURIComponent('<script>alert(1)</script>'),
  encodeURIComponent('#top #term x'),
  encodeURIComponent('n̈'.repeat(2000)),
  encodeURIComponent('ﷺ'.repeat(500)),
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '+++',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '-',
  "'",
  '""',
  '0',
  '-0',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
]

const SITES: readonly (readonly [string, Partial<SiteOptions>])[] = [
  ['in many files', SHARDED],
  ['in few files', {}],
]

describe.each(casesOf(SITES, 2))('a site %s', (_, options) => {
  const client: Client = clientOf(publish(makeTown({ services: 80 }), options))

  test.each(parameterNames)('answers an unusual %s', async (name) => {
    for (const collection of collectionNames)
      for (const value of VALUES) await expectAnswer(`/${collection}?${name}=${value}`)
  })

  test('answers a query of five hundred parameters', async () => {
    const many = (name: (i: number) => string) =>
      Array.from({ length: 500 }, (_, i) => `${name(i)}=${i}`).join('&')
    await expectAnswer(`/services?${many((i) => `p${i}`)}`, [200])
    await expectAnswer(`/services?${many(() => 'search')}`, [400])
    await expectAnswer(`/services?${many((i) => `search${i}`)}&search=help`, [200])
    await expectAnswer(`/services?${many((i) => `%00${i}`)}`, [200])
    await expectAnswer(`/services?${'&'.repeat(5000)}`, [200])
    await expectAnswer(`/services?${'=&'.repeat(500)}page==1`, [400])
  })

  test('looks up a limited number of words of a long text', async () => {
    await expectAnswer(`/services?search=${VALUES[2]}`, [200])
    const every = await expectAnswer(`/services?search=${VALUES[2]}&match=all`, [200])
    expect(((await every.json()) as { total_items: number }).total_items).toBe(0)
  })

  test('answers a path of slashes', async () => {
    await expectAnswer(`/organizations/${'/'.repeat(200_000)}`, [200])
    await expectAnswer(`/organizations/${'/'.repeat(200_000)}x`, [404])
  })

  test('has links for a long query, unless the header would be too long for clients', async () => {
    for (const more of ['', '&per_page=7', '&minimum_age=0']) {
      const long = await expectAnswer(`/services?search=${'service+'.repeat(200)}${more}`, [200])
      expect(long.headers.get('link')).toContain('rel="last"')
      const longer = await expectAnswer(`/services?search=${'service+'.repeat(1000)}${more}`, [200])
      expect(sizeOf(longer.headers)).toBeLessThan(16_384)
    }
    const whole = await expectAnswer(`/organizations?search=${'%20'.repeat(2500)}`, [200])
    expect(whole.headers.get('link')).toContain('rel="last"')
  })

  async function expectAnswer(path: string, statuses: readonly number[] = [200, 400, 404]) {
    client.reads.length = 0
    const response = await client.ask(path)
    const label = path.slice(0, 200)
    expect(statuses, label).toContain(response.status)
    expect(client.reads.length, label).toBeLessThanOrEqual(70)
    const text = await response.clone().text()
    if (!response.headers.get('content-type')!.includes('ndjson')) JSON.parse(text)
    return response
  }
})

const sizeOf = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
