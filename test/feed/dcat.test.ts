import { describe, expect, it } from 'vitest'
import { composeDcat } from '../../src/feed/dcat.ts'
import { dumpFiles } from '../../src/feed/dumps.ts'
import { composeLists } from '../../src/feed/lists.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'
import { readSmallTown } from '../generator/publish/small-town.ts'

const base_url = 'https://feed.example.org'
const licence = 'https://licence.example.org/'
const settings = completeSettings({
  title: 'Saltwick',
  base_url,
  licence,
  publisher: { name: 'Council', url: 'https://c.example.org/', email: 'a@c.example.org' },
})

const places = [
  { id: 'a', location_type: 'physical', latitude: 51.4, longitude: -2.6 },
  { id: 'b', location_type: 'physical', latitude: 51.5, longitude: -2.7 },
  { id: 'c', location_type: 'virtual' },
] as const
const modified = '2026-05-05T05:05:05.000Z'

type Node = Readonly<Record<string, unknown>>
const catalogue = composeDcat(settings, { places, modified }) as Node
const dataset = catalogue['dcat:dataset'] as Node

describe('the catalogue', () => {
  it('has title, publisher, licence, language and date, for itself and the dataset', () => {
    for (const node of [catalogue, dataset])
      expect(node).toMatchObject({
        'dct:title': { '@language': 'en', '@value': 'Saltwick' },
        'dct:publisher': { '@type': 'foaf:Agent', 'foaf:name': 'Council' },
        'dct:license': { '@id': licence, '@type': 'dct:LicenseDocument' },
        'dct:modified': { '@type': 'xsd:dateTime', '@value': modified },
      })
  })

  it('names the standard, and the area that the places cover', () => {
    expect(dataset['dct:conformsTo']).toEqual({
      '@id': 'https://docs.openreferraluk.org/',
      '@type': 'dct:Standard',
    })
    expect(dataset['dct:spatial']).toEqual([
      {
        '@id': 'http://publications.europa.eu/resource/authority/country/GBR',
        '@type': 'dct:Location',
      },
      expect.objectContaining({
        'dcat:bbox': expect.objectContaining({
          '@value': 'POLYGON((-2.7 51.4, -2.6 51.4, -2.6 51.5, -2.7 51.5, -2.7 51.4))',
        }),
      }),
    ])
  })

  it('has the API and every dump, each with the licence', () => {
    const distributions = dataset['dcat:distribution'] as readonly Node[]
    expect(distributions.map((one) => one['dcat:accessURL'])).toEqual(
      ['/', ...dumpFiles.map(({ path }) => path)].map((path) => ({ '@id': base_url + path })),
    )
    for (const one of distributions)
      expect(one['dct:license']).toEqual({ '@id': licence, '@type': 'dct:LicenseDocument' })
  })

  it('names each source, with its licence and its attribution, and not where a file is', () => {
    const sources = [
      {
        name: 'partner',
        file: 'sources/partner.yaml',
        settings: {
          source: 'https://partner.example.org/api?x=1',
          licence: 'https://licence.example.org/partner',
          attribution: 'Partner, 2026',
        },
      },
      { name: 'list', file: 'sources/list.yaml', settings: { source: '../office/list.csv' } },
    ]
    const described = composeDcat(settings, { places, sources }) as Node
    expect((described['dcat:dataset'] as Node)['dct:source']).toEqual([
      {
        '@id': 'https://partner.example.org/api',
        '@type': 'dcat:Dataset',
        'dct:title': 'partner',
        'dct:license': {
          '@id': 'https://licence.example.org/partner',
          '@type': 'dct:LicenseDocument',
        },
        'dct:rights': { '@type': 'dct:RightsStatement', 'rdfs:label': 'Partner, 2026' },
      },
      { '@type': 'dcat:Dataset', 'dct:title': 'list' },
    ])
  })

  it('gives a type to all that it points to, but for addresses and its own parts', () => {
    const untyped: string[] = []
    const walk = (node: unknown, key = '') => {
      if (Array.isArray(node)) return node.forEach((one) => walk(one, key))
      if (typeof node !== 'object' || node === null) return
      if ('@id' in node && !('@type' in node)) untyped.push(key)
      for (const [name, one] of Object.entries(node)) walk(one, name)
    }
    walk(composeDcat({ ...settings, data_guide: 'https://c.example.org/guide' }, { places }))
    expect([...new Set(untyped)].toSorted()).toEqual([
      'dcat:accessURL',
      'dcat:downloadURL',
      'dcat:endpointDescription',
      'dcat:endpointURL',
      'vcard:hasEmail',
    ])
  })

  it('has keywords, a theme, and the number of the publisher', () => {
    const publisher = { name: 'Trust', identifier: 'GB-CHC-1234567' }
    const { 'dcat:dataset': described } = composeDcat({ ...settings, publisher }, { places }) as {
      'dcat:dataset': Node
    }
    expect(described['dcat:keyword']).toContainEqual({ '@language': 'en', '@value': 'HSDS' })
    expect(described['dcat:theme']).toMatchObject({ '@type': 'skos:Concept' })
    expect(described['dct:publisher']).toMatchObject({ 'dct:identifier': 'GB-CHC-1234567' })
  })

  it('says nothing that is not known', () => {
    const bare = JSON.stringify(
      composeDcat(completeSettings({ title: 'Saltwick' }), { places: [] }),
    )
    expect(bare).not.toMatch(
      /license|identifier|foaf:page|publisher|modified|bbox|contactPoint|undefined|localhost/,
    )
  })

  it('is dated by the last change of a service', async () => {
    const { modified: last, services } = composeLists(await readSmallTown())
    const dates = services.flatMap(({ detail }) => detail().last_modified ?? [])
    expect(last?.()).toBe(dates.toSorted().at(-1))
  })
})
