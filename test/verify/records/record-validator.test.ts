import { describe, expect, it } from 'vitest'
import { validator } from '../../../src/verify/records/record-validator.ts'

const record = {
  id: '5A4E2E36-1D0B-5C7C-8A50-2C0A2F3B9D11',
  name: 'Lunch',
  status: 'active',
  organization_id: '5a4e2e36-1d0b-5c7c-8a50-2c0a2f3b9d12',
  organization: {
    id: '5a4e2e36-1d0b-5c7c-8a50-2c0a2f3b9d12',
    name: 'Trust',
    description: 'Helps.',
  },
}

/** The paths at which the service with this value does not match its schema. */
const errorsWith = (value: object) =>
  validator()({ entity: 'service', isItem: false, value: { ...record, ...value } } as never).map(
    ({ keyword, instancePath }) => `${keyword} ${instancePath}`,
  )

describe('a record of any feed', () => {
  it.each([
    { url: 'https://www.example.org/a?b=c#d' },
    { url: 'mailto:lunch@example.org' },
    { email: 'lunch@example.org' },
    { last_modified: '2026-10-01T09:30:00.000+01:00' },
  ])('matches its schema with %j', (value) => expect(errorsWith(value)).toEqual([]))

  it.each([
    { url: 'https://' },
    { url: 'https://example..org/' },
    { url: 'https:example.org' },
    { url: 'https://example.org/list[0]' },
    { url: 'https://example.org/#a#b' },
    { url: 'www.example.org' },
    { email: `${'a'.repeat(65)}@example.org` },
    { email: 'lunch@example' },
    { last_modified: '2026-10-01 09:30:00Z' },
    { last_modified: '2026-10-01T09:30:00' },
    { last_modified: '2026-02-30T09:30:00Z' },
    { assured_date: '1 October' },
  ])('does not with %j', (value) =>
    expect(errorsWith(value)).toEqual([`format /${Object.keys(value)[0]}`]),
  )
})
