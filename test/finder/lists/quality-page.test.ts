import { expect, it } from 'vitest'
import { readSmallTown } from '../../generator/publish/small-town.ts'
import { checkFiles } from '../../rules/base.ts'
import { ADVICE } from '../../../src/messages/languages.ts'
import { builtMessagesIn } from '../../../src/messages/messages.ts'
import { completeFields } from '../../../src/quality/completeness.ts'
import { qualityRules } from '../../../src/quality/rules/rules.ts'
import { pagesOf } from '../../pages/site-pages.ts'

const town = pagesOf(await readSmallTown())
const page = town.get('/find/quality.html')!

it('links to the records by the year of their last check, and says which organizations are behind', () => {
  expect(page).toContain('Checked in 2026')
  expect(page).toContain('Never checked')
  expect(page).toContain('href="/find/services/harbour-supper"')
  expect(page).toContain('Ferry House Trust')
  expect(page).toMatch(
    /What it is<\/th><td class="number">\d+<\/td><td class="">\s*<svg[^>]*>\s*<rect width="(\d+)" height="10" \/>\s*<\/svg>\s*\1 %/,
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

it('says what is missing in the language of the page, and shows no names of fields or codes', () => {
  const welsh = town.get('/cy/find/quality.html')!
  for (const text of [page, welsh]) {
    const [main = ''] = /<main[^]*<\/main>/.exec(text)!
    expect(main.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/[a-z]_[a-z]|\b(?:no|not|html)-[a-z]/)
  }
  for (const { code, means } of qualityRules) {
    expect(ADVICE.cy).toHaveProperty([code])
    expect(welsh).not.toContain(means)
  }
})

it('has words for every field that counts', () => {
  const { fields } = builtMessagesIn({ language: 'en' }).quality
  for (const entity of ['service', 'organization', 'location'] as const)
    for (const field of completeFields(entity)) expect(fields).toHaveProperty(field)
})

it('asks an organization by mail for what its services lack, or gives its number', () => {
  const links = [...page.matchAll(/href="mailto:([^"?]+)\?([^"]*)"/g)]
  expect(links.length).toBeGreaterThan(0)
  const query = new URLSearchParams(links[0]![2]!.replaceAll('&amp;', '&'))
  expect(query.get('subject')).toBe('Your services in our directory')
  expect(query.get('body')).toMatch(/^Can you tell us what is missing[^]*\/find\/organizations\//)
})
