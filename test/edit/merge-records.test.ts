import { describe, expect, it } from 'vitest'
import { mergeRecords } from '../../src/edit/merge-records.ts'

const OURS = { id: 'a', name: 'Chess club', description: 'Boards.', phones: ['0117 496 0111'] }

describe('one record of two', () => {
  it('takes what ours lacks, and keeps ours where both speak', () => {
    const theirs = { id: 'b', name: 'Chess', email: 'hello@chess.example.org' }
    const { value, fields } = mergeRecords(OURS, theirs)
    expect(value).toEqual({ ...OURS, email: 'hello@chess.example.org' })
    expect(fields.map(({ field, from }) => [field, from])).toEqual([
      ['name', 'ours'],
      ['email', 'theirs'],
    ])
  })

  it('takes what was assured later, unless somebody chooses', () => {
    const ours = { ...OURS, assured_date: '2026-01-01' }
    const theirs = { name: 'Chess', description: 'All welcome.', assured_date: '2026-05-01' }
    expect(mergeRecords(ours, theirs).value).toMatchObject(theirs)
    expect(mergeRecords(theirs, ours).value).toMatchObject(theirs)
    const chosen = mergeRecords(ours, theirs, { keep: ['name'] }).value
    expect(chosen).toMatchObject({ name: 'Chess club', description: 'All welcome.' })
    expect(mergeRecords(theirs, ours, { take: ['name'] }).value.name).toBe('Chess club')
  })

  it('joins lists entry by entry, and sees one number and one place in two spellings', () => {
    const { value } = mergeRecords(
      { ...OURS, locations: ['hall'], hours: ['Mon 10:00-12:00'] },
      {
        phones: [{ number: '(0117) 4960111', description: 'Office' }, '0117 496 0222'],
        locations: ['hall', 'library'],
        hours: ['Mon 10:00-12:00', 'Tue 10:00-12:00'],
      },
    )
    expect(value).toMatchObject({
      phones: [{ number: '(0117) 4960111', description: 'Office' }, '0117 496 0222'],
      locations: ['hall', 'library'],
      hours: ['Mon 10:00-12:00', 'Tue 10:00-12:00'],
    })
  })

  it('is as strict in an entry that both have, whichever stays', () => {
    const strict = { name: 'Sam', private: { email: 'sam@example.org', note: 'On Mondays' } }
    const open = { name: 'sam', title: 'Host', email: 'sam@example.org' }
    for (const [ours, theirs] of [
      [open, strict],
      [strict, open],
    ]) {
      const { contacts } = mergeRecords({ contacts: [ours!] }, { contacts: [theirs!] }).value
      expect(contacts).toEqual([
        {
          name: ours!.name,
          title: 'Host',
          private: { email: 'sam@example.org', note: 'On Mondays' },
        },
      ])
    }
  })

  it('has a number of a register and a site once', () => {
    const entries = (scheme?: string) => ({
      organization_identifiers: [
        {
          identifier_type: 'Charity number',
          identifier: '1012345',
          ...(scheme && { identifier_scheme: scheme }),
        },
      ],
    })
    expect(mergeRecords(entries(), entries('GB-CHC')).value).toEqual(entries('GB-CHC'))
  })

  it('takes no date of a change over', () => {
    expect(mergeRecords({ name: 'A' }, { last_modified: '2026-01-01' }).value).toEqual({
      name: 'A',
    })
  })

  it('is as strict as the stricter side', () => {
    const strict = { confidential: 'true', private: { email: 'sam@example.org' } }
    const open = {
      name: 'Refuge',
      email: 'office@example.org',
      public: ['url'],
      url: 'https://a.example',
    }
    for (const [ours, theirs] of [
      [open, strict],
      [strict, open],
    ] as const) {
      const { value } = mergeRecords(ours, theirs)
      expect(value).toMatchObject({ confidential: 'true', name: 'Refuge' })
      expect(value.email).toBeUndefined()
      expect(value.private).toHaveProperty('email')
    }
    expect(mergeRecords({ name: 'A' }, { name: 'B' }).value).not.toHaveProperty('confidential')
  })
})
