import { expect, it } from 'vitest'
import { readSmallTown } from '../publish/small-town.ts'
import { pagesOf } from './site-pages.ts'

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
