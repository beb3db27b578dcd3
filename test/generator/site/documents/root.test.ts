import { expect, test } from 'vitest'
import type { PostcodeSource } from '../../../../src/coverage/gazetteer/postcode-source.ts'
import { root } from '../../../../src/generator/site/documents/root.ts'
import { composeSite } from '../../../../src/generator/site/site.ts'
import { BUILD, readSmallTown } from '../../publish/small-town.ts'

const directory = await readSmallTown()

const source = (...attribution: string[]) => ({ attribution }) as unknown as PostcodeSource
const rootWith = (postcodes: readonly PostcodeSource[]) =>
  JSON.parse(root.make(composeSite(directory, { build: BUILD, postcodes })) as string) as object

test('the root has the attribution of every licence, each once', () => {
  const postcodes = [source('Royal Mail', 'Ordnance Survey'), source('Ordnance Survey', 'Census')]
  expect(rootWith(postcodes)).toMatchObject({
    attribution: ['Royal Mail', 'Ordnance Survey', 'Census'],
  })
  expect(rootWith([])).not.toHaveProperty('attribution')
})

const named = (name: string, settings: object) => ({
  name,
  file: `sources/${name}.yaml`,
  settings,
})

test('the root has the attribution of every source of records', () => {
  const sources = [named('a', { attribution: 'The Otters' }), named('b', {})]
  const site = composeSite({ ...directory, sources }, { build: BUILD })
  expect(JSON.parse(root.make(site) as string)).toMatchObject({ attribution: ['The Otters'] })
})
