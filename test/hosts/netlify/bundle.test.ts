import { expect, onTestFinished, test } from 'vitest'
import { bundleFunctions } from './bundle.ts'
import { createFixture } from './fixture.ts'

test('functions bundle for a deploy, with the routes of their declarations', async () => {
  const manifest = await bundleFunctions(
    await folder(
      `export const config = { path: ['/services', '/organizations/*'], cache: 'manual' }`,
    ),
  )
  expect(manifest.bundles).toHaveLength(1)
  expect(manifest.routes).toEqual([])
  expect(manifest.post_cache_routes.map(({ function: name, pattern }) => [name, pattern])).toEqual([
    ['feed', '^/services/?$'],
    ['feed', '^/organizations(?:/(.*))/?$'],
  ])
})

test('HEAD may not be declared', async () => {
  const config = `export const config = { path: '/services', method: ['GET', 'HEAD'] }`
  await expect(bundleFunctions(await folder(config))).rejects.toThrow('HEAD')
})

test('a function without a path is refused, because it would never run', async () => {
  await expect(bundleFunctions(await folder(''))).rejects.toThrow('No path leads to feed')
})

test('a function that cannot be loaded cannot be bundled', async () => {
  await expect(bundleFunctions(await folder(`throw new Error('at loading')`))).rejects.toThrow(
    'at loading',
  )
})

async function folder(rest: string): Promise<string> {
  const contents = `export default () => new Response('')\n${rest}`
  const { functionsDir, remove } = await createFixture({ functions: { feed: contents } })
  onTestFinished(remove)
  return functionsDir
}
