import { describe, expect, it } from 'vitest'
import { forPublic } from '../../../src/record/privacy/for-public.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { base, service, sourcesOf } from '../../rules/base.ts'

/** All messages and hints about one record that joins the base, as anyone may read them. */
const words = (file: string, record: object | string, settings: object = {}) =>
  checkContent(
    sourcesOf({
      'directory.yaml': { ...(base['directory.yaml'] as object), ...settings },
      [file]: record,
    }),
  )
    .diagnostics.map(forPublic)
    .map(({ message, hint }) => `${message} ${hint}`)
    .join('\n')

describe('a hint that spells a value in another way', () => {
  it('does not reveal a private field', () => {
    const settings = { private_fields: ['service.email'] }
    const record = { ...service, email: 'sewing @circle.example.org' }
    expect(words('services/tea.yaml', record)).toContain('sewing@circle.example.org')
    expect(words('services/tea.yaml', record, settings)).not.toContain('sewing@circle')
    expect(words('services/tea.yaml', record, settings)).not.toContain('circle.example')
  })

  it.each([' ', '\n  '])('reveals nothing of a list that cannot be parsed (%j)', (gap) => {
    const record = `name: Sewing\nstatus: active\norganization: oak\ncontacts: [name: Ann,${gap}title: Chair]\n`
    expect(words('services/tea.yaml', record)).toContain('The field `name` is between `[` and `]`')
    expect(words('services/tea.yaml', record)).not.toMatch(/Ann|Chair/)
  })

  it('does not reveal where a confidential place is', () => {
    const place = { name: 'Refuge', latitude: '51.4434N', longitude: '-2.6047' }
    expect(words('locations/refuge.yaml', place)).toContain('`latitude: 51.4434`')
    expect(words('locations/refuge.yaml', { ...place, confidential: 'true' })).not.toContain(
      '51.44',
    )
  })

  it('still names the field, and masks personal details', () => {
    const text = words('services/tea.yaml', { ...service, phones: '07700 900123' })
    expect(text).toContain('`phones: [07')
    expect(text).not.toContain('900123')
  })
})
