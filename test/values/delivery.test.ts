import { describe, expect, it } from 'vitest'
import { deliveriesOf, needsNoReferral } from '../../src/values/delivery.ts'

const of = (...attending_types: string[]) => deliveriesOf({ attending_types, places: [] })

describe('how people take part', () => {
  it.each([
    ['in person', ['in-person']],
    ['In-person', ['in-person']],
    ['by phone', ['telephone']],
    ['online', ['online']],
    ['Online or by phone', ['telephone', 'online']],
    ['home visit', ['home']],
  ])('“%s” is %j', (text, expected) => {
    expect(of(text)).toEqual(expected)
  })

  it.each(['', 'not online', 'online booking', 'ring us', 'phone ahead'])(
    '“%s” says nothing',
    (text) => {
      expect(of(text)).toEqual([])
    },
  )

  it('is online at a virtual place, and nothing at another', () => {
    const at = (location_type: string, name = 'Room') =>
      deliveriesOf({ attending_types: [], places: [{ location_type, name }] })
    expect(at('virtual')).toEqual(['online'])
    expect(at('virtual', 'The Carers’ helpline')).toEqual(['telephone'])
    expect(at('physical')).toEqual([])
  })
})

describe('a referral', () => {
  it.each([
    'Just turn up.',
    'Drop in, or ring for an appointment.',
    'No referral needed',
    'You can refer yourself.',
  ])('is not needed where it says “%s”', (text) => {
    expect(needsNoReferral(text)).toBe(true)
  })

  it.each([
    ...['', 'Your surgery can refer you.', 'Ring us', 'Drop in only if you are a member'],
    ...[
      'Referral needed',
      'Just turn up once you have been referred',
      'Dropping in is not possible',
    ],
  ])('may be needed where it says “%s”', (text) => {
    expect(needsNoReferral(text)).toBe(false)
  })
})
