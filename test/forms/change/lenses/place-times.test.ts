import { describe, expect, it } from 'vitest'
import { createChangeChecker } from '../../../../src/forms/change/check-change.ts'
import { cellOf, linesFor } from '../../../../src/forms/change/lenses/cell.ts'
import { placeTimesLens } from '../../../../src/forms/change/lenses/place-times.ts'
import { propose } from '../../../../src/forms/change/proposal.ts'
import { readProposal } from '../../../../src/forms/change/read-proposal.ts'
import { rebaseProposal } from '../../../../src/forms/change/rebase-proposal.ts'
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

/** The text of a record, perhaps a newer one, after a change. */
const rebase = (set: FormValues, text = TEXT) =>
  rebaseProposal(changeTo(set), {
    shown: () => ({ slug: 'club', values }),
    slugOf,
    texts: new Map([['services/club.yaml', text]]),
    seen: new Map(),
  })

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
