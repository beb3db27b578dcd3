import { describe, expect, it } from 'vitest'
import { readAddress } from '../../src/values/address.ts'

const british = (text: string) => readAddress(text, ['GB'])

describe('an address in one text', () => {
  it.each([
    'Old Hall, 33-35 Mill Lane, Little Wick BS3 1QG',
    'Old Hall\n33-35 Mill Lane\nLittle Wick\nbs31qg',
    'Old Hall, 33-35 Mill Lane, Little Wick, BS3 1QG, UK',
    'Old Hall, 33-35 Mill Lane, BS3 1QG, Little Wick.',
  ])('%j has its street, its town and its postcode', (text) => {
    expect(british(text)).toMatchObject({
      street: 'Old Hall, 33-35 Mill Lane',
      town: 'Little Wick',
      postcode: 'BS3 1QG',
    })
  })

  it('may have a county behind its town, and a country', () => {
    expect(british('1 Mill Lane, Little Wick, Somerset, BS3 1QG, England')).toEqual({
      street: '1 Mill Lane',
      town: 'Little Wick',
      county: 'Somerset',
      postcode: 'BS3 1QG',
      country: 'GB',
    })
  })

  it.each(['Flat D1 2nd floor, 5 Mill Lane, Bristol', 'B1 2nd floor, 5 Mill Lane, Bristol'])(
    '%j has a floor and no postcode',
    (text) => expect(british(text)).not.toHaveProperty('postcode'),
  )

  it('has no postcode where there are two, for one of them belongs to another place', () => {
    expect(british('1 Mill Lane, BS3 1QG or 2 Dell Road, BS4 1QG')).not.toHaveProperty('postcode')
  })

  it.each(['Old Hall, Mill Lane BS3 1QG', 'Mill Lane', 'Flat 2, Unit 4'])(
    '%j names no town',
    (text) => expect(british(text)).not.toHaveProperty('town'),
  )
})
