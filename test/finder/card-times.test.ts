import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const hall = (name: string, latitude: number, longitude: number, postal_code: string) => ({
  name,
  latitude,
  longitude,
  addresses: [{ address_1: '1 High Street', city: name, state_province: 'Avon', postal_code }],
})
const weekly = (byday: string, opens_at: string, closes_at: string) => ({
  freq: 'WEEKLY',
  byday,
  opens_at,
  closes_at,
})
const records = {
  'locations/east.yaml': hall('Thornbury', 51.6094, -2.5249, 'BS35 2AQ'),
  'locations/west.yaml': hall('Clevedon', 51.4413, -2.8576, 'BS21 6AP'),
  'services/larder.yaml': {
    ...service,
    name: 'Larder',
    locations: [
      { location: 'east', schedules: [weekly('FR', '10:00', '12:00')] },
      { location: 'west', schedules: [weekly('MO,TH', '09:00', '11:00')] },
    ],
  },
  'services/choir.yaml': {
    ...service,
    name: 'Choir',
    locations: ['east', 'west'],
    hours: ['Sat 10am-12 noon', 'Wed 6pm-8pm'],
  },
  'services/quilting.yaml': {
    ...service,
    name: 'Quilting',
    locations: ['east', { location: 'west', exceptions: ['closed 24 Nov 2026'] }],
    hours: ['Tue 10am-12 noon'],
  },
}
const { directory } = checkFiles(records, { today: '2026-11-24' })
const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)
const store = createMemoryStore(lookup)

/** The facts on the cards of a search, on a Tuesday morning. */
async function factsOf(query: string, now = '2026-11-24T09:00:00Z') {
  const find = createFind({ store, manifest: lookup.manifest, now: () => new Date(now) })
  const page = await (await find(new Request(`https://town.example.org/find?${query}`)))!.text()
  const cards = page.matchAll(/<h2><a [^>]*>([^<]*)<\/a><\/h2> <p>(.*?)<\/p>/g)
  return Object.fromEntries(Array.from(cards, ([, name, facts]) => [name, facts]))
}

describe('the times on a card', () => {
  it('are those of the service, but for the days on which the place that it names is closed', async () => {
    const east = await factsOf('search=quilting&place=Thornbury')
    expect(east['Quilting']).toContain('Today 10am to 12 noon (Tuesdays)')
    const west = await factsOf('search=quilting&place=Clevedon')
    expect(west['Quilting']).toContain('Tuesday 1 December 2026 10am to 12 noon (Tuesdays)')
    expect(west['Quilting']).not.toContain('Today')
  })

  it('are those of the place that it names', async () => {
    const east = await factsOf('search=larder&place=Thornbury')
    expect(east['Larder']).toContain('Friday 10am to 12 noon (Fridays) · 0.1 miles, Thornbury')
    expect(east['Larder']).not.toMatch(/Monday|Thursday/)
    const west = await factsOf('search=larder&place=Clevedon')
    expect(west['Larder']).toContain('Thursday 9am to 11am (Mondays and Thursdays)')
    expect(west['Larder']).not.toContain('Friday')
  })

  it('differ where no place is named, unless a day is', async () => {
    expect((await factsOf('search=larder'))['Larder']).toBe('2 places, different times')
    const friday = await factsOf('search=larder&when=FR')
    expect(friday['Larder']).toMatch(/^Friday 10am to 12 noon/)
  })

  it('are those of the day that was asked for, and the others in short', async () => {
    const saturday = await factsOf('search=choir&when=SA')
    expect(saturday['Choir']).toBe('Saturday 10am to 12 noon (Saturdays), also Wednesdays')
    const none = await factsOf('search=choir')
    expect(none['Choir']).toBe('Tomorrow 6pm to 8pm (Wednesdays), also Saturdays')
  })
})
