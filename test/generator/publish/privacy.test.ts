import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { parse } from 'yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../../../src/api/api.ts'
import type { Manifest } from '../../../src/api/manifest.ts'
import { buildSite } from '../../../src/generator/pipeline.ts'
import { bodiesOf } from './bodies.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import { createFileStore } from '../../../src/io/files/file-store.ts'
import type { EntityName } from '../../../src/hsds/entities.ts'
import { type Searchable, findSecret, findSecrets, searchable } from './find-secret.ts'
import { filesIn } from './osd.ts'
import {
  type Marker,
  createMarkers,
  editRecords,
  editSettings,
  objectsIn,
  plantPrivateBlocks,
  plantPrivateFields,
} from './private-markers.ts'
import { SMALL_TOWN, copySmallTown } from './small-town.ts'

/** Every byte of a build, and the paths of its files. */
async function bytesOf(content: string): Promise<Searchable> {
  const out = join(dirname(content), 'dist')
  const { published, loaded } = await buildSite({ content, out })
  expect(loaded.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(published?.files).toBeGreaterThan(40)
  const files = filesIn(out)
  expect(files).toEqual(expect.arrayContaining(['/edge/feed.js', '/site/_/manifest.json']))
  return searchable(
    Buffer.concat(files.flatMap((file) => [Buffer.from(`${file}\n`), plainBytes(join(out, file))])),
  )
}

/** What is in a file, decompressed. */
function plainBytes(file: string): Buffer {
  const bytes = readFileSync(file)
  if (file.endsWith('.gz')) return gunzipSync(bytes)
  if (file.endsWith('.zip')) return Buffer.concat(Object.values(unzipSync(bytes)))
  return bytes
}

/** The markers that occur. The index may store the first letters of a word apart, so only its end is searched. */
function leaksIn(bytes: Searchable, markers: readonly Marker[]): string[] {
  const words = markers.map(({ word }) => word.slice(5))
  const forms = findSecrets(bytes, words)
  return markers.flatMap(({ where }, i) => (forms[i] ? [`${forms[i]}: ${where}`] : []))
}

/** The kinds of objects in the five lists, all of which can have a private block. */
const KINDS = 23

describe('private blocks', () => {
  const { markers, mark } = createMarkers('blocks')
  let planted: ReadonlySet<EntityName>
  let bytes: Searchable
  beforeAll(async () => {
    const content = await copySmallTown()
    planted = plantPrivateBlocks(content, mark)
    bytes = await bytesOf(content)
  })

  it('occur in every kind of object in the small town', () => {
    const kinds = new Set<EntityName>()
    for (const { document, entity, path } of objectsIn(SMALL_TOWN))
      if (document.hasIn([...path, 'private'])) kinds.add(entity)
    expect(kinds.size).toBe(KINDS)
  })

  it('are planted in every kind of object, in every form', () => {
    expect(planted.size).toBe(KINDS)
    expect(markers.length).toBeGreaterThan(200)
  })

  it('leave no trace in any byte of the site or the functions', () => {
    expect(leaksIn(bytes, markers)).toEqual([])
  })
})

describe('private fields', () => {
  const { markers, mark } = createMarkers('fields')
  let names: readonly string[]
  let bytes: Searchable
  beforeAll(async () => {
    const content = await copySmallTown()
    names = plantPrivateFields(content, mark)
    bytes = await bytesOf(content)
  })

  it('are tried in nearly every entity', () => {
    expect(new Set(names.map((name) => name.split('.')[0])).size).toBeGreaterThan(20)
    expect(names.length).toBeGreaterThan(100)
  })

  it('leave no trace in any byte of the site or the functions', () => {
    expect(leaksIn(bytes, markers)).toEqual([])
  })

  it('with other names are found', async () => {
    const content = await copySmallTown()
    const { mark, markers } = createMarkers('public')
    editRecords(content, ({ document, entity, path, where }) => {
      if (entity === 'contact') document.setIn([...path, 'title'], mark(where))
    })
    expect(leaksIn(await bytesOf(content), markers)).toHaveLength(markers.length)
  })
})

describe('a confidential place', () => {
  const { markers, mark } = createMarkers('confidential')
  let bytes: Searchable
  beforeAll(async () => {
    const content = await copySmallTown()
    editRecords(content, ({ document, entity, path, where }) => {
      if (entity !== 'location') return
      const at = (...steps: (string | number)[]) => [...path, ...steps]
      if (where.includes('knit')) document.setIn(at('confidential'), 'true')
      if (document.getIn(at('confidential')) !== 'true') return
      document.setIn(at('latitude'), '50.6938271')
      document.setIn(at('longitude'), '-3.2092645')
      document.setIn(at('external_identifier'), mark(`identifier, ${where}`))
      document.setIn(at('external_identifier_type'), mark(`type, ${where}`))
      for (const name of ['attention', 'address_1', 'address_2'])
        document.setIn(at('addresses', 0, name), mark(`${name}, ${where}`))
      document.setIn(at('addresses', 0, 'postal_code'), 'EX90 7QX')
    })
    expect(markers).toHaveLength(10)
    bytes = await bytesOf(content)
  })

  it('leaves no trace of its address and phone number', () => {
    expect(leaksIn(bytes, markers)).toEqual([])
  })

  it.each(['EX90 7QX', 'EX907QX', 'EX90 7', '50.6938', '50.69383', '3.20926', '3.2093', '506938'])(
    'does not let %s be read',
    (secret) => {
      expect(findSecret(bytes, secret)).toBeUndefined()
    },
  )

  it('leaves no trace of its coordinates as numbers', () => {
    for (const degrees of [50.6938271, -3.2092645])
      for (const needle of numbersOf(degrees)) expect(bytes.exact.includes(needle)).toBe(false)
  })

  it('is published with its town and the first part of its postcode', () => {
    expect(findSecret(bytes, '"name":"Harbour Refuge"')).toBe('plain')
    expect(findSecret(bytes, '"postal_code":"EX90","country"')).toBe('plain')
    expect(findSecret(bytes, '"latitude":50.695,"longitude":-3.205')).toBe('plain')
  })
})

/** The ways in which an index might store a number. */
function* numbersOf(value: number): Generator<Buffer> {
  for (const littleEndian of [true, false]) {
    for (const [bytes, set] of [
      [8, 'setFloat64'],
      [4, 'setFloat32'],
    ] as const) {
      const view = new DataView(new ArrayBuffer(bytes))
      view[set](0, value, littleEndian)
      yield Buffer.from(view.buffer)
    }
    for (const factor of [1e4, 1e5, 1e6, 1e7]) {
      const view = new DataView(new ArrayBuffer(4))
      view.setInt32(0, Math.round(value * factor), littleEndian)
      yield Buffer.from(view.buffer)
    }
  }
}

describe('files that mention a confidential place', () => {
  it('include every kind of file that could reveal more', async () => {
    const content = await copySmallTown()
    const out = join(dirname(content), 'dist')
    await buildSite({ content, out })
    const files = filesIn(out).join('\n')
    const kinds = ['quality.json', 'removed.json', '.ndjson', '.bin', '/edge/feed.js']
    const forPeople = ['.html', '/cards/0.txt', '/points.', 'changes.atom', '.ics']
    for (const kind of [...kinds, ...forPeople]) expect(files).toContain(kind)
  })

  it('cannot be found by its name, its town or its position', async () => {
    const content = await copySmallTown()
    const out = join(dirname(content), 'dist')
    await buildSite({ content, out })
    const site = join(out, 'site')
    const manifest = JSON.parse(readFileSync(join(site, '_/manifest.json'), 'utf8')) as Manifest
    const { base_url: _, ...local } = manifest
    const api = createApi({ store: createFileStore(site), manifest: local })
    const total = async (query: string) => {
      const response = await api(new Request(`http://localhost/service_at_locations?${query}`))
      return ((await response.json()) as { total_items?: number }).total_items
    }
    expect(await total('search=harbour+refuge&match=all')).toBe(0)
    expect(await total('search=ferry+house')).toBeGreaterThan(0)
    expect(await total('proximity=50.695,-3.205&radius=0.1')).toBe(0)
  })

  it('is an error when it is repeated elsewhere, and nothing is published', async () => {
    const content = await copySmallTown()
    const service = join(content, 'services/safe-harbour.yaml')
    writeFileSync(service, `${readFileSync(service, 'utf8')}\nalert: Come to ex907qx.\n`)
    const out = join(dirname(content), 'dist')
    const { published, loaded } = await buildSite({ content, out })
    expect(published).toBeUndefined()
    expect(loaded.diagnostics).toMatchObject([
      { code: 'confidential-address', place: { file: 'services/safe-harbour.yaml' } },
    ])
    expect(JSON.stringify(loaded.diagnostics)).not.toMatch(/ex90 ?7qx/i)
  })
})

describe('personal details', () => {
  const withMobile = async () => {
    const content = await copySmallTown()
    const service = join(content, 'services/tide-line.yaml')
    writeFileSync(service, `${readFileSync(service, 'utf8')}\nalert: Text 07700 900123.\n`)
    return { content, out: join(dirname(content), 'dist') }
  }

  it.each([
    [{ NETLIFY: 'true', CONTEXT: 'production' }, 'warning'],
    [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'error'],
    [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'error'],
    [{ CONTEXT: 'deploy-preview' }, 'warning'],
    [{}, 'warning'],
  ])('are reported, on a host with %j, as %s', async (env, severity) => {
    const { published, loaded } = await buildSite({ ...(await withMobile()), env })
    expect(loaded.diagnostics.filter(({ code }) => code !== 'unknown-history')).toMatchObject([
      { code: 'mobile-number', severity },
    ])
    expect(published === undefined).toBe(severity === 'error')
  })

  it('may be published when the record allows it, which changes no id and is not published', async () => {
    const { content, out } = await withMobile()
    const service = join(content, 'services/tide-line.yaml')
    const { loaded: before } = await buildSite({ content, out })
    writeFileSync(service, `${readFileSync(service, 'utf8')}\npublic: [phones]\n`)
    const { loaded: after } = await buildSite({ content, out, env: PREVIEW })
    expect(after.diagnostics).toEqual(
      before.diagnostics.filter(({ code }) => code !== 'mobile-number'),
    )
    const told = ({ directory }: typeof after) =>
      [...bodiesOf(composeSite(directory!, { build: 'b' }))].filter(
        ([path]) => !path.startsWith('/_/'),
      )
    expect(told(after)).toEqual(told(before))
  })
})

const PREVIEW = { NETLIFY: 'true', CONTEXT: 'deploy-preview' }

describe('the search for secrets', () => {
  it('finds public texts in the site and in the functions', async () => {
    const content = await copySmallTown()
    const { mark, markers } = createMarkers('title')
    editSettings(content, (settings) => settings.set('title', mark('title')))
    const service = join(content, 'services/tide-line.yaml')
    writeFileSync(service, `${readFileSync(service, 'utf8')}\nalert: ${mark('alert')}\n`)
    const bytes = await bytesOf(content)
    expect(leaksIn(bytes, markers)).toEqual(['plain: title', 'plain: alert'])
    const edge = searchable(readFileSync(join(dirname(content), 'dist/edge/feed.js')))
    expect(leaksIn(edge, markers)).toEqual(['plain: title'])
  })

  const secret = 'Ünlike "Secret" 17'
  it.each([
    ['plain', Buffer.from(`…${secret}…`)],
    ['JSON', Buffer.from(JSON.stringify({ a: secret }))],
    ['JSON in JSON', Buffer.from(JSON.stringify({ a: JSON.stringify({ b: secret }) }))],
    ['URL', Buffer.from(`?a=${encodeURIComponent(secret)}`)],
    ['hex', Buffer.from(Buffer.from(`ab${secret}`).toString('hex'))],
    ['UTF-16', Buffer.from(`a${secret}`, 'utf16le')],
    ['reversed', Buffer.from([...secret].reverse().join(''))],
    ['base64', Buffer.from(Buffer.from(`${secret}…`).toString('base64'))],
    ['base64', Buffer.from(Buffer.from(`1${secret}…`).toString('base64'))],
    ['base64', Buffer.from(Buffer.from(`12${secret}…`).toString('base64'))],
  ])('finds a secret as %s', (form, bytes) => {
    expect(findSecret(searchable(bytes), secret)).toBe(form)
  })

  it('finds a secret in another case', () => {
    const bytes = searchable(Buffer.from('… SECRETWORD …'))
    expect(findSecret(bytes, 'secretWord')).toBe('another case')
  })

  it('finds nothing when there is no secret', () => {
    expect(findSecret(searchable(Buffer.from('secre t')), 'secret')).toBeUndefined()
  })

  it('tells many secrets apart that begin alike, at both ends of the bytes', () => {
    const bytes = searchable(Buffer.from('secret-1 and SECRET-2, secret-3'))
    const secrets = ['secret-1', 'secret-2', 'secret-3', 'secret-34', 'secret-4']
    expect(findSecrets(bytes, secrets)).toEqual([
      'plain',
      'another case',
      'plain',
      undefined,
      undefined,
    ])
  })

  it('reads the small town, which has secrets', () => {
    const text = readFileSync(join(SMALL_TOWN, 'locations/harbour-refuge.yaml'), 'utf8')
    expect(parse(text)).toMatchObject({ confidential: true, private: { knock: 'twice' } })
  })
})
