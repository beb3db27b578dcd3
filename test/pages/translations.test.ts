import { describe, expect, it } from 'vitest'
import { composeSite } from '../../src/generator/site/site.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'
import { BUILD, readSmallTown } from '../generator/publish/small-town.ts'
import { type Files, checkFiles, service } from '../rules/base.ts'
import { pagesOf } from './site-pages.ts'

const town = pagesOf(await readSmallTown())
const pageOf = (path: string) => town.get(`${path}.html`)!.replace(/\s+/g, ' ')
const welsh = pageOf('/cy/find/services/harbour-supper')

/** A directory in English and Welsh. */
const settings = {
  title: 'Test',
  namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f',
  base_url: 'https://test.example.org/',
  languages: ['en', 'cy'],
}

/** Every file of a site, by its path. */
function filesOf(files: Files): ReadonlyMap<string, string> {
  const { directory, diagnostics } = checkFiles({ 'directory.yaml': settings, ...files })
  if (!directory) throw new Error(JSON.stringify(diagnostics, null, 2))
  const bodies = bodiesOf(composeSite(directory, { build: BUILD }))
  return new Map([...bodies].map(([path, body]) => [path, String(body)]))
}

describe('a page in another language than the records', () => {
  it('shows the texts that a record has in it, and says so', () => {
    expect(welsh).toContain('<title>Swper yr Harbwr –')
    expect(welsh).toContain('<h1 lang="cy" dir="auto">Swper yr Harbwr</h1>')
    expect(welsh).toContain('<p lang="cy" dir="auto"> Swper poeth am chwech')
    expect(welsh).toContain('<p lang="cy" dir="auto"> Dim swper ar noson')
    expect(welsh).toContain('<span lang="cy" dir="auto">Nes bod y cawl yn boeth</span>')
    expect(welsh).toContain('content="Swper poeth am chwech')
  })

  it('shows any other text as it was written, and says in which language', () => {
    expect(welsh).toContain('<p dir="auto" lang="en"> Come in and sit down.')
    expect(welsh).toContain('<h3 dir="auto" lang="en">The Ferry House</h3>')
    expect(welsh).toContain('<span dir="auto" lang="en">Open Door</span>')
  })

  it('shows the organization, the places and the topics in it as well', () => {
    expect(welsh).toMatch(/<a href="\S+ferry-house-trust" lang="cy" dir="auto">Ymddiriedolaeth/)
    expect(welsh).toContain('<h3 lang="cy" dir="auto">Ystafell y Llusern</h3>')
    expect(pageOf('/cy/find/organizations/ferry-house-trust')).toMatch(
      /<h1 lang="cy".*<a href="\S+" lang="cy" dir="auto">Swper yr Harbwr/,
    )
    expect(pageOf('/cy/find/topics')).toContain('lang="cy" dir="auto">Bwyd</span>')
    expect(pageOf('/cy/find/topics/needs/food')).toMatch(/<h1 lang="cy".*Swper yr Harbwr/)
    expect(pageOf('/cy/find/map')).toContain('Swper yr Harbwr')
  })

  it('tells search engines its language and its name', () => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(welsh)!
    const { '@graph': graph } = JSON.parse(json!) as { '@graph': object[] }
    expect(graph).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', name: 'Swper yr Harbwr', inLanguage: 'cy' }),
    )
    expect(graph).toContainEqual(
      expect.objectContaining({ '@type': 'Service', name: 'Swper yr Harbwr' }),
    )
    expect(welsh).toContain('property="og:title" content="Swper yr Harbwr"')
    expect(welsh).toContain('property="og:locale" content="cy_GB"')
  })

  it('gives away no more of a confidential place, and no note', () => {
    const page = pageOf('/cy/find/services/safe-harbour')
    expect(page).toContain('Fe ddywedwn ni ble mae e')
    expect(page).not.toContain('EX90 7QX')
    expect([...town.values()].filter((text) => text.includes('Morwenna has the list'))).toEqual([])
  })

  it('is in the language of the address for the search as well', () => {
    const files = filesOf({
      'services/club.yaml': { ...service, translations: { cy: { name: 'Clwb Cinio' } } },
    })
    const cardsIn = (prefix: string) =>
      Buffer.from(
        String(files.get(`/_/b/${BUILD}${prefix}/find/cards/0.txt`))
          .split(',')
          .map(Number),
      ).toString()
    expect(cardsIn('/cy')).toContain('lang="cy" dir="auto">Clwb Cinio</a>')
    expect(cardsIn('')).toContain('dir="auto">Lunch Club</a>')
  })
})

