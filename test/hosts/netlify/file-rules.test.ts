import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildSite } from '../../../src/generator/pipeline.ts'
import { composeHostRules } from '../../../src/hosts/netlify/file-rules.ts'
import { createStaticSite } from './static-site.ts'
import { SMALL_TOWN, copySmallTown, createFolder } from '../../generator/publish/small-town.ts'

const NETLIFY_TOML = fileURLToPath(new URL('../../../netlify.toml', import.meta.url))

const headersOf = (isPreview: boolean) =>
  composeHostRules(isPreview).find(({ path }) => path === '/_headers')?.body

test('search engines are kept away from previews, and only from them', () => {
  expect(headersOf(true)).toContain('\n  X-Robots-Tag: noindex\n')
  expect(headersOf(false)).not.toContain('noindex')
})

test('no two rules for one path set the same header', () => {
  const text = String(headersOf(true))
  const paths = text.match(/^\/.*$/gm) ?? []
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
  [{}, false],
])('a build with %j is hidden from search engines: %s', async (env, isHidden) => {
  const out = join(await createFolder(), 'dist')
  await buildSite({ content: SMALL_TOWN, out, env })
  expect(readFileSync(join(out, 'site/_headers'), 'utf8').includes('noindex')).toBe(isHidden)
  expect(readFileSync(join(out, 'site/_redirects'), 'utf8')).toMatch(/\n\/\* \/404\.json 404\n$/)
})

test('a build leaves other folders of its output folder alone', async () => {
  const out = join(await createFolder(), 'dist')
  mkdirSync(join(out, 'package'), { recursive: true })
  writeFileSync(join(out, 'package/package.json'), '{}')
  for (let times = 0; times < 2; times++) {
    await buildSite({ content: SMALL_TOWN, out })
    expect(existsSync(join(out, 'site/_/manifest.json'))).toBe(true)
    expect(readFileSync(join(out, 'package/package.json'), 'utf8')).toBe('{}')
  }
})

test('the first address of a domain for people leads to the pages, and that of the feed does not', async () => {
  const content = await copySmallTown()
  const file = join(content, 'directory.yaml')
  const settings = readFileSync(file, 'utf8')
  writeFileSync(file, settings.replace('pages:\n', '$&  domain: find.saltwick.example.org\n'))
  const out = join(await createFolder(), 'dist')
  await buildSite({ content, out })
  const site = createStaticSite({ siteDir: join(out, 'site'), configFile: NETLIFY_TOML })
  const found = await site(new Request('https://find.saltwick.example.org/'))
  expect([found.status, found.headers.get('location')]).toEqual([
    302,
    'https://find.saltwick.example.org/find',
  ])
  const page = await site(new Request('https://find.saltwick.example.org/find/topics'))
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const root = await site(new Request('https://saltwick.example.org/'))
  expect([root.status, root.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
})
