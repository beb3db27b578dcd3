import { describe, expect, it } from 'vitest'
import { createChangeChecker } from '../../../../src/forms/change/check-change.ts'
import { cellOf, linesFor } from '../../../../src/forms/change/lenses/cell.ts'
import { placeTimesLens } from '../../../../src/forms/change/lenses/place-times.ts'
import { type ChangedRecord, onTopOf, propose } from '../../../../src/forms/change/proposal.ts'
import { readProposal } from '../../../../src/forms/change/read-proposal.ts'
import { type Newer, rebaseProposal } from '../../../../src/forms/change/rebase-proposal.ts'
import type { Neighbour } from '../../../../src/forms/change/stand-ins.ts'
import { emptyValues, readRecord } from '../../../../src/forms/change/values.ts'
import { nameNewRecords } from '../../../../src/forms/change/name-new-records.ts'
import type { FormEntry } from '../../../../src/forms/questions/groups.ts'
import type { FormValues } from '../../../../src/forms/questions/fields.ts'
import { parseYaml } from '../../../../src/record/yaml/parse-yaml.ts'
import type { RawObject } from '../../../../src/record/yaml/raw.ts'

const ID = (n: number) => `0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c7${n}`
const [CLUB, OAK, HALL, BARN, MILL] = [ID(1), ID(2), ID(3), ID(4), ID(5)]
const SLUGS: Readonly<Record<string, string>> = { [HALL]: 'hall', [BARN]: 'barn', [MILL]: 'mill' }
const slugOf = (id: string) => SLUGS[id]
const TEXT = `id: ${CLUB}
name: Lunch Club
locations:
  # Ring the bell.
  - location: hall
    hours: [Tuesdays 12-2pm, 'Fri  10:00-11:00']
  - location: barn
    schedules:
      - { freq: WEEKLY, byday: MO, opens_at: 10:00, closes_at: 12:00, description: Soup }
  - mill
`
const record = (text: string) => parseYaml('', text).value as RawObject
const idOf = (written: string) => Object.keys(SLUGS).find((id) => SLUGS[id] === written)
const AT_HALL = { location: HALL, hours: 'Tuesdays 12-2pm\nFri  10:00-11:00' }
const AT_BARN = { location: BARN, hours: 'Mon 10:00-12:00' }
const values: FormValues = {
  ...{ ...emptyValues('service'), name: 'Lunch Club', status: 'active', organization: OAK },
  ...{ description: 'Soup.', locations: [HALL, BARN, MILL], place_hours: [AT_HALL, AT_BARN] },
}
const KNOWN = new Map<string, Neighbour>([
  [OAK, { kind: 'organization', id: OAK, slug: 'oak', name: 'Oak' }],
  [HALL, { kind: 'location', id: HALL, slug: 'hall', name: 'Mill Hall' }],
  [BARN, { kind: 'location', id: BARN, slug: 'barn', name: 'Old Barn' }],
  [MILL, { kind: 'location', id: MILL, slug: 'mill', name: 'Mill' }],
])

const changeTo = (set: FormValues) =>
  propose([{ kind: 'service', id: CLUB, before: values, after: { ...values, ...set } }])!

const newerThan = (shown: FormValues, text: string, seen: Newer['seen'] = new Map()): Newer => ({
  shown: () => ({ slug: 'club', values: shown }),
  texts: new Map([['services/club.yaml', text]]),
  ...{ slugOf, seen },
})

/** The text of a record, perhaps a newer one, after a change. */
const rebase = (set: FormValues, text = TEXT, seen?: Newer['seen']) =>
  rebaseProposal(changeTo(set), newerThan(values, text, seen))

function textAfter(place_hours: readonly FormEntry[], set: FormValues = {}): string {
  const applied = rebase({ ...set, place_hours })
  if (!('changes' in applied)) throw new Error(JSON.stringify(applied))
  return applied.changes[0]!.after
}

const check = (set: FormValues) => {
  const changed = { kind: 'service', id: CLUB, slug: 'club', before: values } as const
  return createChangeChecker({ countries: ['GB'] }).check(
    [{ ...changed, after: { ...values, ...set } }],
    KNOWN,
  )
}

