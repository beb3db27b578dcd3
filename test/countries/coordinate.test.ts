import { describe, expect, it } from 'vitest'
import { readPlace } from '../../src/countries/coordinate.ts'

describe('a coordinate', () => {
  it.each(['-', '–', '—', '‒', '\u2011', '\u2212', 'minus ', '– '])(
    'is in the west with %j before it',
    (sign) => {
      const west = { longitude: '-2.6047', hasWords: false }
      expect(readPlace(`${sign}2.6047`, 'longitude')).toEqual(west)
      expect(readPlace(`51.4434, ${sign}2.6047`, 'latitude')).toEqual({
        latitude: '51.4434',
        ...west,
      })
    },
  )

  it.each([
    '2.6047W',
    '2.6047 w',
    '2.6047° West',
    'W2.6047',
    'W. 2.6047',
    'Long: -2.6047 W',
    '2,6047W',
  ])('is in the west when it is written %j', (text) => {
    expect(readPlace(text, 'longitude')).toEqual({ longitude: '-2.6047', hasWords: false })
  })

  it.each([
    '51.4434 -2.6047',
    '51.4434,–2.6047',
    '51.4434/-2.6047',
    '51.4434 and -2.6047',
    '(51.4434, -2.6047)',
    '51,4434, -2,6047',
    '51.4434° N, 2.6047° W',
    '51.4434 N 2.6047 W',
    'N51.4434 W2.6047',
    'N 51.4434, West 2.6047',
    '51.4434, 2.6047W',
    'Lat 51.4434, Long –2.6047',
    '2.6047W, 51.4434N',
  ])('comes with the other one in %j', (text) => {
    expect(readPlace(text, 'latitude')).toEqual({
      latitude: '51.4434',
      longitude: '-2.6047',
      hasWords: false,
    })
  })

  it.each([
    '51.4434 – 2.6047',
    '51.4434–2.6047',
    '51.4434°-2.6047°',
    '51.4434N, 2.6047',
    'Long -2.6047, Lat 51.4434',
    '-51.4434N',
    '2.6047W',
    '51° 26.6',
    '51° 26′ N',
    '51 26 36 N',
    '51.44.34',
    '51.4434-',
    '~51.4434',
    'NW 51.4434',
    '51.4434 northwards',
    'ST 579 713',
    'somewhere',
    '',
    '1 '.repeat(100_000),
  ])('is not read from %j', (text) => {
    expect(readPlace(text, 'latitude')).toBeUndefined()
  })

  it('may be among words', () => {
    expect(readPlace('about 2.6 West or so', 'longitude')).toEqual({
      longitude: '-2.6',
      hasWords: true,
    })
  })
})
