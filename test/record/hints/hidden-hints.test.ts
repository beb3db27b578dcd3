import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/pipeline.ts'
import { base, service, sourcesOf } from '../../rules/base.ts'

/** All that is said about one record among those of the base. */
const said = (file: string, record: object | string, settings: object = {}) =>
  checkContent(
    sourcesOf({
      'directory.yaml': { ...(base['directory.yaml'] as object), ...settings },
      [file]: record,
    }),
  )
    .diagnostics.map(({ message, hint }) => `${message} ${hint}`)
    .join('\n')

describe('a hint that spells a value anew', () => {
  it('tells nothing of a field that is private', () => {
    const settings = { private_fields: ['service.email'] }
    const record = { ...service, email: 'sewing @circle.example.org' }
    expect(said('services/tea.yaml', record)).toContain('sewing@circle.example.org')
    expect(said('services/tea.yaml', record, settings)).not.toContain('sewing@circle')
    expect(said('services/tea.yaml', record, settings)).not.toContain('circle.example')
  })

  it('tells nothing of a field that is private on another line of its list', () => {
    const settings = { private_fields: ['contact.title'] }
    const record = (gap: string) =>
      `name: Sewing\nstatus: active\norganization: oak\ncontacts: [name: Ann,${gap}title: Chair]\n`
    expect(said('services/tea.yaml', record(' '))).toContain('[{ name: Ann, title: Chair }]')
    for (const gap of [' ', '\n  '])
      expect(said('services/tea.yaml', record(gap), settings)).not.toContain('Chair')
  })

  it('tells nothing of a confidential place', () => {
    const place = { name: 'Refuge', latitude: '51.4434N', longitude: '-2.6047' }
    expect(said('locations/refuge.yaml', place)).toContain('`latitude: 51.4434`')
    expect(said('locations/refuge.yaml', { ...place, confidential: 'true' })).not.toContain('51.44')
  })

  it('still names the field, and masks what is masked everywhere', () => {
    const text = said('services/tea.yaml', { ...service, phones: '07700 900123' })
    expect(text).toContain('`phones: [07')
    expect(text).not.toContain('900123')
  })
})
