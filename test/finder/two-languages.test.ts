import { describe, expect, it } from 'vitest'
import { answerSuggest } from '../../src/api/answer-suggest.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { type Files, base, checkFiles, service } from '../rules/base.ts'

const hall = base['locations/village-hall.yaml'] as object
const files: Files = {
  'directory.yaml': {
    ...(base['directory.yaml'] as object),
    base_url: 'https://town.example.org/',
    languages: ['en', 'cy'],
  },
  'locations/village-hall.yaml': { ...hall, translations: { cy: { name: 'Neuadd y Pentref' } } },
  'locations/refuge.yaml': {
    name: 'Refuge',
    confidential: true,
    translations: { cy: { name: 'Lloches' } },
  },
  'services/club.yaml': {
    ...service,
    description: 'Soup and bread.',
    locations: ['village-hall', 'refuge'],
    translations: { cy: { name: 'Clwb Cinio', description: 'Cawl a bara yn y bore.' } },
  },
  'services/choir.yaml': { ...service, name: 'Choir', description: 'Cinio afterwards.' },
  'services/plain.yaml': { ...service, name: 'Soup Kitchen' },
}
const lookup = createLookup(
  composeSite(checkFiles(files).directory!, { build: BUILD }),
  nodePlatform,
)
const store = createMemoryStore(lookup)
const context = {
  manifest: lookup.manifest,
  read: async (path: string) => lookup.get(path) as Uint8Array,
}

async function names(address: string): Promise<readonly string[]> {
  const request = new Request(`https://town.example.org${address}`)
  const page = await (await createFind({ store, manifest: lookup.manifest })(request))!.text()
  return [...page.matchAll(/<h3><a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name!)
}

describe('a search in a directory with translations', () => {
  it('finds a service by the words of its page in that language, its name first', async () => {
    expect(await names('/cy/find?search=cinio')).toEqual(['Clwb Cinio', 'Choir'])
    expect(await names('/cy/find?search=cawl')).toEqual(['Clwb Cinio'])
    expect(await names('/cy/find?search=neuadd')).toEqual(['Clwb Cinio'])
  })

  it('corrects a wrong letter', async () => {
    expect(await names('/cy/find?search=clwv+cinii')).toEqual(['Clwb Cinio', 'Choir'])
  })

  it('finds it by its own words as well, and by both in either language', async () => {
    expect(await names('/cy/find?search=lunch')).toEqual(['Clwb Cinio'])
    expect(await names('/find?search=cinio')).toEqual(['Lunch Club', 'Choir'])
  })

  it('does not find it by the name of a confidential place', async () => {
    expect(await names('/cy/find?search=lloches')).toEqual([])
    expect(await names('/find?search=refuge')).toEqual([])
  })

  it('completes the names of its pages', async () => {
    const { body } = await answerSuggest(new URLSearchParams({ q: 'cin' }), context)
    expect(new TextDecoder().decode(body as Uint8Array)).toContain('Clwb Cinio')
  })
})
