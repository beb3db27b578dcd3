import { describe, expect, it } from 'vitest'
import { createRecordParser } from '../../../src/record/parse.ts'
import { completeSettings } from '../../../src/record/settings/settings.ts'

const { parseRecord } = createRecordParser(completeSettings({ title: 'T' }))

/** What is reported about a service: code, path and hint. */
const explained = (lines: string) =>
  parseRecord('service', 'a', 'a.yaml', `name: Lunch\nstatus: active\n${lines}`).diagnostics.map(
    ({ code, place, hint }) => ({ code, path: place.path, hint }),
  )
const found = (lines: string) => explained(lines).map(({ code, path }) => [code, path.join('.')])

describe('explaining issues', () => {
  it('does not report a field as missing that has a wrong name', () => {
    expect(found('organisation: oak')).toEqual([['unknown-field', 'organisation']])
    expect(found('organization_id: oak')).toEqual([['derived-field', 'organization_id']])
    expect(found('alert: x')).toEqual([['missing-field', 'organization']])
  })

  it('reports a place without `location:` by its first field only', () => {
    const place = 'organization: oak\nlocations: [{ notice: x, city: Bath, postcode: BA1 1AA }]'
    expect(found(place)).toEqual([
      ['unknown-field', 'locations.0.notice'],
      ['unknown-field', 'locations.0.city'],
    ])
  })

  it('says where fields of its own are declared when there are none', () => {
    const [text] = explained('organization: oak\nextensions: hall')
    const [field] = explained('organization: oak\nextensions: { hall: 2 }')
    expect(text!.hint).toContain('directory.yaml')
    expect(field!.hint).toBe(text!.hint)
  })
})
