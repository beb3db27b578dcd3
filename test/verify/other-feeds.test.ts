import { expect, test } from 'vitest'
import { check, createTown, findingsOf, patched } from './feed.ts'
import { type Json, type Patch, edit, editRecords } from './patch.ts'

const town = createTown()

async function findingsIn(patch: Patch) {
  const report = await check(patched(town, patch))
  return findingsOf(report).filter(({ severity }) => severity !== 'info')
}

/** How other feeds may differ from ours. */
test.each<[string, Patch]>([
  [
    'extra fields',
    editRecords('services', (service) => (service.acme = { wheelchairs: { count: 2 } })),
  ],
  ['times without seconds', edit('/services/*', (one) => (one.schedules[0].opens_at = '10:00'))],
  ['times with an offset', edit('/services/*', (one) => (one.schedules[0].opens_at = '10:00Z'))],
  ['a logo by a path', editRecords('organizations', (one) => (one.logo = '/logo.png'))],
  [
    'a service area with a name for its uri',
    edit('/services/*', (one) => (one.service_areas[0].uri = 'BS3')),
  ],
  [
    'taxonomies that show their terms in the list',
    edit('/taxonomies', ({ contents }) =>
      contents.forEach(
        (one: Json) => (one.taxonomy_terms = [{ id: one.id, name: 'A', description: 'B' }]),
      ),
    ),
  ],
  [
    'services without the nested organization',
    editRecords('services', (one) => delete one.organization),
  ],
  [
    'ids in capital letters',
    edit('/services/*', (one) => (one.schedules[0].id = one.schedules[0].id.toUpperCase())),
  ],
])('a feed may have %s', async (_, patch) => {
  expect(await findingsIn(patch)).toEqual([])
})

test('a mistake in a field of the international standard is a warning', async () => {
  const found = await findingsIn(
    edit('/services/*', (one) => (one.phones = [{ id: one.id, number: 1174960123 }])),
  )
  expect(found).toMatchObject([{ rule: 'field-type', severity: 'warn', count: 10 }])
})

test('an id that no URL can hold is not found', async () => {
  const found = await findingsIn(
    edit('/services', ({ contents: [first] }) => (first.id = 'half a character: \ud83d')),
  )
  expect(found).toContainEqual(expect.objectContaining({ rule: 'status' }))
})
