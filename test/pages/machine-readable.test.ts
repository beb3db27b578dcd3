import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { validateXML } from 'xmllint-wasm'
import { describe, expect, it } from 'vitest'
import { composeSitemaps } from '../../src/finder/lists/sitemap.ts'
import { readSmallTown } from '../generator/publish/small-town.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { wrongData } from './schema-org.ts'

const files = new Map(
  [...bodiesOf(composeSite(await readSmallTown(), { build: 'build' }))].map(([path, body]) => [
    path,
    String(body),
  ]),
)

describe('the data for search engines', () => {
  const dataIn = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json!),
    )

  it('of every page is in the vocabulary of schema.org', () => {
    const pages = [...files].filter(([path]) => /^\/(?:cy\/)?find\/services\//.test(path))
    const found = pages.flatMap(([path, page]) => dataIn(page).map((data) => [path, data] as const))
    expect(found.length).toBeGreaterThanOrEqual(10)
    expect(found.flatMap(([path, data]) => wrongData(data, path))).toEqual([])
    const graphs = JSON.stringify(found)
    for (const name of ['provider', 'areaServed', 'hoursAvailable', 'geo', 'BreadcrumbList'])
      expect(graphs).toContain(name)
  })

  it.each([
    [{ '@type': 'Servise', name: 'x' }, '/: no type'],
    [{ '@type': 'Service', servicePhone: 'x' }, 'Service.servicePhone: no property'],
    [{ '@type': 'Service', provider: { '@type': 'Place' } }, 'Service.provider: not'],
    [{ '@type': 'GeoCoordinates', latitude: { '@type': 'Place' } }, 'GeoCoordinates.latitude: not'],
  ])('would not pass as %j', (data, says) => {
    expect(wrongData(data, '/').join()).toContain(says)
  })
})

const schema = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../fixtures/xml/${name}`, import.meta.url)), 'utf8')

async function errorsIn(xml: string, name: 'atom.rng' | 'sitemap.xsd'): Promise<readonly string[]> {
  const extension = name.endsWith('.rng') ? 'relaxng' : 'schema'
  const { errors } = await validateXML({ xml, schema: schema(name), extension })
  return errors.map(({ message }) => message)
}

describe('what changes last', () => {
  const atom = () => files.get('/find/changes.atom')!

  it('is an Atom feed by the grammar of RFC 4287', async () => {
    expect(await errorsIn(atom(), 'atom.rng')).toEqual([])
  })

  it.each<[what: string, spoil: (text: string) => string]>([
    ['without an id', (text) => text.replace(/<id>.*?<\/id>/, '')],
    [
      'with a day for a time',
      (text) => text.replace(/<updated>.*?<\/updated>/, '<updated>2026-01-01</updated>'),
    ],
    [
      'with an entry without a title',
      (text) => text.replace(/(<entry>\s*)<title>.*?<\/title>/, '$1'),
    ],
  ])('would not pass %s', async (_, spoil) => {
    expect(await errorsIn(spoil(atom()), 'atom.rng')).not.toEqual([])
  })
})

describe('the sitemap', () => {
  it('is one by the schema of sitemaps.org, and so would its parts be', async () => {
    expect(await errorsIn(files.get('/sitemap.xml')!, 'sitemap.xsd')).toEqual([])
    const addresses = Array.from({ length: 7 }, (_, i) => `https://a.example.org/find/${i}?a&b`)
    const sitemaps = composeSitemaps(addresses, 'https://a.example.org', 3)
    expect([...sitemaps.keys()]).toEqual([
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-2.xml',
      '/sitemap-3.xml',
    ])
    for (const make of sitemaps.values()) expect(await errorsIn(make(), 'sitemap.xsd')).toEqual([])
    const texts = [...sitemaps.values()].map((make) => make())
    for (const address of addresses)
      expect(
        texts.filter((text) => text.includes(`<loc>${address.replace('&', '&amp;')}</loc>`)),
      ).toHaveLength(1)
    expect(texts[0]).toContain('<loc>https://a.example.org/sitemap-3.xml</loc>')
  })

  it('would not pass without an address', async () => {
    const text = files.get('/sitemap.xml')!.replace(/<loc>.*?<\/loc>/, '')
    expect(await errorsIn(text, 'sitemap.xsd')).not.toEqual([])
  })
})
