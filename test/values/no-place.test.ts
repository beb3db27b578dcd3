import { describe, expect, it } from 'vitest'
import { isNoPlace, isSecretPlace, saysSecret } from '../../src/values/no-place.ts'

describe('what stands in place of a place', () => {
  it.each([
    'Confidential',
    'confidential address',
    'Address withheld',
    'Refuge address confidential',
    'Undisclosed - ring for address',
    '(venue not disclosed)',
    'Women’s refuge, secret location',
    'Confidential for safety reasons',
    'Norwich (address on request)',
    'The address is not published.',
  ])('%j says that nobody may know it', (text) => expect(isSecretPlace(text)).toBe(true))

  it.each([
    'Various',
    'various venues',
    'Various locations across Norfolk',
    'Several village halls - see website',
    'Different places',
    'Venue varies',
    'Your own home',
    "in the client's home",
    'Home visits only',
    'Outreach',
    'We come to you',
    'In the community',
    'Countywide',
    'To be confirmed',
    'Venue TBC',
    'No fixed venue',
    'See website for details',
    'Please ring for the address',
  ])('%j says that there is no one place', (text) => expect(isNoPlace(text)).toBe(true))

  it.each([
    'Confidential Advice Centre',
    'Secret Garden, Mill Lane',
    'The Hidden Place Café',
    'Home Farm',
    'Various Hands Workshop',
    'Community Centre',
    'Mobile Library Depot',
    'Many Rivers Hall',
    'Ring O’Bells',
    'See House',
    'National Gallery',
    'Ask Italian',
    'Our Place',
    'Widecombe',
    '1 Various Street',
    '',
  ])('%j is the name of a place', (text) =>
    expect([isNoPlace(text), isSecretPlace(text)]).toEqual([false, false]),
  )
})

describe('a sentence', () => {
  it.each([
    'Our address is confidential.',
    'The location of the refuge is not disclosed.',
    'We meet at a secret location.',
  ])('%j says that nobody may know where', (text) => expect(saysSecret(text)).toBe(true))

  it.each([
    'Your address is confidential.',
    'Confidential advice at every venue.',
    'The venue is not far.',
  ])('%j does not', (text) => expect(saysSecret(text)).toBe(false))
})
