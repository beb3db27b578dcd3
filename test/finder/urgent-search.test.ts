import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { withNeeded } from '../../src/finder/needed.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const { directory } = checkFiles({
  'services/choir.yaml': { ...service, name: 'Choir', locations: ['hall'] },
  'services/harbour.yaml': {
    ...service,
    id: '7c1f8d0e-2a55-4c0b-8f0e-5d3c1a9be001',
    name: 'Harbour',
    description: 'Support after domestic abuse.',
  },
  'services/later.yaml': {
    ...service,
    id: '7c1f8d0e-2a55-4c0b-8f0e-5d3c1a9be002',
    name: 'A domestic abuse course',
    hours: ['Thu 10:00-12:00'],
  },
  'services/helpline.yaml': {
    ...service,
    id: '7c1f8d0e-2a55-4c0b-8f0e-5d3c1a9be003',
    name: 'Zinnia',
    description: 'Support after domestic abuse.',
    alert: 'In danger ring 999.',
    schedules: [
      {
        freq: 'WEEKLY',
        byday: 'MO,TU,WE,TH,FR',
        opens_at: '09:00',
        closes_at: '17:00',
        attending_type: 'by phone',
      },
    ],
  },
  'locations/hall.yaml': {
    name: 'Hall',
    latitude: 51.44,
    longitude: -2.6,
    addresses: [
      {
        address_1: '1 High Street',
        city: 'Bristol',
        state_province: 'Bristol',
        postal_code: 'BS3 1QG',
      },
    ],
  },
})
const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)

/** The page of a search, on a Tuesday at noon. */
async function ask(query: string, now = '2026-11-24T12:00:00Z', path = '/find'): Promise<string> {
  const store = createMemoryStore(lookup)
  const find = createFind({ store, manifest: lookup.manifest, now: () => new Date(now) })
  const answer = await find(new Request(`https://town.example.org${path}?${query}`))
  return answer!.text()
}

describe('a search that needs urgent help', () => {
  it('is not corrected', async () => {
    expect(await ask('search=i+want+to+die+choirr')).not.toContain('We looked for')
  })

  it('is corrected when it needs none', async () => {
    expect(await ask('search=choirr')).toContain('We looked for')
  })
})

describe('services for an urgent need', () => {
  it('come before those with some of the words of somebody in trouble', async () => {
    const page = await ask('search=he+hit+me+at+choir')
    const [own, others] = [page.indexOf('/services/harbour"'), page.indexOf('/services/choir"')]
    expect(page).toContain('Services that may help')
    expect(own).toBeGreaterThan(0)
    expect(own).toBeLessThan(others)
  })

  it('leave those with some of the words folded where only a line helps', async () => {
    const page = await ask('search=i+took+too+many+tablets+at+choir')
    expect(page).toContain('<details class="parted"')
    expect(page.indexOf('/services/choir"')).toBeGreaterThan(
      page.indexOf('<details class="parted"'),
    )
    expect(page).not.toContain('that may also help')
  })

  it('are first those that can be rung now', async () => {
    const page = await ask('search=my+husband+hits+me+every+night')
    const places = ['helpline', 'harbour', 'later'].map((slug) =>
      page.indexOf(`/services/${slug}"`),
    )
    expect(places[0]).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('stand in turn with the best partial matches, first those that are both', () => {
    const needs = [{ id: 'home', title: 'Home', lines: [], finds: ['housing'] }]
    const some = { kind: 'some', positions: [7, 2, 8, 9, 3] } as const
    expect(withNeeded(needs, [1, 2, 3], [some])).toEqual([
      { kind: 'needed', positions: [2, 1, 7, 3, 8] },
      { kind: 'some', positions: [9] },
    ])
    expect(withNeeded([], [], [some])).toEqual([some])
  })

  it('shows services after a scald that have some of its words, and none after a stroke', () => {
    const some = { kind: 'some', positions: [7, 2, 8] } as const
    const needs = [
      { id: 'medical', title: '', lines: [], finds: ['x'], finds_if_said: true },
    ] as const
    expect(withNeeded(needs, [1, 2], [some])).toEqual([
      { kind: 'needed', positions: [2] },
      { kind: 'some', positions: [7, 8] },
    ])
    expect(withNeeded(needs, [1], [some])).toEqual([
      { kind: 'needed', positions: [] },
      { kind: 'some', positions: [7, 2, 8] },
    ])
  })

  it('never say which word nothing has', async () => {
    expect(await ask('search=he+hit+me+zzqqxx+choir')).not.toContain('No service has the word')
  })

  it('come once', async () => {
    expect((await ask('search=he+hit+me+domestic+abuse')).split('/services/harbour"')).toHaveLength(
      2,
    )
  })

  it.each(['choir', 'domestic+abuse+awareness+course'])(
    'are not for “%s”, which no urgent need says',
    async (words) => {
      expect(await ask(`search=${words}`)).not.toContain('Services that may help')
    },
  )
})

describe('the help above the results', () => {
  it('is that of the directory where no place is asked', async () => {
    const page = await ask('search=he+hit+me')
    expect(page).toContain('Call 0808 2000 247')
    expect(page).not.toContain('0808 80 10 800')
  })

  it('is that of the postcode that is asked', async () => {
    const page = await ask('search=he+hit+me&place=CF10+1AA')
    expect(page).toContain('Call 0808 80 10 800')
    expect(page).not.toContain('0808 2000 247')
  })

  it('stands above a place that nobody knows', async () => {
    expect(await ask('search=he+hit+me&place=nowhereatall')).toContain('Call 0808 2000 247')
  })

  it('says what is closed, and has what is open before it', async () => {
    const night = await ask('search=forced+marriage', '2026-11-24T22:00:00Z')
    expect(night).toMatch(/Closed now\. Open: Mon[^.]*9am to 5pm/)
    expect(night.indexOf('0808 2000 247')).toBeLessThan(night.indexOf('020 7008 0151'))
    expect(await ask('search=forced+marriage')).not.toContain('Closed now')
  })

  it('has every way to ask', async () => {
    const page = await ask('search=heart+attack')
    for (const address of ['tel:999', 'sms:999', 'tel:18000', 'https://999bsl.co.uk/'])
      expect(page).toContain(`href="${address}"`)
    expect(page).toContain('press 55')
  })

  it('is not there for a choir', async () => {
    expect(await ask('search=choir')).not.toContain('class="notice"')
  })
})

describe('a frame of results in another site', () => {
  const inFrame = (query: string) => ask(query, undefined, '/find/embed/results')

  it('has a way to leave the whole page where a search needs urgent help, and a neutral title', async () => {
    const page = await inFrame('search=he+hit+me')
    expect(page).toMatch(/<a\s+class="button"\s[^>]*target="_top"/)
    expect(page).toContain('<title>Find a service')
    expect(page).not.toContain('<script')
  })

  it('has none elsewhere', async () => {
    expect(await inFrame('search=choir')).not.toContain('_top')
  })
})
