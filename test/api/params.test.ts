import { expect, test } from 'vitest'
import { parseQuery } from '../../src/api/params.ts'

const near = (query: string) => {
  const parsed = parseQuery(new URLSearchParams(query), 'services', ['GB'])
  return 'query' in parsed ? parsed.query.near : parsed.problem
}

test('proximity is in metres, and radius in kilometres', () => {
  expect(near('postcode=BS3&proximity=2500.5')).toMatchObject({ metres: 2500.5 })
  expect(near('proximity=51.4,-2.6&radius=2.5')).toEqual({
    point: { latitude: 51.4, longitude: -2.6 },
    metres: 2500,
  })
})

test('a point may lie at any end of the world, and anything at no distance', () => {
  for (const [latitude, longitude] of [
    [90, 180],
    [-90, -180],
  ])
    expect(near(`proximity=${latitude},${longitude}&radius=0`)).toEqual({
      point: { latitude, longitude },
      metres: 0,
    })
})
