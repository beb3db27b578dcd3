import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { type ContentFiles } from './content.ts'
import { type MemorySite, composeContent, writeContent } from './homes.ts'

/** A hall of each postcode; those with a point are in the middle of nowhere else. */
const HALLS: Readonly<Record<string, readonly [postcode: string, point?: readonly number[]]>> = {
  keynsham: ['BS31 1AA'],
  saltford: ['BS31 3AA', [51.4022, -2.459]],
  lerwick: ['ZE1 0AA', [60.155, -1.145]],
  belfast: ['BT1 1AA', [54.6, -5.93]],
  jersey: ['JE2 3AB', [49.19, -2.1]],
  guernsey: ['GY1 1AA', [49.456, -2.54]],
  man: ['IM1 1AA', [54.15, -4.48]],
}

function contentOf(directory: object = {}): ContentFiles {
  const files: Record<string, object> = {
    'directory.yaml': {
      namespace: '1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11',
      title: 'Services in Aldermouth',
      publisher: { name: 'Aldermouth Council' },
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      ...directory,
    },
    'organizations/trust.yaml': { name: 'Trust', description: 'It looks after the town.' },
  }
  for (const [name, [postal_code, point]] of Object.entries(HALLS)) {
    files[`locations/${name}.yaml`] = {
      name,
      ...(point && { latitude: point[0], longitude: point[1] }),
      addresses: [{ address_1: '1 High Street', city: name, state_province: name, postal_code }],
    }
    files[`services/${name}.yaml`] = {
      name,
      status: 'active',
      organization: 'trust',
      locations: [name],
    }
  }
  return files
}

async function siteOf(content: ContentFiles): Promise<MemorySite> {
  const folder = await writeContent(content)
  const site = await composeContent(`${folder.path}/content`)
  await folder.remove()
  return site
}

let site: MemorySite
beforeAll(async () => {
  site = await siteOf(contentOf())
})

async function ask(query: Record<string, string>, { files, manifest } = site) {
  const api = createApi({ store: createMemoryStore(files), manifest })
  const path = `/services?${new URLSearchParams(query)}`
  const response = await api(new Request(`https://feed.example.org${path}`))
  const body = (await response.json()) as { contents?: { name: string }[] }
  const header = (name: string) => response.headers.get(`osd-postcode-${name}`)
  return { status: response.status, names: body.contents?.map(({ name }) => name), header }
}

describe('a feed of Great Britain without ingested postcodes', () => {
  test.each([
    ['BS31 2AA', 'sector'],
    ['BS31', 'outcode'],
    ['ZE2 9AA', 'sector'],
    ['BT1 1AB', 'estimated'],
    ['JE2 3XX', 'estimated'],
    ['GY1 2AA', 'estimated'],
    ['IM1 3AA', 'estimated'],
    ['BT93 1AA', 'none'],
    ['JE3 1AA', 'none'],
  ])('knows %s by its %s', async (postcode, precision) => {
    const { header } = await ask({ postcode })
    expect(header('precision')).toBe(precision)
    if (precision === 'none') expect(header('doubt')).toBeNull()
    else expect(Number(header('doubt'))).toBeGreaterThan(99)
  })

  test('finds a place without a point only in a circle that is larger than the doubt', async () => {
    const { header } = await ask({ postcode: 'BS31 1AA' })
    const doubt = Number(header('doubt'))
    const within = async (metres: number) =>
      (await ask({ postcode: 'BS31 1AA', proximity: String(metres) })).names
    expect(await within(100)).toEqual([])
    expect(await within(doubt - 1)).not.toContain('keynsham')
    expect(await within(doubt)).toContain('keynsham')
  })

  test('puts a place without a point behind one that is nearer than its doubt', async () => {
    const near = await ask({ postcode: 'BS31 3AA' })
    expect(near.names!.slice(0, 2)).toEqual(['saltford', 'keynsham'])
  })

  test.each([
    ['BT1 1AB', 'belfast'],
    ['JE2 3XX', 'jersey'],
    ['GY1 2AA', 'guernsey'],
    ['IM1 3AA', 'man'],
    ['ZE1 0AB', 'lerwick'],
  ])('finds what is near %s: %s', async (postcode, name) => {
    expect((await ask({ postcode, proximity: '10000' })).names).toEqual([name])
  })

  test('has no distance from a postcode that nothing locates', async () => {
    expect((await ask({ postcode: 'BT93 1AA', proximity: '1000' })).status).toBe(404)
  })

  test('publishes the table in a few small files, and own places only without a table', () => {
    const paths = [...site.files.keys()].filter((path) =>
      path.includes('/index/postcodes/sectors/'),
    )
    expect(paths).toHaveLength(22)
    const sizes = paths.map((path) => Buffer.byteLength(site.files.get(path)!))
    expect(Math.max(...sizes)).toBeLessThan(40_000)
    expect(Object.keys(site.manifest.coverage.gazetteer.own).sort()).toEqual([
      'BT',
      'GY',
      'IM',
      'JE',
    ])
  })

  test('publishes the attribution', () => {
    const root = JSON.parse(site.files.get('/index.json') as string) as { attribution: string[] }
    expect(root.attribution).toHaveLength(3)
    expect(root.attribution.join(' ')).toContain('Royal Mail copyright and database right 2025')
  })

  test('publishes no coordinate of a place that has none', () => {
    const published = [...site.files]
      .filter(([path]) => path.endsWith('.json') && !path.includes('/index/'))
      .map(([, body]) => String(body))
      .filter((text) => text.includes('"keynsham"'))
    expect(published.length).toBeGreaterThan(1)
    for (const text of published.filter((text) => !text.includes('saltford')))
      expect(text).not.toContain('latitude')
  })
})

test('a feed of one town says that a postcode is outside it', async () => {
  const elsewhere = Object.keys(HALLS).filter((name) => name !== 'saltford' && name !== 'keynsham')
  const isElsewhere = (file: string) => elsewhere.some((name) => file.endsWith(`/${name}.yaml`))
  const all = Object.entries(contentOf())
  const town = await siteOf(Object.fromEntries(all.filter(([file]) => !isElsewhere(file))))
  const outside = async (postcode: string) => (await ask({ postcode }, town)).header('outside')
  expect(await outside('BS31 2AA')).toBe('false')
  for (const postcode of ['EH1 1AA', 'CF10 1AA', 'BT1 1AA', 'JE2 3AB'])
    expect(await outside(postcode)).toBe('true')
  expect((await ask({ postcode: 'EH1 1AA' }, town)).names).toHaveLength(2)
})

test('a feed of another country has no table', async () => {
  const american = await siteOf({
    'directory.yaml': contentOf({ countries: ['US'] })['directory.yaml']!,
  })
  expect([...american.files.keys()].some((path) => path.includes('/sectors/'))).toBe(false)
  expect(american.files.get('/index.json')).not.toContain('attribution')
})
