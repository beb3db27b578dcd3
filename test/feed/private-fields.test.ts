import { describe, expect, it } from 'vitest'
import { serviceWith } from './directory-of.ts'

/** The only service of a directory that keeps some fields private. */
const hiding = (fields: string, yaml: string, files: Readonly<Record<string, string>> = {}) =>
  serviceWith(yaml, { 'directory.yaml': `title: T\nprivate_fields: [${fields}]`, ...files })

describe('a private field', () => {
  it('is left out wherever it is written', () => {
    const service = hiding('contact.email', 'contacts: [{ name: A, email: a@a.example.org }]')
    expect(service.contacts[0]).toMatchObject({ name: 'A' })
    expect(service.contacts[0]).not.toHaveProperty('email')
  })

  it('is left out when another line of the record would fill it in', () => {
    const [area] = hiding('service_area.extent', 'service_areas: [harbour]').service_areas
    expect(area).not.toHaveProperty('extent')
    const [code] = hiding('service_area.uri', 'service_areas: [E07000040]').service_areas
    expect(code).not.toHaveProperty('uri')
  })

  it('is left out when `taxonomy_terms` would fill it in', () => {
    expect(hiding('service.attributes', 'taxonomy_terms: [food]')).not.toHaveProperty('attributes')
  })

  it('is left out with the field that repeats it', () => {
    const [area] = hiding('service_area.name', 'service_areas: [harbour]').service_areas
    expect(area).not.toHaveProperty('name')
    expect(area).not.toHaveProperty('service_area')
  })

  it('is left out when the locations of the service would fill it in', () => {
    const service = hiding(
      'service.schedules',
      'locations: [{ location: hall, schedules: [{ freq: WEEKLY, byday: MO }] }]',
    )
    expect(service).not.toHaveProperty('schedules')
    expect(service.service_at_locations[0]).toHaveProperty('schedules')
  })

  it('of one entity does not affect a field of the same name elsewhere', () => {
    const service = hiding('contact.email', 'email: a@a.example.org')
    expect(service.email).toBe('a@a.example.org')
  })
})
