import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { createRecordParser } from '../../src/record/parse.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'

describe('removed.yaml', () => {
  const { parseRemoved } = createRecordParser(completeSettings({ title: 'T' }))
  const entry = { id: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77', date: '2026-06-30' }

  it('lists removed records', () => {
    const text = stringify({
      removed: [{ ...entry, kind: 'service', reason: 'Closed', private: 'x' }],
    })
    expect(parseRemoved('removed.yaml', text)).toEqual({
      value: { removed: [{ ...entry, kind: 'service', reason: 'Closed' }], renamed: [] },
      diagnostics: [],
    })
  })

  it.each(['', '# Nothing yet.\n', 'removed:\n', 'removed: []\n'])('may be empty: %j', (text) => {
    expect(parseRemoved('removed.yaml', text)).toEqual({
      value: { removed: [], renamed: [] },
      diagnostics: [],
    })
  })

  it('explains its first line to the author of a bare list', () => {
    const [diagnostic] = parseRemoved('removed.yaml', stringify([entry])).diagnostics
    expect(diagnostic).toMatchObject({
      code: 'wrong-type',
      hint: expect.stringContaining('Write `removed:` on the first line') as string,
    })
  })

  it('is checked like any record', () => {
    const text = stringify({ removed: [{ ...entry, id: 'x', kind: 'place', when: 'y' }, {}] })
    const { diagnostics } = parseRemoved('removed.yaml', text)
    expect(diagnostics.map(({ code, place }) => `${code} ${place.path.join('.')}`)).toEqual([
      'unknown-field removed.0.when',
      'wrong-format removed.0.id',
      'not-a-choice removed.0.kind',
      'missing-field removed.1.id',
      'missing-field removed.1.date',
    ])
  })
})
