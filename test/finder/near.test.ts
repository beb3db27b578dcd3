import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { stemmer } from 'stemmer'
import { sharedPath } from '../shared.ts'
import { type Known, type Shown, distanceOf, townOf } from './near-oracle.ts'
import { sectorTable } from './sector-table.ts'

/** Distances are rounded to ten metres in several places. */
const ROUNDING = 30

const PARTLY = 'These match part of what you asked'

const stems = (text: string) => (text.match(/[a-z0-9]+/g) ?? []).map((word) => stemmer(word))

/** Expects what a place promises: groups by the words, the nearest first in each, and what is closed last. */
function expectNearestFirst(shown: Shown, words: string, postcode: string): void {
  const results = shown.results.filter(({ service }) => !service.isEstimated)
  const from = sectorTable(postcode)!
  const metres = (service: Known) => distanceOf(service, from)
  const wanted = stems(words)
  const isNamed = ({ label }: Known) => wanted.every((one) => stems(label).includes(one))
  for (const heading of new Set(results.map((one) => one.heading))) {
    const group = results.filter((one) => one.heading === heading)
    const distances = group.map(({ service }) => metres(service))
    // Of some of the words, the best match comes first.
    if (heading === PARTLY) continue
    for (let i = 1; i < distances.length; i++)
      expect(distances[i], `${words}: ${heading}`).toBeGreaterThanOrEqual(
        Math.min(distances[i - 1]! - ROUNDING, Number.MAX_VALUE),
      )
    expect(group.every(({ service }) => service.isOpen)).toBe(heading !== 'Closed now')
  }
  const open = results.filter(({ service }) => service.isOpen).map(({ service }) => service)
  expect(results.slice(0, open.length).map(({ service }) => service)).toEqual(open)
  const named = open.filter(isNamed)
  if (named.length === 0) return
  const nearest = Math.min(...named.map(metres))
  expect(metres(open[0]!), words).toBeLessThanOrEqual(nearest + ROUNDING)
  for (const service of open.slice(0, Math.min(3, named.length)))
    expect(isNamed(service), `${words}: ${service.name}`).toBe(true)
  // Nothing that is named by the words comes after what is not.
  expect(open.slice(0, named.length).filter((service) => !isNamed(service))).toEqual([])
}

describe('a search with words and a place, in the example town', async () => {
  const ask = await townOf(fileURLToPath(new URL('../../content', import.meta.url)))

  it.each([
    ['library', 'BS4 1JL'],
    ['library', 'BS3 1QG'],
    ['lunch', 'BS3 1QG'],
    ['choir', 'BS4 1JL'],
    ['advice', 'BS13 8AA'],
    ['counselling', 'BS3 4EB'],
    ['swimming', 'BS14 9HP'],
    ['club', 'BS4 2DG'],
    ['cafe', 'BS3 1QG'],
    ['children', 'BS13 9JP'],
    ['dementia cafe', 'BS4 1JL'],
  ])('%s near %s has the nearest of each group first', async (words, postcode) => {
    const shown = await ask(new URLSearchParams({ search: words, place: postcode }).toString())
    expect(shown.results.length).toBeGreaterThan(0)
    expectNearestFirst(shown, words, postcode)
  })

  it('names how far the results go, and leads to those further away', async () => {
    const { page, results } = await ask('search=library&place=BS4+1JL')
    expect(page).toMatch(/(Within (3|10) miles of BS4 1JL\.|The nearest is [\d.]+ miles? away\.)/)
    const all = await ask('search=library&place=BS4+1JL&within=any')
    expect(all.results.length).toBeGreaterThanOrEqual(results.length)
    expect(all.page).toContain('The nearest is')
    expect(all.page).not.toContain('further away')
  })

  it('never puts what is closed above what is open, with a place or without', async () => {
    for (const query of ['search=library', 'search=club', 'search=swim', 'place=BS3+1QG']) {
      const open = (await ask(query)).results.map(({ service }) => service.isOpen)
      expect(open.indexOf(false) === -1 || !open.slice(open.indexOf(false)).includes(true)).toBe(
        true,
      )
    }
  })
})

const data = sharedPath('data/real-content.mjs', 'a test with the libraries of Britain')

describe.skipIf(data === undefined || !process.env['OSD_LONG'])(
  'a search with words and a place, among 4,299 libraries',
  async () => {
    if (data === undefined || !process.env['OSD_LONG']) return
    const folder = mkdtempSync(join(tmpdir(), 'osd-libraries-'))
    afterAll(() => rmSync(folder, { recursive: true }), 60_000)
    execFileSync(process.execPath, [data, folder])
    const ask = await townOf(folder)

    it.each([
      ['library', 'LS12 1UQ'],
      ['library', 'BS3 1QG'],
      ['library', 'SA1 1DP'],
      ['central library', 'M2 5PD'],
      ['mobile library', 'PE30 1EZ'],
      ['community library', 'NE1 4ST'],
      ['community run library', 'S1 2HH'],
      ['local authority library', 'EX1 1HS'],
      ['independent library', 'GL1 1UL'],
      ['libary', 'CF10 1AA'],
    ])('%s near %s has the nearest of each group first', async (words, postcode) => {
      const shown = await ask(new URLSearchParams({ search: words, place: postcode }).toString())
      expect(shown.results.length).toBeGreaterThan(0)
      expectNearestFirst(shown, words.replace('libary', 'library'), postcode)
    })
  },
)
