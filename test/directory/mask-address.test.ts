import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskConfidential } from '../../src/directory/mask-address.ts'
import type { Written } from '../../src/record/schema/written.ts'
import { service } from '../rules/base.ts'
import { directoryOf } from './linked.ts'

const refuge: Written<'location'> = {
  id: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77',
  name: 'Refuge',
  location_type: 'physical',
  confidential: true,
  latitude: 51.43217,
  longitude: -2.60813,
  external_identifier: 'SECRET-UPRN',
  external_identifier_type: 'UPRN',
  addresses: [
    {
      id: 'f3f1c2a0-1b1c-4e0a-9d43-6f1a5b1f2c01',
      attention: 'SECRET name',
      address_1: 'SECRET street',
      address_2: 'SECRET floor',
      city: 'Bristol',
      region: 'South',
      state_province: 'Avon',
      postal_code: 'BS3 4EB',
      country: 'GB',
      address_type: 'physical',
      extensions: { acme: { door: 'SECRET door' } },
    },
  ],
  metadata: [
    {
      last_action_date: '2026-01-01',
      last_action_type: 'update',
      field_name: 'address_1',
      previous_value: 'SECRET street, before',
      replacement_value: 'SECRET street',
      updated_by: 'Ann',
    },
  ],
}

const mask = (fields: Partial<Written<'location'>> = {}) =>
  maskConfidential({ ...refuge, ...fields })
const postcodeOf = (postal_code: string) =>
  mask({ addresses: [{ ...refuge.addresses![0]!, postal_code }] }).addresses?.[0]?.postal_code

describe('a confidential place', () => {
  it('keeps its town and the first part of its postcode', () => {
    expect(mask()).toEqual({
      id: refuge.id,
      name: 'Refuge',
      location_type: 'physical',
      confidential: true,
      latitude: 51.435,
      longitude: -2.605,
      addresses: [
        {
          address_1: 'Bristol',
          city: 'Bristol',
          region: 'South',
          state_province: 'Avon',
          postal_code: 'BS3',
          country: 'GB',
          address_type: 'physical',
        },
      ],
    })
  })

  it('publishes nothing else, in a file or inside a service', () => {
    const { id: _, addresses = [], ...place } = refuge
    const { id: __, ...address } = addresses[0]!
    const { locations, services } = directoryOf({
      'directory.yaml': { title: 'T', extensions: { acme: { door: { type: 'string' } } } },
      'locations/refuge.yaml': refuge,
      'services/night.yaml': {
        ...service,
        locations: ['refuge', { location: { ...place, name: 'Other', addresses: [address] } }],
      },
    })
    const places = services[0]!.places.map(({ location }) => location)
    expect(places.map(({ value }) => value.name)).toEqual(['Refuge', 'Other'])
    expect(JSON.stringify([...locations, ...places].map(({ value }) => value))).not.toContain(
      'SECRET',
    )
  })

  it('without a name has an id that does not depend on the exact address', () => {
    const { id: _, name: __, ...rest } = refuge
    const { extensions: ___, ...address } = rest.addresses![0]!
    const idOf = (address_1: string, postal_code: string, latitude: number) => {
      const location = {
        ...rest,
        latitude,
        addresses: [{ ...address, address_1, postal_code }],
      }
      const { services } = directoryOf({
        'services/night.yaml': { ...service, locations: [{ location }] },
      })
      return services[0]?.places[0]?.location.id
    }
    expect(idOf('1 Some Street', 'BS3 4EB', 51.43217)).toBe(
      idOf('2 Any Street', 'BS3 4EC', 51.43218),
    )
  })

  it.each([
    ['BS3 4EB', 'BS3'],
    ['bs34eb', 'BS3'],
    ['BS16 2AB', 'BS16'],
    ['BS16', 'BS16'],
    ['BS16 2', 'BS16'],
    ['EC1A 1BB', 'EC1A'],
    ['W1A0AX', 'W1A'],
    ['90210-1234', '902'],
    ['75008', '750'],
    ['Near the church, 1 High Street', 'Nea'],
  ])('reduces the postcode %s to %s', (postcode, part) => {
    expect(postcodeOf(postcode)).toBe(part)
  })

  it('moves to the centre of a grid square, less than a kilometre away', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        (latitude, longitude) => {
          const masked = mask({ latitude, longitude })
          expect(Math.abs(masked.latitude! - latitude)).toBeLessThanOrEqual(0.00501)
          expect(Math.abs(masked.longitude! - longitude)).toBeLessThanOrEqual(0.00501)
          expect(String(masked.latitude)).toMatch(/^-?\d+\.\d{0,2}5$/)
          expect(mask(masked)).toEqual({ ...masked })
        },
      ),
    )
  })

  it('stays within the range of coordinates', () => {
    const at = (latitude: number, longitude: number) =>
      maskConfidential({ ...refuge, latitude, longitude })
    expect(at(90, 180)).toMatchObject({ latitude: 89.995, longitude: 179.995 })
    expect(at(-90, -180)).toMatchObject({ latitude: -89.995, longitude: -179.995 })
  })

  it('may have no coordinates and no address', () => {
    const { latitude: _, longitude: __, addresses: ___, ...bare } = refuge
    expect(maskConfidential(bare)).not.toHaveProperty('latitude')
    expect(maskConfidential(bare)).not.toHaveProperty('addresses')
  })
})

describe('any other place', () => {
  it('is returned unchanged', () => {
    const { confidential: _, ...open } = refuge
    expect(maskConfidential(open)).toBe(open)
    expect(mask({ confidential: false }).latitude).toBe(51.43217)
  })
})
