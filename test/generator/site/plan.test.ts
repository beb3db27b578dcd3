import { expect, test } from 'vitest'
import { feedOf } from '../../../src/generator/site/feed.ts'
import { planOf } from '../../../src/generator/site/plan.ts'
import { collectionNames } from '../../../src/hsds/collections.ts'
import { BUILD, readSmallTown } from '../publish/small-town.ts'

const feed = feedOf(await readSmallTown())

/** The lists in few files, when a small list has up to this many records. */
const inFewFiles = (smallList: number) => {
  const { lists } = planOf(feed, { build: BUILD, smallList })
  return collectionNames.filter((name) => lists[name].items_per_file === 4000)
}

test('all lists of a small directory are in few files, whatever their length', () => {
  expect(feed.lists.taxonomy_terms.length).toBeGreaterThan(feed.lists.services.length)
  expect(inFewFiles(feed.lists.services.length)).toEqual([...collectionNames])
})

test('only the small lists of a larger directory are in few files', () => {
  expect(inFewFiles(feed.lists.services.length - 1)).toEqual(['organizations', 'taxonomies'])
})

test('details fan out above the limit of files in a folder', () => {
  const total = feed.lists.services.length
  const detailsWith = (maxFilesInFolder: number) =>
    planOf(feed, { build: BUILD, maxFilesInFolder }).lists.services.details
  expect([detailsWith(total), detailsWith(total - 1)]).toEqual(['static', 'fanned'])
})
