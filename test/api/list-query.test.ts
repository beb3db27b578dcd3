import { expect, test } from 'vitest'
import { parseQuery } from '../../src/api/list-query.ts'

const parse = (query: string) => parseQuery(new URLSearchParams(query), 'services', ['GB'])
const near = (query: string) => {
  const parsed = parse(query)
  return 'query' in parsed ? parsed.query.near : parsed.problem
}

test('proximity is in metres, and radius in kilometres', () => {
  expect(near('postcode=BS3&proximity=2500.5')).toMatchObject({ metres: 2500.5 })
  expect(near('proximity=51.4,-2.6&radius=2.5')).toEqual({
    point: { latitude: 51.4, longitude: -2.6 },
    metres: 2500,
  })
})

test('a point may be at the edge of the map, and a distance may be zero', () => {
  for (const [latitude, longitude] of [
    [90, 180],
    [-90, -180],
  ])
    expect(near(`proximity=${latitude},${longitude}&radius=0`)).toEqual({
      point: { latitude, longitude },
      metres: 0,
    })
})

test.each(['modified_after=2026-10-01T09:30%2B01:00', 'modified_after=2026-10-01T09:30+01:00'])(
  'an offset may have a plus sign that is not escaped: %s',
  (query) => {
    expect(parse(query)).toMatchObject({
      query: { filters: { modified_after: Date.parse('2026-10-01T08:30:00Z') } },
    })
  },
)

test('search wins over text, unless it is blank', () => {
  const search = (query: string) => parse(query)
  expect(search('search=a&text=b')).toMatchObject({ query: { filters: { search: 'a' } } })
  expect(search('search=+&text=b')).toMatchObject({ query: { filters: { search: 'b' } } })
})

test('of several wrong parameters the problem names one, always the same', () => {
  const wrong = ['format=x', 'minimal=x', 'day=x', 'page=x', 'radius=x', 'postcode=x', 'per_page=x']
  const order = ['per_page', 'postcode', 'radius', 'page', 'day', 'minimal', 'format']
  for (const [i, parameter] of order.entries()) {
    const left = wrong.filter((one) => order.indexOf(one.split('=')[0]!) >= i)
    expect(parse(left.join('&'))).toMatchObject({ problem: { parameter } })
  }
})
