import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { walk } from '../../../src/directory/walk.ts'
import { composeLists } from '../../../src/feed/lists.ts'
import { createRecordParser } from '../../../src/record/parse.ts'
import { recordSchema } from '../../../src/record/schema/record-schema.ts'
import { completeSettings } from '../../../src/record/settings/settings.ts'
import { sourcesOf } from '../../rules/base.ts'

const read = (yaml: string, settings: object = {}) =>
  createRecordParser(completeSettings({ title: 'T', ...settings })).parseRecord(
    'service',
    'club',
    'services/club.yaml',
    `name: Club\nstatus: active\norganization: acorn-trust\n${yaml}`,
  )
const schedulesOf = (yaml: string, settings?: object) => {
  const { value, diagnostics } = read(yaml, settings)
  expect(diagnostics).toEqual([])
  return value?.value.schedules
}
const found = (yaml: string, settings?: object) =>
  read(yaml, settings).diagnostics.map(({ code, place }) => `${code} ${place.path.join('.')}`)
const hintOf = (yaml: string) => read(yaml).diagnostics.map(({ hint }) => hint)

const TUESDAY = {
  freq: 'WEEKLY',
  byday: 'TU',
  opens_at: '10:00',
  closes_at: '12:00',
  description: 'Tuesdays 10:00 to 12:00',
}

describe('hours', () => {
  it('become schedules, after those in `schedules`', () => {
    const schedules = '[{ freq: MONTHLY, byday: 1MO }]'
    expect(schedulesOf(`hours: [Tue 10-12]\nschedules: ${schedules}`)).toEqual([
      { freq: 'MONTHLY', byday: '1MO' },
      TUESDAY,
    ])
  })

  it('are kept beside an equal schedule', () => {
    const same = '{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }'
    expect(schedulesOf(`hours: [Tue 10-12, Tue 10-12]\nschedules: [${same}]`)).toHaveLength(3)
  })

  it('can be a single text', () => {
    expect(schedulesOf('hours: Tue 10:00-12:00')).toEqual([TUESDAY])
  })

  it('can have commas when each entry has a line', () => {
    const [both] = schedulesOf('hours:\n  - Mon, Wed 10:00-12:00') ?? []
    expect(both?.byday).toBe('MO,WE')
  })

  it('are absent when there are none', () => {
    expect(schedulesOf('')).toBeUndefined()
    expect(schedulesOf('hours: []')).toBeUndefined()
  })

  it('have an interval that is a number', () => {
    const [other] = schedulesOf('hours: [every other Wed 10-12 from 2026-01-07]') ?? []
    expect(other).toMatchObject({ interval: 2, dtstart: '2026-01-07' })
  })

  it('can be those of a place', () => {
    const { value } = read('locations: [{ location: hall, hours: [Tue 10-12] }]')
    expect(value?.value.locations?.[0]?.schedules).toEqual([TUESDAY])
  })

  it('are in the schema, with examples', () => {
    for (const entity of ['service', 'service_at_location'] as const) {
      const { hours } = recordSchema(entity).properties ?? {}
      expect(hours?.description).toBeTruthy()
      expect(hours?.items?.examples).not.toEqual([])
    }
  })
})

describe('a problem with hours', () => {
  it('points at its entry', () => {
    expect(found('hours: [Tue 10-12, Thu 9-5]')).toEqual(['bad-hours hours.1'])
    expect(found('locations: [{ location: hall, hours: [Tue 10-12, Thu] }]')).toEqual([
      'bad-hours locations.0.hours.1',
    ])
    expect(found('hours: Thu')).toEqual(['bad-hours hours'])
  })

  it('is reported beside those of schedules', () => {
    expect(found('hours: [Thu]\nschedules: none')).toEqual([
      'bad-hours hours.0',
      'wrong-type schedules',
    ])
  })

  it('found by a rule on schedules points at its entry', () => {
    const yaml = 'schedules: [{ byday: MO }]\nhours: [Tue 10-12, Wed 10-12]'
    const things = [...walk('service', read(yaml).value!.value)]
    const paths = things.filter(({ entity }) => entity === 'schedule').map(({ path }) => path)
    expect(paths).toEqual([
      ['schedules', 0],
      ['hours', 0],
      ['hours', 1],
    ])
  })

  it('is reported once, although the schema is violated as well', () => {
    expect(found('hours:\n  - Tue 10-12: term time only')).toEqual(['hours-colon hours.0'])
    expect(found('hours: { Tue: 10-12 }')).toEqual(['hours-colon hours'])
    expect(found('hours: [~, [Tue 10-12]]')).toEqual(['wrong-type hours.0', 'wrong-type hours.1'])
  })
})

