import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../src/api/memory-store.ts'
import { createFindRecords } from '../../../src/finder/find-records.ts'
import { nodePlatform } from '../../../src/generator/publish/platform.ts'
import { feedOf } from '../../../src/generator/site/feed.ts'
import { createLookup } from '../../../src/generator/site/lookup.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import { BUILD, readSmallTown } from '../../generator/publish/small-town.ts'

const directory = await readSmallTown()
const lookup = createLookup(composeSite(directory, { build: BUILD }), nodePlatform)
const namesOn = (path: string) =>
  [...String(lookup.get(path)).matchAll(/<b [^>]*>([^<]*)<\/b>/g)].map(([, name]) => name)

const ask = (path: string) =>
  createFindRecords({ store: createMemoryStore(lookup), manifest: lookup.manifest })(
    new Request(`https://town.example.org${path}`),
  )

it('has every service that is published, and every organization, by name', () => {
  const { lists } = feedOf(directory)
  const namesOf = (list: 'services' | 'organizations') =>
    lists[list].map((entry) => entry.detail().name).toSorted()
  expect(namesOn('/find/services.html').toSorted()).toEqual(namesOf('services'))
  expect(namesOn('/find/a-z.html')).toEqual(namesOn('/find/services.html'))
  expect(namesOn('/find/organizations.html').toSorted()).toEqual(namesOf('organizations'))
})

it.each([
  ['/find/Services', '/find/services'],
  ['/cy/find/ORGANIZATIONS/', '/cy/find/organizations/'],
])('leads from %s in any case of letters', async (from, to) => {
  const response = await ask(from)
  expect([response?.status, response?.headers.get('location')]).toEqual([302, to])
})

it.each(['/find/services', '/find/organizations', '/find/Servicess', '/find/Topics'])(
  'leaves %s to the files',
  async (path) => {
    expect(await ask(path)).toBeUndefined()
  },
)
