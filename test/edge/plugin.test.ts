import { afterEach, expect, test, vi } from 'vitest'

interface Build {
  netlifyConfig: { headers: { for: string; values: Record<string, string> }[] }
  utils: { cache: { restore(path: string): Promise<void>; save(path: string): Promise<void> } }
}

// The plugin is JavaScript without types. A variable hides the import from the compiler.
const address = new URL('../../src/netlify/index.js', import.meta.url).href
const plugin = (await import(address)) as Record<
  'onPreBuild' | 'onPostBuild',
  (build: Build) => Promise<void>
>

afterEach(() => vi.unstubAllEnvs())

test('the cache is restored before a build and saved after it', async () => {
  const { build, calls } = fakeBuild()
  await plugin.onPreBuild(build)
  await plugin.onPostBuild(build)
  expect(calls).toEqual(['restore .cache', 'save .cache'])
})

test.each([
  ['production', []],
  ['branch-deploy', [{ for: '/*', values: { 'X-Robots-Tag': 'noindex' } }]],
  ['deploy-preview', [{ for: '/*', values: { 'X-Robots-Tag': 'noindex' } }]],
])('in the context %s search engines get %j', async (context, headers) => {
  vi.stubEnv('CONTEXT', context)
  const { build } = fakeBuild()
  await plugin.onPreBuild(build)
  expect(build.netlifyConfig.headers).toEqual(headers)
})

function fakeBuild(): { build: Build; calls: string[] } {
  const calls: string[] = []
  const cache = {
    restore: async (path: string) => void calls.push(`restore ${path}`),
    save: async (path: string) => void calls.push(`save ${path}`),
  }
  return { build: { netlifyConfig: { headers: [] }, utils: { cache } }, calls }
}
