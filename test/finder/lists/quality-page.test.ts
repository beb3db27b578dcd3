import { expect, it } from 'vitest'
import { readSmallTown } from '../../generator/publish/small-town.ts'
import { checkFiles } from '../../rules/base.ts'
import { pagesOf } from '../../pages/site-pages.ts'

const town = pagesOf(await readSmallTown())
const page = town.get('/find/quality.html')!

it('links to the records by the year of their last check, and says which organizations are behind', () => {
  expect(page).toContain('Checked in 2026')
  expect(page).toContain('Never checked')
  expect(page).toContain('href="/find/services/harbour-supper"')
  expect(page).toContain('Ferry House Trust')
  expect(page).toMatch(
    /What is it\?<\/th><td class="number">(\d+) \(\d+ %\)<\/td><td class="number">\s*<meter max="\d+" value="\1"/,
  )
})

it('begins with four figures, two of which a script counts in room of their own', () => {
  const figures = [...page.matchAll(/<li><b>(.*?)<\/b> ([^<]*?)<\/li>/g)].map(([, ...one]) => one)
  expect(figures).toEqual([
    [expect.stringMatching(/^\d+$/), 'services'],
    ['<span id="recent">–</span>', 'checked in the last 3 months'],
    ['<span id="old">–</span>', 'not checked for 9 months'],
    [expect.stringMatching(/^\d+$/), 'of 100 points on average'],
  ])
  const [, dates = ''] = /data-dates="([^"]*)"/.exec(page)!
  expect(dates.split(' ')).toHaveLength(Number(figures[0]![0]))
  expect(page).not.toMatch(/id="ages"/)
})

it('is listed by no search engine, and linked from no other page', () => {
  expect(page).toContain('<meta name="robots" content="noindex"')
  for (const [path, text] of town)
    if (!path.endsWith('/find/quality.html')) expect(text).not.toContain('/find/quality')
})

it('can be switched off', () => {
  const { directory } = checkFiles({
    'directory.yaml': { title: 'Test', pages: { quality: false } },
  })
  expect(pagesOf(directory!).has('/find/quality.html')).toBe(false)
})
