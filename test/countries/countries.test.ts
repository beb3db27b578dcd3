import { describe, expect, it } from 'vitest'
import { countryNamed } from '../../src/countries/countries.ts'

describe('the country that a text names', () => {
  it.each([
    ['United Kingdom', 'GB'],
    [' u.k. ', 'GB'],
    ['Wales', 'GB'],
    ['USA', 'US'],
    ['United States of America', 'US'],
  ])('is read from %j', (text, code) => {
    expect(countryNamed(text)).toBe(code)
  })

  it.each(['New South Wales', 'Newport, Wales', 'US', 'France', '', 'United'])(
    'is none in %j',
    (text) => {
      expect(countryNamed(text)).toBeUndefined()
    },
  )
})
