import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createComposer } from '../../src/feed/details.ts'
import { checkContent, loadContent } from '../../src/generator/pipeline.ts'
import { WEEKDAYS } from '../../src/hsds/weekdays.ts'
import { sourcesOf, service as written } from '../rules/base.ts'
import { isLong, runs } from '../runs.ts'
import { sharedPath } from '../shared.ts'
import { type KnownService, readService, wrongAt } from './cards-oracle.ts'
import { anyHours, anySchedule } from './any-times.ts'
import type { World } from './hand-read.ts'

const TOWN = fileURLToPath(new URL('../../content', import.meta.url))
const span = ['2026-11-01', '2028-12-31'] as const

/** Moments over a year, in winter and in summer time, at night and by day, and around Christmas. */
const INSTANTS = [
  ...['2026-11-27T23:15Z', '2026-12-24T11:30Z', '2027-03-28T00:45Z', '2026-11-24T09:00Z'],
  ...['2026-12-05T08:10Z', '2026-12-12T19:00Z', '2026-12-21T10:00Z', '2026-12-27T12:00Z'],
  ...['2026-12-31T14:00Z', '2027-01-14T12:00Z', '2027-02-02T15:20Z', '2027-02-14T18:00Z'],
  ...['2027-03-26T06:00Z', '2027-04-20T11:59Z', '2027-05-03T09:30Z', '2027-06-15T16:00Z'],
  ...['2027-07-22T09:05Z', '2027-08-30T13:00Z', '2027-10-31T00:30Z', '2027-11-20T10:00Z'],
] as const

const recordsIn = (folder: string, kind: string) =>
  new Map(
    readdirSync(join(folder, kind)).map((file) => [
      file.replace(/\.yaml$/, ''),
      parse(readFileSync(join(folder, kind, file), 'utf8')) as Record<string, unknown>,
    ]),
  )

/** The services of a folder as a reader of its files knows them, by their files. */
function readFolder(folder: string, world: World): ReadonlyMap<string, KnownService> {
  const locations = recordsIn(folder, 'locations')
  return new Map(
    [...recordsIn(folder, 'services')].map(([slug, record]) => [
      `services/${slug}.yaml`,
      readService(record, (place) => locations.get(place)!, world),
    ]),
  )
}

describe('cards and the first lines of pages say the next session of the place that they name, or of the day asked for', () => {
  it('in the town', async () => {
    const { school_terms: terms } = parse(
      readFileSync(join(TOWN, 'directory.yaml'), 'utf8'),
    ) as Record<string, { bristol: readonly string[] }>
    const known = readFolder(TOWN, {
      terms: terms!.bristol.map((line) => line.split(' to ') as never),
      span,
    })
    const wrong: string[] = []
    for (const instant of isLong ? INSTANTS : INSTANTS.slice(0, 2)) {
      const { directory } = await loadContent(TOWN, { today: instant.slice(0, 10) })
      const composer = createComposer(directory!)
      const looking = {
        now: new Date(instant),
        weekdays: WEEKDAYS,
        bank_holidays: 'england',
      } as const
      for (const service of directory!.services)
        wrong.push(...wrongAt(composer.service(service), known.get(service.place.file)!, looking))
    }
    expect(wrong).toEqual([])
  }, 600_000)

  it('in random records', () => {
    const place = fc.record({
      ...{ location: fc.constant('village-hall'), hours: fc.array(anyHours, { maxLength: 2 }) },
    })
    const record = fc.record(
      {
        hours: fc.array(anyHours, { minLength: 1, maxLength: 3 }),
        schedules: fc.array(anySchedule, { maxLength: 2 }),
        exceptions: fc.subarray(['closed 24 to 31 Dec', '1 Mar 10am-1pm', 'closed 5 to 20 Aug']),
        locations: fc.tuple(place),
      },
      { requiredKeys: [] },
    )
    const world = { terms: [], span }
    fc.assert(
      fc.property(record, fc.constantFrom(...INSTANTS), (more, instant) => {
        const { hours, schedules, ...rest } = more
        const value = { ...written, ...rest, ...(hours ? { hours } : schedules && { schedules }) }
        const { directory, diagnostics } = checkContent(
          sourcesOf({ 'services/club.yaml': value }),
          {
            today: instant.slice(0, 10),
          },
        )
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
        const [service] = directory!.services
        const known = readService(
          value,
          () => ({ name: 'Village Hall', addresses: [{ postal_code: 'BS3 1JA' }] }),
          world,
        )
        const looking = { now: new Date(instant), weekdays: WEEKDAYS }
        expect(wrongAt(createComposer(directory!).service(service!), known, looking)).toEqual([])
      }),
      { numRuns: runs(15, 1000) },
    )
  }, 300_000)

  const data = sharedPath('data/real-content.mjs', 'a test with the libraries of Britain')
  it.skipIf(data === undefined || !isLong)(
    'of 4,299 libraries and the stops of vans',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'osd-libraries-'))
      try {
        execFileSync(process.execPath, [data!, folder])
        const known = readFolder(folder, { terms: [], span })
        const { directory } = await loadContent(folder, { today: '2026-11-27' })
        const composer = createComposer(directory!)
        const wrong: string[] = []
        for (const service of directory!.services) {
          const document = composer.service(service)
          for (const instant of INSTANTS)
            wrong.push(
              ...wrongAt(document, known.get(service.place.file)!, {
                now: new Date(instant),
                weekdays: ['SA'],
              }),
            )
        }
        expect(directory!.services.length).toBeGreaterThan(4000)
        expect(wrong.slice(0, 20)).toEqual([])
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    3_600_000,
  )
})
