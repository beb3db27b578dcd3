import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadedContent } from '../../../src/io/read/loaded-content.ts'
import { startDev } from '../../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../../src/hosts/node/node-server.ts'
import { type ContentFiles, type TemporaryFolder, createFolder } from '../../api/content.ts'

const service = (name: string) => ({
  name,
  organization: 'trust',
  status: 'active',
  description: 'A club.',
})

const good: ContentFiles = {
  'directory.yaml': {
    title: 'A small directory',
    namespace: '1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11',
  },
  'organizations/trust.yaml': { name: 'Trust', description: 'It runs clubs.' },
  'services/chess.yaml': service('Chess'),
}
const broken: ContentFiles = { 'services/chess.yaml': { name: 'Chess' } }

vi.setConfig({ testTimeout: 15_000 })

let folder: TemporaryFolder
let server: RunningServer | undefined
let builds: LoadedContent[]

beforeEach(async () => {
  folder = await createFolder()
  builds = []
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await folder.remove()
})

test('serves the records', async () => {
  await start(good)
  expect(await names()).toEqual(['Chess'])
})

test('serves a changed record', async () => {
  await start(good)
  await folder.write({ 'services/chess.yaml': service('Chess for all') })
  await expectNames(['Chess for all'])
})

test('serves an added record', async () => {
  await start(good)
  await folder.write({ 'services/art.yaml': service('Art') })
  await expectNames(['Art', 'Chess'])
})

test('serves a record in a new folder', async () => {
  await start(good)
  await folder.write({
    'locations/hall.yaml': { name: 'Hall', location_type: 'physical' },
    'services/chess.yaml': { ...service('Chess in the hall'), locations: ['hall'] },
  })
  await expectNames(['Chess in the hall'])
})

test('stops serving a deleted record', async () => {
  await start({ ...good, 'services/art.yaml': service('Art') })
  await rm(join(folder.path, 'services/art.yaml'))
  await expectNames(['Chess'])
})

test('serves the last of many quick changes', async () => {
  await start(good)
  for (let i = 0; i <= 10; i++) {
    await folder.write({ 'services/chess.yaml': service(`Chess ${i}`) })
    await new Promise((resolve) => setTimeout(resolve, i * 5))
  }
  await expectNames(['Chess 10'])
})

test('serves two files that change at once', async () => {
  await start(good)
  await folder.write({
    'services/chess.yaml': service('Checkers'),
    'services/art.yaml': service('Art'),
  })
  await expectNames(['Art', 'Checkers'])
})

test('changes the ETag of a changed list, and of no other', async () => {
  await start(good)
  const [services, organizations] = [await tagOf('services'), await tagOf('organizations')]
  await folder.write({ 'services/chess.yaml': service('Checkers') })
  await expectNames(['Checkers'])
  expect(await tagOf('services')).not.toBe(services)
  expect(await tagOf('organizations')).toBe(organizations)
})

test('reports an error, and keeps serving the last version without errors', async () => {
  await start(good)
  await folder.write(broken)
  await expectBuild((build) => !build.directory)
  expect(codes()).toContain('missing-field at services/chess.yaml')
  expect(await names()).toEqual(['Chess'])
})

test('serves the records again when the error is fixed', async () => {
  await start(good)
  await folder.write(broken)
  await expectBuild((build) => !build.directory)
  await folder.write({ 'services/chess.yaml': service('Chess again') })
  await expectNames(['Chess again'])
  expect(builds.at(-1)?.directory).toBeDefined()
})

test('starts with an error, answers 503, and serves the records when the error is fixed', async () => {
  const origin = await start({ ...good, ...broken })
  expect(builds).toHaveLength(1)
  expect(codes()).toContain('missing-field at services/chess.yaml')
  const response = await fetch(`${origin}/services`)
  expect(response.status).toBe(503)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(await response.json()).toMatchObject({
    status: 503,
    detail: 'The records have errors, and there is no earlier build to show.',
  })
  await folder.write(good)
  await expectNames(['Chess'])
})

test('links to itself, whatever `base_url` is', async () => {
  const settings = { ...(good['directory.yaml'] as object), base_url: 'https://feed.example.org' }
  const origin = await start({ ...good, 'directory.yaml': settings })
  const response = await fetch(`${origin}/services`)
  expect(response.headers.get('link')).toContain(`<${origin}/services?page=1>`)
})

test('does not start without a content folder', async () => {
  const content = join(folder.path, 'nowhere')
  await expect(startDev({ content, port: 0, onBuild: () => {} })).rejects.toThrow('ENOENT')
})

test('does not start on a port in use', async () => {
  const { port } = new URL(await start(good))
  const again = startDev({ content: folder.path, port: Number(port), onBuild: () => {} })
  await expect(again).rejects.toThrow('EADDRINUSE')
})

async function start(files: ContentFiles): Promise<string> {
  await folder.write(files)
  server = await startDev({
    content: folder.path,
    port: 0,
    onBuild: (loaded) => void builds.push(loaded),
  })
  return server.origin
}

const list = async (name: string) => fetch(`${server?.origin}/${name}`)
const tagOf = async (name: string) => (await list(name)).headers.get('etag')

async function names(): Promise<string[]> {
  const { contents } = (await (await list('services')).json()) as { contents: { name: string }[] }
  return contents.map(({ name }) => name)
}

const expectNames = (expected: readonly string[]) =>
  vi.waitFor(async () => expect(await names()).toEqual(expected), { timeout: 60_000, interval: 20 })

const expectBuild = (fits: (build: LoadedContent) => boolean) =>
  vi.waitFor(() => expect(builds.some(fits)).toBe(true), { timeout: 60_000, interval: 20 })

const codes = () => builds.at(-1)?.diagnostics.map(({ code, place }) => `${code} at ${place.file}`)
