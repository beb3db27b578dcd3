import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const { directory } = checkFiles({ 'services/choir.yaml': { ...service, name: 'Choir' } })
const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)

/** The page of a search, on a Tuesday at noon. */
async function ask(query: string, now = '2026-11-24T12:00:00Z'): Promise<string> {
  const store = createMemoryStore(lookup)
  const find = createFind({ store, manifest: lookup.manifest, now: () => new Date(now) })
  const answer = await find(new Request(`https://town.example.org/find?${query}`))
  return answer!.text()
}

describe('a search that needs urgent help', () => {
  it('is not corrected', async () => {
    expect(await ask('search=i+want+to+die+choirr')).not.toContain('We looked for')
  })

  it('is corrected when it needs none', async () => {
    expect(await ask('search=choirr')).toContain('We looked for')
  })
})
