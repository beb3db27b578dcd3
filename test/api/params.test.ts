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

test.each([
  ['2026-10-01', '2026-10-01T00:00:00Z'],
  ['2026-10-01T09:30', '2026-10-01T09:30:00Z'],
  ['2026-10-01 09:30:15.5', '2026-10-01T09:30:15.5Z'],
  ['2026-10-01t09:30z', '2026-10-01T09:30:00Z'],
  ['2026-10-01T09:30%2B01:00', '2026-10-01T08:30:00Z'],
  ['2026-10-01T09:30+01:00', '2026-10-01T08:30:00Z'],
  ['2026-10-01T09:30%2B0100', '2026-10-01T08:30:00Z'],
  ['2026-10-01T09:30-0530', '2026-10-01T15:00:00Z'],
])('modified_after=%s is understood as %s', (written, moment) => {
  const query = new URLSearchParams(`modified_after=${written}`)
  expect(parseQuery(query, 'services', ['GB'])).toMatchObject({
    query: { filters: { modified_after: Date.parse(moment) } },
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
