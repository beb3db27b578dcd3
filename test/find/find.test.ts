import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/files/platform.ts'
import { createFind } from '../../src/find/find.ts'
import { createLookup } from '../../src/site/lookup.ts'
import { composeSite } from '../../src/site/site.ts'
import { BUILD } from '../publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const tuesdays = { freq: 'WEEKLY', byday: 'TU', opens_at: '12:00', closes_at: '14:00' }
const { directory } = checkFiles({
  'services/soup.yaml': {
    ...service,
    name: 'Soup',
    schedules: [tuesdays],
    cost_options: [{ option: 'A bowl', amount: 0 }],
    taxonomy_terms: ['lunch-clubs'],
  },
  'services/stew.yaml': {
    ...service,
    name: 'Stew soup',
    schedules: [{ ...tuesdays, byday: 'WE' }],
    cost_options: [{ option: 'A plate', amount: 3 }],
    minimum_age: 18,
    taxonomy_terms: ['older-people'],
  },
  'services/bread.yaml': { ...service, name: 'Bread soup', maximum_age: 17 },
  'services/closed.yaml': {
    ...service,
    name: 'Closed soup',
    status: 'temporarily closed',
    schedules: [tuesdays],
  },
})
const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)
const store = createMemoryStore(lookup)

/** The answer to a query, at noon on a Tuesday. */
async function ask(query: string, now = '2026-11-24T12:30:00Z') {
  const find = createFind({ store, manifest: lookup.manifest, now: () => new Date(now) })
  const response = (await find(new Request(`https://town.example.org/find?${query}`)))!
  const page = await response.text()
  return { response, page, heading: /<h1[^>]*>([^<]*)/.exec(page)![1]!, names: namesIn(page) }
}

/** The services on a page. Those that must be rung first have an asterisk. */
const namesIn = (page: string) =>
  [...page.matchAll(/<h2><a href="\/find\/services\/[^>]*>([^<]*)<\/a><\/h2> <p>(<strong>)?/g)].map(
    ([, name, unclear]) => `${name}${unclear ? '*' : ''}`,
  )

const termId = (name: string) => {
  const topics = JSON.parse(String(lookup.get(`/_/b/${BUILD}/find/topics.txt`)))
  return (topics as { name: string; id: string }[]).find((topic) => topic.name === name)!.id
}

describe('the search page', () => {
  it.each([
    ['when=now', ['Soup', 'Bread soup*']],
    ['when=tonight', ['Bread soup*']],
    ['when=today&search=soup', ['Soup', 'Bread soup*']],
    ['day=WE', ['Stew soup']],
    ['when=WE', ['Stew soup']],
    ['free=yes', ['Soup']],
    ['age=17&search=soup', ['Soup', 'Bread soup', 'Closed soup']],
    ['age=18&day=WE', ['Stew soup']],
  ])('%s finds %j, and counts them', async (query, expected) => {
    const { names, heading } = await ask(query)
    expect(names.toSorted()).toEqual([...expected].toSorted())
    expect(heading).toContain(`${expected.length} service`)
  })

  it('shows what happens for certain before what may be closed, and says so', async () => {
    const { names, page, response } = await ask('when=now')
    expect(names).toEqual(['Soup', 'Bread soup*'])
    expect(page).toContain('Ring first')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is sure of nothing on a bank holiday, and says where it is one', async () => {
    const { names, page } = await ask('when=now', '2026-12-01T12:30:00Z')
    expect(names[0]).toBe('Soup')
    expect(page).not.toContain('bank holiday')
    const holiday = await ask('when=WE&free=', '2027-12-28T12:30:00Z')
    expect(holiday.page).not.toContain('bank holiday')
    // The Tuesday after a Christmas Day on a Saturday.
    const tuesday = await ask('when=now', '2027-12-28T12:30:00Z')
    expect(tuesday.names.toSorted()).toEqual(['Bread soup*', 'Soup*'])
    expect(tuesday.page).toContain(
      'Today is a bank holiday in England and Wales, Scotland and Northern Ireland.',
    )
  })

  it('finds what has any of several topics, and what is below them', async () => {
    const [food, older] = [termId('Food'), termId('Older people')]
    expect((await ask(`topic=${food}`)).names).toEqual(['Soup'])
    expect((await ask(`topic=${food}&topic=${older}`)).names.toSorted()).toEqual([
      'Soup',
      'Stew soup',
    ])
  })

  it('takes each condition away by a link, and keeps the others in the form', async () => {
    const food = termId('Food')
    const { page } = await ask(`search=soup&topic=${food}&when=now&age=7&free=yes`)
    for (const rest of [
      `search=soup&amp;when=now&amp;age=7&amp;free=yes`,
      `search=soup&amp;age=7&amp;free=yes&amp;topic=${food}`,
      `search=soup&amp;when=now&amp;free=yes&amp;topic=${food}`,
      `search=soup&amp;when=now&amp;age=7&amp;topic=${food}`,
    ])
      expect(page).toContain(`href="/find?${rest}"`)
    expect(page).toMatch(new RegExp(`name="topic" value="${food}" checked`))
    expect(page).toContain('<option value="now" selected>')
  })

  it('says without which condition it would find something, and how much', async () => {
    const { heading, page } = await ask('search=stew&when=now')
    expect(heading).toContain('Nothing found')
    expect(page).toContain('<a href="/find?search=stew">Search without “Open now”</a>: 1 service')
  })
})
