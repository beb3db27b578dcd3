import { expect, test } from 'vitest'
import { composeGeneral } from '../../src/site/general.ts'
import type { PostcodeSource } from '../../src/coverage/gazetteer/postcode-source.ts'
import { ROOT } from '../../src/feed/paths.ts'
import { readSmallTown } from '../publish/small-town.ts'

const { settings, removed } = await readSmallTown()

const source = (...attribution: string[]) => ({ attribution }) as unknown as PostcodeSource

test('the root has the words of every licence, each once', () => {
  const postcodes = [source('Royal Mail', 'Ordnance Survey'), source('Ordnance Survey', 'Census')]
  expect(composeGeneral({ settings, removed }, { postcodes })[ROOT]?.()).toMatchObject({
    attribution: ['Royal Mail', 'Ordnance Survey', 'Census'],
  })
  expect(composeGeneral({ settings, removed }, {})[ROOT]?.()).not.toHaveProperty('attribution')
})
