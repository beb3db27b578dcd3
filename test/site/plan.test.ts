import { expect, test } from 'vitest'
import { feedOf } from '../../src/site/feed.ts'
import { planOf } from '../../src/site/plan.ts'
import { collectionNames } from '../../src/hsds/collections.ts'
import { BUILD, readSmallTown } from '../publish/small-town.ts'

const feed = feedOf(await readSmallTown())

/** The lists of which few files are made, where a small list has at most so many records. */
const inFewFiles = (smallList: number) => {
  const { lists } = planOf(feed, { build: BUILD, smallList })
  return collectionNames.filter((name) => lists[name].items_per_file === 4000)
}

test('a small directory is kept in few files, whatever else it has much of', () => {
  expect(feed.lists.taxonomy_terms.length).toBeGreaterThan(feed.lists.services.length)
  expect(inFewFiles(feed.lists.services.length)).toEqual([...collectionNames])
})

test('of a larger one, only the lists that are small themselves', () => {
  expect(inFewFiles(feed.lists.services.length - 1)).toEqual(['organizations', 'taxonomies'])
})

test('a folder holds as many records as it may, and no more', () => {
  const total = feed.lists.services.length
  const detailsWith = (maxFilesInFolder: number) =>
    planOf(feed, { build: BUILD, maxFilesInFolder }).lists.services.details
  expect([detailsWith(total), detailsWith(total - 1)]).toEqual(['static', 'fanned'])
})