describe('a comma that splits a list', () => {
  it.each([
    ['[Mon, Wed 10:00-12:00]', '`Mon and Wed 10:00-12:00`'],
    ['[Mon, Tue, Wed 10:00-12:00]', '`Mon and Tue and Wed 10:00-12:00`'],
    ['[Mon, Wed 10:00-99:00]', '`Mon and Wed 10:00-99:00`'],
    ['[2nd, 4th Thu 10-12]', '`2nd and 4th Thu 10-12`'],
    ['[every other Wed 10-12, from 2026-01-07]', '`every other Wed 10-12 from 2026-01-07`'],
    ['[Tue 10-12 (a, b)]', '`"Tue 10-12 (a, b)"`'],
    ['[Fri 10-12, Mon, Wed 10-12, Thu 10-12]', '`Mon and Wed 10-12`'],
  ])('is reported once, with a correction: %s', (list, correction) => {
    expect(read(`hours: ${list}`).diagnostics.map(({ code }) => code)).toEqual([
      'hours-split-by-comma',
    ])
    expect(hintOf(`hours: ${list}`)[0]).toContain(correction)
  })

  it.each(['[Tue 10-12, Thu]', '[Mon, Tue]', '[Tusday 10-12, Wed 10-12]', '[Tue 10-12, 14-16]'])(
    'is not reported in %s',
    (list) => {
      const codes = read(`hours: ${list}`).diagnostics.map(({ code }) => code)
      expect(new Set(codes)).toEqual(new Set(['bad-hours']))
    },
  )
})

describe('a colon that makes a map', () => {
  it.each([
    ['- Tue 10-12: term time only', '`Tue 10-12 (term time only)`'],
    ['- Tue 10:00-12:00: term time only', '`Tue 10:00-12:00 (term time only)`'],
    ['- Tue: 10:00-12:00', '`Tue 10:00-12:00`'],
    ['- Tue 10:00-12:00:', '`Tue 10:00-12:00`'],
    ['- Note: only in term time', '`Tue 10:00-12:00`'],
  ])('is reported with a correction: %s', (entry, correction) => {
    expect(found(`hours:\n  ${entry}`)).toEqual(['hours-colon hours.0'])
    expect(hintOf(`hours:\n  ${entry}`)[0]).toContain(correction)
  })

  it('is reported with a list for a map of days', () => {
    const [hint] = hintOf('hours:\n  Mon: 10-12\n  Tue: 14-16')
    expect(hint).toContain('`[Mon 10-12, Tue 14-16]`')
  })
})

describe('hours and privacy', () => {
  const yaml = 'hours: [Tue 10-12 (ask Maureen)]'

  it('are private when schedules are', () => {
    const { value } = read(yaml, { private_fields: ['service.schedules'] })
    expect(value?.value).not.toHaveProperty('hours')
    expect(value?.value).not.toHaveProperty('schedules')
  })

  it('do not describe a private field of a schedule', () => {
    const [only] = schedulesOf(yaml, { private_fields: ['schedule.opens_at'] }) ?? []
    expect(only).toEqual({
      freq: 'WEEKLY',
      byday: 'TU',
      closes_at: '12:00',
      notes: 'ask Maureen',
    })
    const [other] = schedulesOf(yaml, { private_fields: ['schedule.notes'] }) ?? []
    expect(other).toEqual(TUESDAY)
  })

  it('have the defaults of schedules', () => {
    const defaults = { schedule: { attending_type: 'in person' } }
    expect(schedulesOf('hours: [Tue 10-12]', { defaults })).toEqual([
      { ...TUESDAY, attending_type: 'in person' },
    ])
  })
})

describe('hours in the feed', () => {
  const publish = (yaml: string) => {
    const record = `name: Club\nstatus: active\norganization: acorn-trust\n${yaml}`
    const { directory } = checkContent(sourcesOf({ 'services/club.yaml': record }))
    const [item] = composeLists(directory!).services
    return item?.detail() as unknown as { schedules: { id: string }[]; hours?: never }
  }

  it('are schedules with ids of their own, and no longer hours', () => {
    const service = publish('hours: [Tue 10-12, Tue 10-12]')
    expect(service).not.toHaveProperty('hours')
    expect(service.schedules).toMatchObject([{ byday: 'TU', opens_at: '10:00:00' }, {}])
    expect(new Set(service.schedules.map(({ id }) => id)).size).toBe(2)
  })

  it('have the id of the same schedule in `schedules`', () => {
    const { description, ...rest } = TUESDAY
    const written = JSON.stringify([{ ...rest, description }])
    expect(publish(`schedules: ${written}`).schedules).toEqual(
      publish('hours: [Tue 10-12]').schedules,
    )
  })
})
