import { expect, it } from 'vitest'
import { bundleAssets } from '../../../src/generator/publish/bundle-assets.ts'
import { SHARING } from '../../../src/pages/layout/assets.ts'

/** The files that a script imports. */
const importsOf = (text: string) =>
  [...text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => `/find/_/${file}`)

it('lets the scripts of members and texts share files that are published, and the form none', async () => {
  const assets = await bundleAssets()
  const all = Object.entries(assets)
  const published = all.map(([, { path }]) => path)
  const importing = all.filter(([, { text }]) => importsOf(text).length > 0)
  for (const [, { text }] of importing)
    expect(importsOf(text).filter((file) => !published.includes(file))).toEqual([])
  const named = importing.map(([name]) => name).filter((name) => !name.startsWith('shared.'))
  expect(named.toSorted()).toEqual(SHARING.toSorted())
  // What two of them need is loaded once.
  const sizeOf = (name: keyof typeof assets) => assets[name].text.length
  expect(sizeOf('member.js') + sizeOf('inbox.js')).toBeLessThan(60_000)
})
