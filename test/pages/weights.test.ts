import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDev } from '../../src/cli/dev/dev.ts'
import type { RunningServer } from '../../src/hosts/node/node-server.ts'
import { SMALL_TOWN } from '../generator/publish/small-town.ts'

const EXAMPLE = fileURLToPath(new URL('../../content', import.meta.url))

/** The greatest size of a page with its style, both compressed, in bytes. */
const RECORD = 10_350
const SEARCH = 14 * 1024

const SEARCHES = [
  '',
  '?search=food',
  '?search=soup+harbuor&place=BS3+1QG&day=MO',
  '?place=BS3+1QG',
  '?search=children&when=today&age=40&free=yes',
  '?search=zzqqxx',
]

describe.each([
  ['the small town', SMALL_TOWN],
  ['the example', EXAMPLE],
])('in %s', (_, content) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startDev({ content, port: 0, onBuild: () => {} })
  }, 60_000)
  afterAll(() => server?.close())

  const get = async (path: string) => {
    const response = await fetch(server.origin + path)
    expect([path, response.status]).toEqual([path, 200])
    return response.text()
  }

  async function weightOf(path: string): Promise<number> {
    const page = await get(path)
    const styles = [...page.matchAll(/href="([^"]+\.css)"/g)].map(([, style]) => style!)
    expect(styles.length, path).toBeGreaterThan(0)
    const texts = [page, ...(await Promise.all(styles.map(get)))]
    return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  }

  async function heavier(paths: readonly string[], most: number) {
    const weighed = await Promise.all(
      paths.map(async (path) => [path, await weightOf(path)] as const),
    )
    return weighed.filter(([, weight]) => weight > most)
  }

  it('the page of every service and organization has at most 10.35 kB with its style', async () => {
    const services = linksIn(await get('/find/a-z'), 'services')
    const texts = await Promise.all(services.map(get))
    const organizations = texts.flatMap((text) => linksIn(text, 'organizations'))
    const records = [...new Set([...services, ...organizations])]
    expect(records.length).toBeGreaterThan(services.length)
    expect(await heavier(records, RECORD)).toEqual([])
  })

  it('a search has at most 14 kB with its style', async () => {
    const paths = SEARCHES.map((query) => `/find${query}`)
    expect(await heavier(paths, SEARCH)).toEqual([])
  })
})

/** The addresses of the records of a list that a page links to. */
const linksIn = (page: string, list: string): string[] =>
  [...page.matchAll(/href="([^"#]+)"/g)]
    .map(([, path]) => path!)
    .filter((path) => path.startsWith(`/find/${list}/`))