it('services are in the order of the Welsh alphabet, by the names that the page shows', () => {
  const names = { a: ['Tea', 'Chwarae'], b: ['Zoo', 'Cymorth'], c: ['Art', 'Dawns'] }
  const files = filesOf(
    Object.fromEntries(
      Object.entries(names).map(([slug, [name, cy]]) => [
        `services/${slug}.yaml`,
        { ...service, name, translations: { cy: { name: cy } } },
      ]),
    ),
  )
  const order = (path: string) =>
    [...files.get(path)!.matchAll(/dir="auto">(Tea|Zoo|Art|Chwarae|Cymorth|Dawns)</g)].map(
      ([, name]) => name,
    )
  expect(order('/find/a-z.html')).toEqual(['Art', 'Tea', 'Zoo'])
  expect(order('/cy/find/a-z.html')).toEqual(['Cymorth', 'Chwarae', 'Dawns'])
})

describe('a translation', () => {
  const club = {
    ...service,
    description: 'Soup and bread.',
    locations: ['village-hall'],
    taxonomy_terms: ['food'],
  }
  const plain = { 'services/club.yaml': club }
  const translated: Files = {
    'services/club.yaml': {
      ...club,
      translations: { cy: { name: 'Clwb Cinio', description: 'Cawl a bara.' } },
    },
    'locations/village-hall.yaml': {
      name: 'Village Hall',
      addresses: [
        {
          address_1: '1 High Street',
          city: 'Bath',
          state_province: 'Avon',
          postal_code: 'BS3 1JA',
        },
      ],
      translations: { cy: { name: 'Neuadd y Pentref' } },
    },
    'organizations/acorn-trust.yaml': {
      name: 'Acorn Trust',
      description: 'A charity.',
      translations: { cy: { description: 'Elusen.' } },
    },
  }
  const without = Object.fromEntries(
    Object.entries(translated).map(([file, record]) => {
      const { translations: _, ...rest } = record as Record<string, unknown>
      return [file, rest]
    }),
  )

  it('changes the index, but no document of the feed, nor a page in the language of the records', () => {
    const [before, after] = [filesOf(without), filesOf(translated)]
    const isOfPages = (path: string) =>
      path.startsWith('/cy/') || path.includes('/cy/') || path.startsWith('/find/_/points.')
    const isOfIndex = (path: string) =>
      /^\/_\/b\/build\/(?:index|suggestions)\/|^\/_\/manifest\.json$/.test(path)
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    )
    expect(changed).toContain('/cy/find/services/club.html')
    expect(changed.filter((path) => !isOfPages(path) && !isOfIndex(path))).toEqual([])
  })

  it('changes nothing at all in a directory in one language', () => {
    const inEnglish = { 'directory.yaml': { ...settings, languages: ['en'] } }
    expect(filesOf({ ...translated, ...inEnglish })).toEqual(filesOf({ ...without, ...inEnglish }))
  })

  it('is not shown in the language of the records', () => {
    const files = filesOf({
      'services/club.yaml': { ...club, translations: { en: { name: 'Other' } } },
    })
    expect([...files.values()].filter((text) => text.includes('Other</'))).toEqual([])
  })

  it('of a field that is private, or that the record does not have, is nowhere', () => {
    const cy = { name: 'Clwb', description: 'Cyfrinach', alert: 'Cyfrinach' }
    const files = filesOf({
      ...plain,
      'directory.yaml': { ...settings, private_fields: ['service.description'] },
      'services/club.yaml': { ...club, translations: { cy } },
    })
    expect(files.get('/cy/find/services/club.html')).toContain('Clwb</h1>')
    expect([...files.values()].filter((text) => text.includes('Cyfrinach'))).toEqual([])
  })

  it('is escaped', () => {
    const cy = { name: '<script>alert(1)</script>" onload="x' }
    const page = filesOf({ 'services/club.yaml': { ...club, translations: { cy } } }).get(
      '/cy/find/services/club.html',
    )
    expect(page).toContain('<h1 lang="cy" dir="auto">&lt;script&gt;')
    expect(page).not.toContain('<script>alert')
  })
})

it('robots may read no results of searches, in any language', () => {
  expect(filesOf({}).get('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /find?\nDisallow: /cy/find?\nAllow: /\nSitemap: https://test.example.org/sitemap.xml\n',
  )
})
