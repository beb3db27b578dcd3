import { describe, expect, it, test } from 'vitest'
import { packRow, weighNeeds } from '../../../src/search/urgent/weigh-needs.ts'

const rowOf = (none: number, smoke: number) => packRow([none, smoke])
const model = {
  needs: ['none', 'fire'],
  bias: [1, 0],
  weights: {
    smoke: rowOf(-4, 4),
    hous: rowOf(0, 0.5),
    alarm: rowOf(0.5, 0),
    'smoke alarm': rowOf(4.5, -4.5),
    '?': rowOf(1, -1),
  },
}

describe('weights', () => {
  it.each([
    ['speak for a need', 'smoke in house'],
    ['take a slip of a longer word', 'smkoe in house'],
    ['take the stem of a word', 'houses smoking'],
  ])('%s', (_, text) => {
    expect(weighNeeds(text, model)).toEqual(['fire'])
  })

  it.each([
    ['speak against a need beside another word', 'a smoke alarm'],
    ['say nothing of one word, which may be a name', 'Smoke'],
    ['say nothing of words that they do not know', 'sewing bee on friday'],
    ['say nothing of nothing', '  '],
  ])('%s', (_, text) => {
    expect(weighNeeds(text, model)).toEqual([])
  })
})

test('a row of weights is written without what says nothing at its end', () => {
  expect(packRow([0, 1, -1, 0, 0])).toBe('MOK')
  expect(packRow([0, 0])).toBe('')
  expect(packRow([99, -99])).toBe('VD')
})
