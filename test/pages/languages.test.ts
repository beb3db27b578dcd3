import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../src/pages/layout/in-language.ts'
import { readSmallTown } from '../generator/publish/small-town.ts'
import { checkFiles } from '../rules/base.ts'
import { pagesOf } from './site-pages.ts'

const town = pagesOf(await readSmallTown())
/** Without the former address of the list, which leads on. */
const english = [...town.keys()].filter(
  (path) => /^\/find.*\.html$/.test(path) && path !== '/find/shortlist.html',
)

describe('a directory in two languages', () => {
  it('has every page in both', () => {
    const missing = english.filter((path) => !town.has(`/cy${path}`))
    expect(missing).toEqual([])
    expect(town.get('/cy/find/topics.html')).toContain('<html lang="cy">')
    expect(town.get('/cy/find/topics.html')).toContain('>Pynciau</h1>')
  })

  it('links every page to the same page in the other language, and otherwise stays in its own', () => {
    const page = town.get('/cy/find/services/harbour-supper.html')!
    expect(page).toContain('<a lang="en" hreflang="en" href="/find/services/harbour-supper"')
    expect(town.get('/find/services/harbour-supper.html')).toContain(
      '<a lang="cy" hreflang="cy" href="/cy/find/services/harbour-supper"',
    )
    const own = page.replace(/hreflang="en" href="[^"]*"/g, '')
    const others = [...own.matchAll(/<(?!use )[a-z]+ [^>]*href="(\/find[^"]*)"/g)].map(
      ([, link]) => link,
    )
    expect(others).toEqual([
      '/find/changes.atom',
      expect.stringMatching(/style/),
      '/find/calendars/harbour-supper.ics',
    ])
  })

  it('says which language the texts of records are in', () => {
    const page = town.get('/cy/find/services/tide-line.html')!
    expect(page).toContain('<h1 dir="auto" lang="en">')
    expect(town.get('/find/services/tide-line.html')).toContain('<h1 dir="auto">')
  })

  it('tells search engines the addresses in all languages', () => {
    const base = 'https://directory.saltwick.example.org'
    for (const path of ['/find/topics.html', '/cy/find/topics.html']) {
      const page = town.get(path)!.replace(/\s+/g, ' ')
      expect(page).toContain(`hreflang="en" href="${base}/find/topics"`)
      expect(page).toContain(`hreflang="cy" href="${base}/cy/find/topics"`)
      const own = path.replace('.html', '')
      expect(page).toContain(`rel="canonical" href="${base}${own}"`)
    }
  })
})

it('a directory in one language has no switch', () => {
  const pages = pagesOf(checkFiles().directory!)
  expect(pages.get('/find.html')).not.toContain('hreflang')
  expect([...pages.keys()].filter((path) => path.startsWith('/cy'))).toEqual([])
})

it('only links to pages change: no text and no shared file', () => {
  const page =
    '<a href="/find">href="/find</a><a href="/find?x=/find"><link href="/find/_/style.css">' +
    '<a href="/find/a.ics"><a href="/findings"><form action="/find"><a href="https://a.example/find">' +
    '<meta content="0; url=/find/a">&quot; href=&quot;/find'
  expect(inLanguage(page, { prefix: '/cy', language: 'cy', contentLanguage: 'cy' })).toBe(
    '<a href="/cy/find">href="/find</a><a href="/cy/find?x=/find"><link href="/find/_/style.css">' +
      '<a href="/find/a.ics"><a href="/findings"><form action="/cy/find"><a href="https://a.example/find">' +
      '<meta content="0; url=/cy/find/a">&quot; href=&quot;/find',
  )
})
