import { describe, expect, it } from 'vitest'
import { composeQuality } from '../../src/quality/document.ts'
import type { Files } from '../rules/base.ts'
import { type Options, contextOf, base } from './base.ts'

const document = (files: Files = {}, asked: Options = {}) => composeQuality(contextOf(files, asked))
const lunch = base['services/lunch.yaml'] as Readonly<Record<string, unknown>>
const service = (fields: object) => ({ ...lunch, ...fields })

describe('quality.json', () => {
  it('gives 100 points to a record without advice', () => {
    const { services, advice, areas } = document()
    expect(services).toMatchObject({ total: 1, score: 100 })
    expect(services.records[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      score: 100,
      assured_date: '2026-10-01',
      filled: expect.stringMatching(/^[01]+$/),
    })
    expect({ advice, areas }).toEqual({ advice: {}, areas: {} })
  })

  it('subtracts the points of each kind of advice once, and names the codes', () => {
    const { services, advice } = document({
      'services/lunch.yaml': service({
        url: 'http://a.example.org',
        additional_urls: [{ url: 'http://b.example.org' }],
        hours: [],
      }),
    })
    expect(services.records[0]).toMatchObject({ score: 80, advice: ['no-times', 'not-https'] })
    expect(advice).toMatchObject({
      'no-times': { costs: 15, records: 1 },
      'not-https': { costs: 5, records: 1 },
    })
  })

  it('never goes below 0', () => {
    const bare = {
      name: 'Supper',
      status: 'active',
      organization: 'acorn-trust',
      url: 'http://a.org',
    }
    const { services } = document({
      'organizations/acorn-trust.yaml': { name: 'Acorn', description: 'A charity.' },
      'services/supper.yaml': { ...bare, service_areas: ['Our parish'], url: undefined },
      'services/lunch.yaml': null,
    })
    expect(services.records[0]?.score).toBe(100 - 15 - 20 - 20 - 15 - 5)
  })

  it('counts the records that have a field, themselves or at a place', () => {
    const { services } = document({
      'services/supper.yaml': service({
        name: 'Supper',
        hours: undefined,
        locations: [{ location: 'village-hall', hours: ['Tue 18:00-20:00'] }],
        description: 'A hot meal every Tuesday evening.',
        assured_date: undefined,
      }),
    })
    expect(services.completeness).toMatchObject({
      description: 2,
      schedules: 2,
      locations: 2,
      assured_date: 1,
      phones: 0,
    })
    const names = Object.keys(services.completeness)
    for (const [i, name] of names.entries())
      expect(services.records.filter(({ filled }) => filled[i] === '1')).toHaveLength(
        services.completeness[name] ?? -1,
      )
  })

  it('lists how each service area is judged, those of places last', () => {
    const { services, areas } = document({
      'services/lunch.yaml': service({
        service_areas: ['England', 'BS3', 'Our parish', 'E06000023'],
        locations: [{ location: 'village-hall', service_areas: ['BS4'] }],
      }),
    })
    expect(services.records[0]?.areas).toEqual([
      'code',
      'postcodes',
      'free-text',
      'no-postcode-file',
      'postcodes',
    ])
    expect(areas).toEqual({ code: 1, 'free-text': 1, 'no-postcode-file': 1, postcodes: 2 })
  })

  it('leaves out drafts and services that have ended', () => {
    const { services, organizations, locations } = document({
      'services/draft.yaml': service({ name: 'Draft', draft: true, locations: ['shed'] }),
      'services/old.yaml': service({ name: 'Old', status: 'defunct', locations: ['shed'] }),
      'organizations/draft.yaml': { name: 'Draft', description: 'Not yet.', draft: true },
      'locations/shed.yaml': { name: 'Shed' },
    })
    expect([services.total, organizations.total, locations.total]).toEqual([1, 1, 1])
  })

  it('leaves out private fields', () => {
    const { services } = document({
      'directory.yaml': {
        title: 'Test',
        namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f',
        private_fields: ['service.assured_date', 'service.description', 'service.schedules'],
      },
    })
    expect(services.score).toBe(100)
    expect(Object.keys(services.completeness)).not.toContain('assured_date')
    expect(services.records[0]).not.toHaveProperty('assured_date')
  })

  it('quotes no text of any record', () => {
    const text = JSON.stringify(
      document({
        'services/lunch.yaml': service({
          url: 'http://a.example.org/Zebra',
          service_areas: ['Zebra'],
        }),
      }),
    )
    for (const word of ['Zebra', 'Lunch', 'Acorn', 'Village', 'example.org', 'lunch.yaml'])
      expect(text).not.toContain(word)
  })
})