describe('the times of a service at each of its places', () => {
  it('are read where a place has some, in words', () => {
    expect(readRecord('service', record(TEXT), idOf).place_hours).toEqual([AT_HALL, AT_BARN])
    expect(placeTimesLens.read({ locations: ['mill', { location: 'hall' }] })).toEqual([])
  })

  it('are left to the record where words cannot say them', () => {
    const schedules = [{ freq: 'MONTHLY', byday: '-1FR', bymonthday: '24,25' }]
    const locations = [{ location: 'hall', schedules }]
    const read = placeTimesLens.read({ locations })!
    expect(read).toEqual([{ location: 'hall' }])
    expect(cellOf(['service', 'place_hours'], read, (one) => one)).toMatch(/only in the record/)
    expect(placeTimesLens.write({ locations }, { next: read, was: read, slugOf })).toEqual({
      locations,
    })
  })

  it('change at one place alone, and leave what else is written there', () => {
    const later = { ...AT_BARN, hours: 'Mon 10:00-12:30' }
    expect(textAfter([AT_HALL, later])).toBe(TEXT.replace('12:00, desc', '12:30, desc'))
    const wednesday = { ...AT_HALL, hours: AT_HALL.hours.replace('Tuesdays', 'Wed') }
    expect(textAfter([wednesday, AT_BARN])).toBe(TEXT.replace('Tuesdays', 'Wed'))
  })

  it('begin at a place that had none, and end', () => {
    const added = textAfter([AT_HALL, AT_BARN, { location: MILL, hours: 'Sat 10:00-11:00' }])
    expect(record(added).locations).toContainEqual({ location: 'mill', hours: ['Sat 10:00-11:00'] })
    expect(record(textAfter([AT_BARN])).locations).toContain('hall')
  })

  it('go with their place', () => {
    const left = textAfter([AT_HALL], { locations: [HALL, MILL] })
    expect(record(left).locations).toEqual([
      { location: 'hall', hours: ['Tuesdays 12-2pm', 'Fri  10:00-11:00'] },
      'mill',
    ])
  })

  it('are written for no place that the service does not have', () => {
    expect(rebase({ place_hours: [{ location: OAK, hours: 'Sat 10:00-11:00' }] })).toHaveProperty(
      'refusal',
    )
    const stranger = { location: 'another-record', hours: 'Sat 10:00-11:00' }
    expect(readProposal(JSON.stringify(changeTo({ place_hours: [stranger] })))).toBeUndefined()
    expect(readProposal(JSON.stringify(changeTo({ place_hours: [AT_BARN] })))).toBeDefined()
    const more = { ...AT_BARN, phones: '0117 496 0123' }
    expect(readProposal(JSON.stringify(changeTo({ place_hours: [more] })))).toBeUndefined()
  })

  it('are asked about where somebody else has changed them, and not where that was another field', () => {
    const set = { place_hours: [AT_HALL, { ...AT_BARN, hours: 'Mon 10:00-12:30' }] }
    const other = TEXT.replace('Lunch Club', 'Tea')
    expect(rebase(set, other)).toMatchObject({
      changes: [{ after: other.replace('12:00, desc', '12:30, desc') }],
    })
    const conflict = rebase(set, TEXT.replace('12:00, desc', '13:00, desc'))
    expect(conflict).toMatchObject({ conflicts: [{ field: 'place_hours' }] })
    const { place_hours } = 'conflicts' in conflict ? conflict.conflicts[0]!.now : {}
    const nameOf = (id: string) => KNOWN.get(id)?.name
    expect(linesFor(['service', 'place_hours'], place_hours, nameOf)).toContain(
      'Old Barn: Mon 10:00-13:00',
    )
  })

  describe('that two people have changed', () => {
    const later = { ...AT_BARN, hours: 'Mon 10:00-12:30' }
    const newer = TEXT.replace('Tuesdays 12-2pm', 'Wed 12-2pm')

    it('are merged where each has changed another place, also in a link and after a question', () => {
      const set = { place_hours: [AT_HALL, later] }
      const changes = [{ after: newer.replace('12:00, desc', '12:30, desc') }]
      expect(rebase(set, newer)).toMatchObject({ changes })
      const sent = readProposal(JSON.stringify(changeTo(set)))
      expect(sent).toEqual(changeTo(set))
      const now = readRecord('service', record(newer), idOf)
      const record0 = sent!.records[0] as ChangedRecord
      expect(onTopOf(record0, now).set.place_hours).toEqual([now.place_hours![0], later])
      const priced = `${newer}fees_description: £4\n`
      const both = { ...set, fees_description: '£2' }
      const asked = rebase(both, priced)
      if (!('conflicts' in asked)) throw new Error('nothing is asked')
      expect(asked.conflicts.map(({ field }) => field)).toEqual(['fees_description'])
      const seen = new Map([[CLUB, asked.conflicts[0]!.now]])
      const again = rebase(both, priced, seen)
      expect(again).toMatchObject({
        changes: [{ after: priced.replace('12:00, desc', '12:30, desc').replace('£4', '£2') }],
      })
    })

    it('are merged where each has given times to another place that had none', () => {
      const none = { ...values, place_hours: [] }
      const bare = TEXT.replace(/locations:[^]*/, 'locations: [hall, barn, mill]\n')
      const other = bare.replace('[hall,', '[{ location: hall, hours: [Wed 12:00-14:00] },')
      const after = { ...none, place_hours: [later] }
      const proposal = propose([{ kind: 'service', id: CLUB, before: none, after }])!
      const rebased = rebaseProposal(proposal, newerThan(none, other))
      if (!('changes' in rebased)) throw new Error(JSON.stringify(rebased))
      expect(record(rebased.changes[0]!.after).locations).toEqual([
        { location: 'hall', hours: ['Wed 12:00-14:00'] },
        { location: 'barn', hours: ['Mon 10:00-12:30'] },
        'mill',
      ])
    })

    it('are asked about at the same place, and where one has taken away what the other has changed', () => {
      const set = { place_hours: [{ ...AT_HALL, hours: 'Thu 12-2pm' }, later] }
      expect(rebase(set, newer)).toMatchObject({ conflicts: [{ field: 'place_hours' }] })
      expect(rebase({ place_hours: [AT_BARN] }, newer)).toHaveProperty('conflicts')
      expect(rebase({ place_hours: [AT_HALL] }, newer)).toHaveProperty('changes')
    })

    it('are asked about in a link of before, which does not say what those of each place were', () => {
      const [one] = changeTo({ place_hours: [AT_HALL, later] }).records as [ChangedRecord]
      const old = { ...one, was: { place_hours: one.was.place_hours! } }
      const now = readRecord('service', record(newer), idOf)
      expect(onTopOf(old, now)).toEqual({ set: one.set, conflicts: ['place_hours'] })
      expect(onTopOf(old, values).conflicts).toEqual([])
    })
  })

  describe('and the days on which they differ', () => {
    const DAYS = 'closed 25 Dec to 1 Jan\n24 Dec 10am-2pm'
    const text = TEXT.replace('    hours:', '    exceptions: [closed 25 Dec to 1 Jan]\n    hours:')

    it('are read beside the times, and where a place has those of the service', () => {
      const [hall] = readRecord('service', record(text), idOf).place_hours!
      expect(hall).toEqual({ ...AT_HALL, exceptions: 'closed 25 Dec to 1 Jan' })
      const locations = [{ location: 'hall', exceptions: ['closed bank holidays'] }]
      expect(placeTimesLens.read({ locations })).toEqual([
        { location: 'hall', hours: '', exceptions: 'closed bank holidays' },
      ])
    })

    it('are written at their place, also where words cannot say its times, and end', () => {
      const added = textAfter([{ ...AT_HALL, exceptions: DAYS }, AT_BARN])
      expect(record(added).locations).toContainEqual(
        expect.objectContaining({ location: 'hall', exceptions: DAYS.split('\n') }),
      )
      const atMill = { location: MILL, hours: '', exceptions: 'closed bank holidays' }
      const proposal = changeTo({ place_hours: [AT_HALL, AT_BARN, atMill] })
      expect(readProposal(JSON.stringify(proposal))).toEqual(proposal)
      expect(record(textAfter([AT_HALL, AT_BARN, atMill])).locations).toContainEqual({
        location: 'mill',
        exceptions: ['closed bank holidays'],
      })
      const schedules = [{ freq: 'MONTHLY', byday: '-1FR', bymonthday: '24,25' }]
      const unsaid = { locations: [{ location: 'hall', schedules, exceptions: ['closed 1 Jan'] }] }
      const was = placeTimesLens.read(unsaid)!
      expect(was).toEqual([{ location: 'hall', exceptions: 'closed 1 Jan' }])
      const next = [{ location: 'hall' }]
      expect(placeTimesLens.write(unsaid, { next, was, slugOf: (one) => one })).toEqual({
        locations: [{ location: 'hall', schedules }],
      })
    })

    it('are judged at their line', () => {
      const wrong = { ...AT_BARN, exceptions: 'closed 25 Dec\nclosed some day' }
      expect(check({ place_hours: [AT_HALL, wrong] }).problems).toMatchObject([
        { field: 'place_hours', index: 1, part: 'exceptions', line: 1, code: 'bad-exception' },
      ])
    })

    it('stay where a cell changes the times', () => {
      const was = [cellOf(['service', 'place_hours'], [{ ...AT_HALL, exceptions: DAYS }], slugOf)]
      expect(was).toEqual(['hall: Tuesdays 12-2pm; Fri  10:00-11:00'])
      const next = ['hall: Wed 12-2pm']
      const written = placeTimesLens.write(record(text), { was, next, slugOf } as never)
      expect(JSON.stringify(written)).toContain(
        '"exceptions":["closed 25 Dec to 1 Jan"],"hours":["Wed 12-2pm"]',
      )
      const atMill = { location: MILL, hours: '', exceptions: DAYS }
      expect(cellOf(['service', 'place_hours'], [AT_BARN, atMill], slugOf)).toBe(
        'barn: Mon 10:00-12:00',
      )
      const nameOf = (id: string) => KNOWN.get(id)?.name
      expect(linesFor(['service', 'place_hours'], [atMill], nameOf)).toEqual([
        'Mill, closed 25 Dec to 1 Jan; 24 Dec 10am-2pm',
      ])
    })
  })

  it('follow a new place to its name', () => {
    const place_hours = [{ location: 'new-1', hours: 'Sat 10:00-11:00' }]
    const main = { ...values, locations: ['new-1'], place_hours }
    const named = nameNewRecords([
      { kind: 'service', slug: 'club', before: {}, after: main },
      { kind: 'location', slug: 'new-1', before: {}, after: { name: 'Chapel' } },
    ])
    expect(named[0]!.after.place_hours).toEqual([{ location: 'chapel', hours: 'Sat 10:00-11:00' }])
  })

  it('are judged at their line, and said with the name of the place', () => {
    const wrong = { ...AT_BARN, hours: 'Mon 10:00-12:00\nMon 25:00' }
    expect(check({ place_hours: [AT_HALL, wrong] }).problems).toMatchObject([
      { field: 'place_hours', index: 1, part: 'hours', line: 1, code: 'bad-hours' },
    ])
    const { problems, changes } = check({
      place_hours: [AT_HALL, { ...AT_BARN, hours: 'Mon 10:00-12:30' }],
    })
    expect(problems).toEqual([])
    expect(changes.join()).toMatch(/Old Barn/)
    expect(changes.join()).not.toMatch(/Mill Hall/)
  })
})

describe('the times of places in a cell', () => {
  const cell = (entries: readonly FormEntry[]) =>
    cellOf(['service', 'place_hours'], entries, slugOf)

  it('are a line for each place, which is read back', () => {
    const text = cell([AT_HALL, AT_BARN])
    expect(text).toBe('hall: Tuesdays 12-2pm; Fri  10:00-11:00\nbarn: Mon 10:00-12:00')
    const lines = text.split('\n')
    const edit = { was: lines, next: [lines[0]!, 'barn: Mon 10:00-12:30'] }
    const written = placeTimesLens.write(record(TEXT), { ...edit, slugOf } as never)
    expect(JSON.stringify(written)).toContain('"closes_at":"12:30"')
    expect(JSON.stringify(written)).toContain('"description":"Soup"')
  })
})
