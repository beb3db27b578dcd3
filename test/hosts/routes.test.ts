import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import type { Manifest } from '../../src/api/manifest.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { configOf } from '../../src/hosts/netlify/config.ts'
import { createSite } from '../../src/hosts/node/answer-site.ts'
import { rewritesOf } from '../../src/hosts/rewrites.ts'
import { ROUTES, type RouteName } from '../../src/hosts/routes.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const { directory } = checkFiles({ 'services/soup.yaml': { ...service, name: 'Soup' } })
const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)
const { manifest } = lookup
const ask = createSite({ store: createMemoryStore(lookup), manifest, isOnly: true })
const statusOf = async (path: string) =>
  (await ask(new Request(`https://town.example.org${path}`))).status

/** A request that each route for readers answers. */
const asked = async (): Promise<Readonly<Partial<Record<RouteName, string>>>> => {
  const list = await ask(new Request('https://town.example.org/services'))
  const { contents } = (await list.json()) as { contents: readonly { id: string }[] }
  return {
    feed: '/services?search=soup',
    suggest: '/_/suggest?search=so',
    find: '/find?search=soup',
    records: `/find/services/${contents[0]!.id}`,
  }
}

describe('the table of routes', () => {
  it('has the paths of the configuration that a function exports', async () => {
    vi.stubGlobal('MANIFEST', JSON.stringify(manifest))
    for (const [name, route] of Object.entries(ROUTES) as [
      RouteName,
      (manifest: Manifest) => ReturnType<typeof ROUTES.feed>,
    ][]) {
      const { config } = (await import(`../../src/hosts/netlify/${name}.ts`)) as {
        config: { path: readonly string[] }
      }
      expect(config.path, name).toEqual(route(manifest).paths)
    }
    vi.unstubAllGlobals()
  })

  it('has no path that takes POST among those where every POST is refused', async () => {
    const { config } = (await import('../../src/hosts/netlify/methods.ts')) as {
      config: { excludedPath: readonly string[] }
    }
    const posts = Object.values(ROUTES)
      .map((route) => route(manifest))
      .filter(({ methods }) => methods === 'POST')
      .flatMap(({ paths }) => paths)
    expect([...config.excludedPath].sort()).toEqual([...posts].sort())
  })

  it('is answered by a server of Node', async () => {
    const paths = await asked()
    for (const [name, route] of Object.entries(ROUTES))
      if (route(manifest).methods === 'GET') expect(paths).toHaveProperty(name)
    for (const path of Object.values(paths))
      expect([200, 302], path).toContain(await statusOf(path))
    expect(await statusOf('/nothing')).toBe(404)
    expect(await statusOf('/find/nothing')).toBe(404)
  })

  it('limits what somebody can send, and nothing that is read', () => {
    for (const [name, route] of Object.entries(ROUTES)) {
      const { methods, limit } = route(manifest)
      expect(limit !== undefined, name).toBe(methods === 'POST')
    }
  })

  it('lets a cache store what is the same for everybody, and no search', () => {
    expect(configOf(ROUTES.feed(manifest))).toMatchObject({ cache: 'manual' })
    expect(configOf(ROUTES.find(manifest))).not.toHaveProperty('cache')
    expect(configOf(ROUTES.propose())).not.toHaveProperty('cache')
  })
})

describe('the table of rewrites', () => {
  let targets: readonly string[]
  beforeAll(() => {
    targets = rewritesOf(manifest.pages).map(({ to }) => to)
  })

  it('leads to published files alone', () => {
    for (const target of targets) expect(lookup.get(target), target).toBeDefined()
  })

  it('ends with a 404 for every path', () => {
    expect(rewritesOf(manifest.pages).at(-1)).toMatchObject({ from: '', status: 404 })
    expect(rewritesOf(undefined).map(({ from }) => from)).toEqual(['/', '/find', ''])
  })
})
