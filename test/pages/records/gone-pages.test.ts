import { describe, expect, it } from 'vitest'
import { gonePages } from '../../../src/pages/records/gone-pages.ts'
import type { Removed, Renamed } from '../../../src/record/schema/removed.ts'
import { readSmallTown } from '../../generator/publish/small-town.ts'
import { englishContext } from '../english-context.ts'
import { pagesOf } from '../site-pages.ts'

const pages = pagesOf(await readSmallTown())

it('an earlier address of a record leads to its page', () => {
  expect(pages.get('/find/services/night-line.html')).toContain(
    '<meta http-equiv="refresh" content="0; url=/find/services/tide-line" />',
  )
})

it('the address of a removed record says since when and why, and what there is in its place', () => {
  const page = pages.get('/find/services/soup-stall.html')!
  expect(page).toContain('It was taken out on 30 April 2026.')
  expect(page).toContain('became the Harbour Supper')
  expect(page).toContain('href="/find/services/harbour-supper"')
  expect(page).toContain('content="noindex"')
  expect(pages.get('/find/services/ferry-timetable.html')).not.toContain('class="button"')
})

it('the id of a record leads to its page from a file too, for hosts that run no function', () => {
  expect(pages.get('/find/services/3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44.html')).toContain(
    'content="0; url=/find/services/harbour-supper"',
  )
  expect(pages.get('/cy/find/organizations/7d0b5a8e-1c3f-4e2d-8a6b-9f4c2e1d0b33.html')).toContain(
    'content="0; url=/cy/find/organizations/ferry-house-trust"',
  )
})

it('the id of a removed record says that it ended', () => {
  const page = pages.get('/find/services/9c1b7a52-0e4b-4d55-9f3a-2f6d5b8e7c22.html')
  expect(page).toBe(pages.get('/find/services/soup-stall.html'))
})

describe('the pages of removed records', () => {
  const kept = { id: '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44', list: 'services' } as const
  const merged = { id: '11111111-1111-4111-8111-111111111111', slug: 'soup', replaced_by: kept.id }
  const context = englishContext({ title: 'Town' })
  const make = (kind: Removed['kind'], renamed: readonly Renamed[]) =>
    gonePages(
      { removed: [{ ...merged, ...(kind && { kind }), date: '2026-05-01' }], renamed, byId: [] },
      () => false,
      { ...context, addressOf: (_, id) => (id === kept.id ? '/find/services/supper' : undefined) },
    )

  it('lead on from the address and the id of a merged one', () => {
    const found = make('service', [{ id: kept.id, date: '2026-11-01', slug: merged.slug }])
    expect([...found.keys()].sort()).toEqual([`/find/services/${merged.id}`, '/find/services/soup'])
    for (const page of found.values()) expect(page()).toContain('url=/find/services/supper')
  })

  it('are in both folders when nobody wrote what it was', () => {
    expect([...make(undefined, []).keys()].map((path) => path.split('/')[2])).toEqual([
      ...['services', 'services', 'organizations', 'organizations'],
    ])
    expect([...make('location', []).keys()]).toEqual([])
  })
})
