import { expect, it } from 'vitest'
import { counted, countedOrNo } from '../../src/text/counted.ts'

it('counts one thing in the singular, and none and several in the plural', () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, 'record'))).toEqual([
    ...['0 records', '1 record', '2 records', '1,200 records'],
  ])
  expect(counted(1, 'other file refers', 'other files refer')).toBe('1 other file refers')
  expect(counted(2, 'taxonomy', 'taxonomies')).toBe('2 taxonomies')
})

it('has a word for none', () => {
  expect([0, 1].map((count) => countedOrNo(count, 'place'))).toEqual(['no places', '1 place'])
})
