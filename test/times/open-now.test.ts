import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import type { SearchTime, SearchTimes } from '../../src/times/search-times.ts'
import { toAssets } from '../../src/pages/layout/assets.ts'
import { clockIn } from '../../src/times/clock.ts'
import { isOpen } from './open-now.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const weekly = (byday: string, opens_at: string, closes_at: string, more: object = {}) => ({
  schedules: [{ freq: 'WEEKLY', byday, opens_at, closes_at, ...more }],
})
const SERVICES: Readonly<Record<string, object>> = {
  lunch: weekly('TU', '12:00', '14:00'),
  night: weekly('MO,SU', '22:00', '02:30'),
  note: weekly('TU', '12:00', '14:00', { notes: 'Not in August.' }),
  fortnight: weekly('TU', '09:00', '17:00', { interval: 2, dtstart: '2026-11-10' }),
  summer: weekly('TU,WE', '00:00', '23:59', { valid_from: '2026-03-29', valid_to: '2026-10-25' }),
  third: { schedules: [{ freq: 'MONTHLY', byday: '3TU', opens_at: '10:00', closes_at: '11:00' }] },
  alert: { ...weekly('TU', '12:00', '14:00'), alert: 'Shut this week.' },
  paused: { ...weekly('TU', '12:00', '14:00'), status: 'temporarily closed' },
  silent: {},
}
const { directory } = checkFiles(
  Object.fromEntries(
    Object.entries(SERVICES).map(([name, more]) => [
      `services/${name}.yaml`,
      { ...service, name, ...more },
    ]),
  ),
)
const site = composeSite(directory!, { build: BUILD, assets: toAssets((name) => name) })
const lookup = createLookup(site, nodePlatform)

/** What the page of a service gives its script. */
function judgedOn(name: string): SearchTimes {
  const page = String(lookup.get(`/find/services/${name}.html`))
  const [, times] = /data-times="([^"]*)"/.exec(page) ?? []
  return times === undefined ? null : JSON.parse(times.replaceAll('&quot;', '"')).times
}

/** The services that the search shows as open now, without those that it asks to check first. */
async function openBySearch(now: Date): Promise<readonly string[]> {
  const find = createFind({
    store: createMemoryStore(lookup),
    manifest: lookup.manifest,
    now: () => now,
  })
  const page = await (await find(new Request('https://a.example.org/find?when=now')))!.text()
  const cards =
    /<h3><a href="[^"]*\/([a-z]+)"[^>]*>[^<]*<\/a><\/h3> <p class="tab[^"]*">\s*<span\s*><b (class="alert">Check|>Ask when)?/g
  return [...page.matchAll(cards)].filter(([, , isUnclear]) => !isUnclear).map(([, name]) => name!)
}

describe('the page of a service', () => {
  it.each([
    ['2026-11-24T12:30:00Z', ['lunch', 'fortnight']],
    ['2026-11-17T10:30:00Z', ['third']],
    ['2026-11-23T23:00:00Z', ['night']],
    ['2026-11-24T02:00:00Z', ['night']],
    ['2026-11-24T02:30:00Z', []],
    // In summer, clocks in London are an hour ahead of UTC.
    ['2026-06-16T11:00:00Z', ['lunch', 'summer']],
    ['2026-06-16T13:00:00Z', ['summer']],
    // A bank holiday.
    ['2027-12-28T12:30:00Z', []],
  ])('says at %s that %j are open, as the search does', async (time, expected) => {
    const now = new Date(time)
    const open = Object.keys(SERVICES).filter(
      (name) => isOpen(judgedOn(name), clockIn('Europe/London', now)) === true,
    )
    expect(open.sort()).toEqual(expected.toSorted())
    expect((await openBySearch(now)).toSorted()).toEqual(open)
  })

  it.each(['note', 'alert', 'paused', 'silent'])('is certain of nothing of %s', (name) => {
    expect((judgedOn(name) ?? []).filter(({ isUnclear }) => !isUnclear)).toEqual([])
  })
})

describe('whether a service is open', () => {
  const lunch = [
    { freq: 'WEEKLY', byday: 'TU', opens_at: '12:00', closes_at: '14:00' },
  ] as SearchTime[]
  const note = [{ ...lunch[0], byday: 'WE', isUnclear: true }] as SearchTime[]

  it('is not said of a doubtful time, and is of another day of the same service', () => {
    const both = [...lunch, ...note]
    expect(isOpen(both, clockIn('Europe/London', new Date('2026-11-25T12:30:00Z')))).toBeUndefined()
    expect(isOpen(both, clockIn('Europe/London', new Date('2026-11-24T12:30:00Z')))).toBe(true)
    expect(isOpen(both, clockIn('Europe/London', new Date('2026-11-26T12:30:00Z')))).toBe(false)
  })

  it('is by the clocks where the service is', () => {
    const now = new Date('2026-11-24T00:30:00Z')
    expect(isOpen(lunch, clockIn('Pacific/Auckland', now))).toBe(true)
    expect(isOpen(lunch, clockIn('Europe/London', now))).toBe(false)
  })
})
