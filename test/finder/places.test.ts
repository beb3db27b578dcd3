import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { shippedPlaces } from '../../src/io/shipped-places.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const hall = (city: string, postal_code: string, latitude: number, longitude: number) => ({
  name: `${city} Hall`,
  latitude,
  longitude,
  addresses: [{ address_1: '1 High Street', city, state_province: 'County', postal_code }],
})
const { directory } = checkFiles({
  'locations/leeds.yaml': hall('Leeds', 'LS1 3AB', 53.8, -1.55),
  'locations/cardiff.yaml': hall('Cathays', 'CF10 3AT', 51.485, -3.18),
  'services/leeds.yaml': { ...service, name: 'Leeds choir', locations: ['leeds'] },
  'services/cardiff.yaml': { ...service, name: 'Cardiff choir', locations: ['cardiff'] },
})
const site = { build: BUILD, places: shippedPlaces(), sectors: shippedSectors() }
const lookup = createLookup(composeSite(directory!, site), nodePlatform)
const find = createFind({ store: createMemoryStore(lookup), manifest: lookup.manifest })

async function ask(query: Record<string, string>) {
  const address = `https://town.example.org/find?${new URLSearchParams(query)}`
  const page = await (await find(new Request(address)))!.text()
  const names = [...page.matchAll(/<h3><a href="[^"]*"[^>]*>([^<]*)/g)].map(([, name]) => name)
  const [, wrong = ''] = /<div class="block">(.*?)<\/div>/s.exec(page) ?? []
  const choices = [...wrong.matchAll(/<a href="[^"]*">([^<]*)<\/a>/g)]
  return { page, names, choices: choices.map(([, name]) => name) }
}

describe('a place of Great Britain', () => {
  it.each([
    ['Manchester', 'Leeds choir'],
    ['York', 'Leeds choir'],
    ['leeds', 'Leeds choir'],
    ['Kirklees', 'Leeds choir'],
    ['Headingley', 'Leeds choir'],
    ['Cardiff', 'Cardiff choir'],
    ['Caerdydd', 'Cardiff choir'],
    ['Aberdâr', 'Cardiff choir'],
    ['Aberdare', 'Cardiff choir'],
    ['Barry', 'Cardiff choir'],
    ['Inverness', 'Leeds choir'],
    ['Inbhir Nis', 'Leeds choir'],
    ['Camden', 'Cardiff choir'],
    ['Newport, Isle of Wight', 'Cardiff choir'],
    ['Newport, Telford', 'Leeds choir'],
    ['newport telford and wrekin', 'Leeds choir'],
  ])('is known, also outside the directory: %s', async (place, nearest) => {
    const { page, names } = await ask({ search: 'choir', place })
    expect(page).not.toContain('place-error')
    expect(names[0]).toBe(nearest)
    expect(page).toMatch(/The nearest is|Within \d+ miles/)
  })

  it.each([
    ['Newport', ['Newport, Isle of Wight', 'Newport, Newport', 'Newport, Telford and Wrekin']],
    ['ashford', ['Ashford, Kent', 'Ashford, Surrey']],
    ['saint ives', ['St Ives, Cambridgeshire', 'St Ives, Cornwall']],
  ])('that has several of its name is asked with its county: %s', async (place, expected) => {
    const { page, names, choices } = await ask({ search: 'choir', place })
    expect(page).toContain('Which one do you mean?')
    expect(choices).toEqual(expected)
    expect(names).toHaveLength(2)
  })

  it('that has several of its name is the only one beside the directory, and says so', async () => {
    const { page } = await ask({ search: 'choir', place: 'Whitchurch' })
    expect(page).toContain('We looked near Whitchurch, Cardiff.')
    expect(page).not.toContain('Which one do you mean?')
  })

  it.each([
    ['Manchestor', 'Manchester'],
    ['Ledes', 'Leeds'],
    ['Headingly', 'Headingley, Leeds'],
  ])('with a wrong letter is asked, and never searched silently: %s', async (place, meant) => {
    const { page, names, choices } = await ask({ search: 'choir', place })
    expect(page).toContain(`We do not know the place “${place}”.`)
    expect(page).toContain('Did you mean one of these?')
    expect(choices).toContain(meant)
    expect(page).not.toContain('miles')
    expect(names).toEqual(['Cardiff choir', 'Leeds choir'])
  })

  it.each(['Zzyzx', 'BS3 1QGX', '%', ','])(
    'that is unknown never hides what the words find: %s',
    async (place) => {
      const { page, names } = await ask({ search: 'choir', place })
      expect(names).toEqual(['Cardiff choir', 'Leeds choir'])
      expect(page).toContain('aria-invalid="true" autofocus')
      expect(page).toContain(`<title>We do not know the place “${place}”. 2 services for “choir”`)
      expect(page).toContain('<h1>2 services for “choir”</h1>')
      expect(page).toContain('a postcode like CF10 3AT')
      expect((await ask({ place })).names).toEqual([])
    },
  )

  it('is found by each way in which it is offered', async () => {
    for (const place of ['Newport', 'Ashford', 'St Ives']) {
      const { choices } = await ask({ search: 'choir', place })
      expect(choices.length).toBeGreaterThan(1)
      for (const choice of choices)
        expect((await ask({ search: 'choir', place: choice! })).page, choice!).not.toContain(
          'place-error',
        )
    }
  })

  it('is said to be outside the directory where it is', async () => {
    expect((await ask({ search: 'choir', place: 'Inverness' })).page).toContain('outside the area')
    expect((await ask({ search: 'choir', place: 'Leeds' })).page).not.toContain('outside the area')
  })
})

describe('the tables of places', () => {
  const { towns, villages } = shippedPlaces()

  it('have a name, a county, a sector and a point in each line', () => {
    const line = /^[^|]+\|[^|]*\|[A-Z]{1,2}\d[A-Z\d]?(?: \d)?\|(?:49|5\d|60)\.\d+,-?\d\.\d+$/
    expect([...towns, ...villages].filter((one) => !line.test(one))).toEqual([])
  })

  it('have no two lines that are written the same', () => {
    const names = [...towns, ...villages].map((one) => one.split('|').slice(0, 2).join('|'))
    expect(names.filter((one, i) => names.indexOf(one) !== i).slice(0, 5)).toEqual([])
  }, 60_000)
})
