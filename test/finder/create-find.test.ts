import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
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

it('sends an address in other letters to the search, with its question', async () => {
  const find = createFind({ store, manifest: lookup.manifest })
  const answerTo = (path: string) => find(new Request(`https://town.example.org${path}`))
  const sent = await answerTo('/Find?search=Soup')
  expect([sent?.status, sent?.headers.get('Location')]).toEqual([302, '/find?search=Soup'])
  expect((await answerTo('/FIND'))?.headers.get('Location')).toBe('/find')
  expect(await answerTo('/find')).toBeUndefined()
  expect(await answerTo('/Finding?search=soup')).toBeUndefined()
})

it('counts what has all words in its heading, and says so where nothing has', async () => {
  const { heading, names } = await ask('search=closed+soup')
  expect([heading, names.length > 1]).toEqual(['1 service for “closed soup”', true])
  const none = await ask('search=closed+soup+opening+times')
  expect([none.heading, none.names.length > 1]).toEqual([
    'No full match for “closed soup opening times”',
    true,
  ])
})

it('puts what is closed and has all words before what has some, where nothing open has all', async () => {
  expect((await ask('search=closed+bread')).names.at(-1)).not.toBe('Bread soup')
  const { page } = await ask('search=closed+soup')
  expect(page.indexOf('Closed now')).toBeLessThan(page.indexOf('These match part'))
  const times = (await ask('search=closed+soup+opening+times')).page
  expect(times.indexOf('>Closed soup<')).toBeLessThan(times.indexOf('These match part'))
  // One of four words in its name is not what was asked for.
  const other = (await ask('search=closed+for+a+party+hire+opening')).names
  expect(other.indexOf('Closed soup')).toBe(other.length - 1)
  const open = (await ask('search=soup')).page
  expect(open.indexOf('Closed now')).toBeGreaterThan(open.indexOf('>Soup<'))
})

it('tells of a page that there is not, and shows the last', async () => {
  const { page, names } = await ask('search=soup&page=99')
  expect(page).toContain('There is no page 99. This is page 1, the last.')
  expect(names).toEqual((await ask('search=soup')).names)
  expect((await ask('search=soup&page=1')).page).not.toContain('There is no page')
  expect((await ask('search=nothing-has-this&page=99')).page).not.toContain('There is no page')
})

it('asks where the reader is who wants something near, and says no more once that is known', async () => {
  const asking = 'We do not know where you are.'
  expect((await ask('search=soup+near+me')).page).toContain(asking)
  expect((await ask('search=soup+near+me')).names).toEqual((await ask('search=soup')).names)
  for (const known of [
    'search=soup+near+me&near=51.4400,-2.8575',
    'search=soup+near+me&place=BS3+1QG',
  ])
    expect((await ask(known)).page).not.toContain(asking)
  expect((await ask('search=soup')).page).not.toContain(asking)
})

it('has the soonest first where neither words nor a place say what is better', async () => {
  const [tuesday, wednesday] = ['2026-11-24T12:30:00Z', '2026-11-25T09:00:00Z']
  const namesOf = async (query: string, now: string) => (await ask(query, now)).names
  expect(await namesOf('sort=soon', tuesday)).toEqual([
    'Soup',
    'Stew soup',
    'Bread soup',
    'Closed soup',
  ])
  expect((await namesOf('sort=soon', wednesday)).slice(0, 2)).toEqual(['Stew soup', 'Soup'])
  expect((await namesOf('sort=name', wednesday))[0]).toBe('Bread soup')
  expect(await namesOf('search=soup&sort=soon', wednesday)).toEqual(
    await namesOf('search=soup', wednesday),
  )
})

/** The services on a page. Those to check first have an asterisk. */
const namesIn = (page: string) =>
  [
    ...page.matchAll(
      /<h3><a href="\/find\/services\/[^>]*>([^<]*)<\/a><\/h3> <p class="tab[^"]*">\s*<span\s*><b (class="alert">Check)?/g,
    ),
  ].map(([, name, unclear]) => `${name}${unclear ? '*' : ''}`)

const termId = (name: string) => {
  const bytes = lookup.get(`/_/b/${BUILD}/find/topics.txt`) as Uint8Array
  const [, topics = ''] = new TextDecoder().decode(bytes).split('\n')
  return (JSON.parse(topics) as { name: string; id: string }[]).find(
    (topic) => topic.name === name,
  )!.id
}

const hall = (city: string, latitude: number, longitude: number, postal_code: string) => ({
  name: `${city} Hall`,
  latitude,
  longitude,
  addresses: [{ address_1: '1 High Street', city, state_province: 'Avon', postal_code }],
})
const square = (west: number, south: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + 0.05, south],
      [west + 0.05, south + 0.05],
      [west, south + 0.05],
      [west, south],
    ],
  ],
})
const near = checkFiles({
  'areas/old-mill.geojson': JSON.stringify({
    type: 'Feature',
    properties: { name: 'Old Mill Estate' },
    geometry: square(-2.55, 51.58),
  }),
  'locations/east.yaml': hall('Thornbury', 51.6094, -2.5249, 'BS35 2AQ'),
  'locations/west.yaml': hall('Clevedon', 51.4413, -2.8576, 'BS21 6AP'),
  'locations/refuge.yaml': {
    ...hall('Keynsham', 51.4158, -2.4966, 'BS31 1DP'),
    confidential: true,
  },
  'services/a.yaml': {
    ...service,
    name: 'A choir',
    locations: ['west'],
    languages: [{ code: 'pl' }],
    assured_date: '2026-11-01',
    application_process: 'Just turn up.',
  },
  'services/b.yaml': {
    ...service,
    name: 'B choir',
    locations: ['east'],
    assured_date: '2026-11-20',
    taxonomy_terms: ['lunch-clubs'],
  },
  'services/c.yaml': { ...service, name: 'C choir', locations: ['refuge'] },
  'services/d.yaml': { ...service, name: 'Garden club', service_areas: ['old-mill'] },
})
const nearLookup = createLookup(composeSite(near.directory!, { build: BUILD }), nodePlatform)
const nearStore = createMemoryStore(nearLookup)

describe('the place of a search', () => {
  const asked = async (query: string) => {
    const find = createFind({ store: nearStore, manifest: nearLookup.manifest })
    const response = (await find(new Request(`https://town.example.org/find?${query}`)))!
    const page = await response.text()
    return { page, heading: /<h1[^>]*>([^<]*)/.exec(page)![1]!, names: namesIn(page) }
  }

  it.each(['Thornbury', 'thornbury', 'THORNBURY '])('can be a town: %s', async (town) => {
    const { names, page } = await asked(`place=${town}`)
    expect(names[0]).toBe('B choir')
    expect(page).toMatch(/The nearest is [\d.]+ miles? from Thornbury\./)
    expect(page).toContain('Thornbury Hall')
    expect(page).toContain('Distances are from the middle of Thornbury.')
    expect(page).not.toContain('We do not know')
  })

  it.each(['Old Mill Estate', 'old mill'])(
    'can be an area that services serve: %s',
    async (area) => {
      const { names, page } = await asked(`place=${area}`)
      expect(names.toSorted()).toEqual(['A choir', 'B choir', 'C choir', 'Garden club'])
      expect(page).toContain('Distances are from the middle of Old Mill Estate.')
    },
  )

  it('can be a postcode, also under its earlier name', async () => {
    const { page, names } = await asked('postcode=BS21+6AP')
    expect(names[0]).toBe('A choir')
    expect(page).toMatch(/name="place"\s+value="BS21 6AP"/)
  })

  it('is said once above the results, and how exact it is below them', async () => {
    const { page, heading } = await asked('search=choir&place=Thornbury&free=yes')
    const reach = 'Within 10 miles of Thornbury.'
    if (page.includes(reach)) expect(heading).not.toContain('Thornbury')
    expect(page).toMatch(/<title>[^<]*near Thornbury/)
    expect(page.indexOf('Distances are from')).toBeGreaterThan(page.lastIndexOf('class="card"'))
    expect(page).toContain('aria-label="Remove Free"')
    expect(page).not.toMatch(/aria-label="Remove (?:“choir”|Thornbury)"/)
  })

  it.each([
    ['search=choir', 'Best match', ['A to Z']],
    ['search=choir&sort=near', 'Best match', ['A to Z']],
    ['search=choir&sort=NAME', 'A to Z', ['Best match']],
    ['search=choir&place=Thornbury', 'Best match', ['Nearest', 'A to Z']],
    ['search=choir&place=Thornbury&sort=near', 'Nearest', ['Best match', 'A to Z']],
    ['place=Thornbury', 'Nearest', ['A to Z']],
    ['place=Thornbury&sort=soon', 'Nearest', ['A to Z']],
    ['language=pl', 'Soonest', ['A to Z']],
    ['language=pl&sort=name', 'A to Z', ['Soonest']],
    ['search=choir&sort=checked', 'Last checked', ['Best match', 'A to Z']],
  ])('says the order of %s, and offers only others', async (query, order, others) => {
    const [list = ''] = /<div class="sort">.*?<\/ul>/s.exec((await asked(query)).page) ?? []
    expect(/<b aria-current="true">([^<]*)/.exec(list)?.[1]).toBe(order)
    expect(Array.from(list.matchAll(/<a[^>]*>([^<]*)/g), ([, text]) => text)).toEqual(others)
  })

  it('is asked for when a browser sends none that is on earth', async () => {
    const { page, heading, names } = await asked('search=choir&near=91,0')
    expect(names[0]).toBe('A choir')
    expect(heading).not.toContain('near you')
    expect(page).toContain('We do not know where you are.')
  })

  it('can be where somebody is, which the form keeps until a place is written', async () => {
    const { page, names, heading } = await asked('near=51.4401,-2.8571')
    expect(names).toEqual(['A choir', 'B choir', 'C choir', 'Garden club'])
    expect(page).toContain('The nearest is 0.1 miles from you.')
    expect(heading).not.toContain('near you')
    expect(page).toContain('name="near" value="51.4400,-2.8575"')
    const both = await asked('near=51.44,-2.86&place=Thornbury')
    expect(both.page).toMatch(/<title>[^<]*near Thornbury/)
  })

  it.each(['Atlantis', 'Keynsham', 'BS3 1QGX', '%00'])('is unknown: %s', async (place) => {
    const { page, names } = await asked(`place=${place}`)
    expect(names).toEqual([])
    expect(page).toContain('id="place-error"')
    expect(page).toContain('or a postcode like BS21 6AP')
  })

  it.each([
    ['Thornbery', 'Thornbury'],
    ['Old Mil Estate', 'Old Mill Estate'],
  ])(
    'is asked when it is almost that of the directory, and never guessed: %s',
    async (written, name) => {
      const { page, names } = await asked(`place=${written}`)
      expect(names).toEqual([])
      expect(page).toContain('Did you mean one of these?')
      const place = new URLSearchParams({ place: name }).toString()
      expect(page).toContain(`href="/find?${place}">${name}</a>`)
    },
  )

  it('is never that of a confidential place', () => {
    expect(
      new TextDecoder().decode(nearLookup.get(`/_/b/${BUILD}/find/towns.txt`) as Uint8Array),
    ).not.toContain('Keynsham')
    const cards = new TextDecoder().decode(
      nearLookup.get(`/_/b/${BUILD}/find/cards/0.txt`) as Uint8Array,
    )
    expect(cards).toContain('51.4413')
    expect(cards).not.toContain('51.4158')
  })

  it.each([
    ['search=choir&place=Thornbury&sort=near', ['B choir', 'A choir', 'C choir']],
    ['search=choir&place=Clevedon&sort=near', ['A choir', 'B choir', 'C choir']],
    ['search=choir&place=Thornbury&sort=name', ['A choir', 'B choir', 'C choir']],
    ['search=choir&sort=checked', ['B choir', 'A choir', 'C choir']],
    ['search=choir&sort=near', ['A choir', 'B choir', 'C choir']],
  ])('%s has the order %j', async (query, names) => {
    expect((await asked(query)).names).toEqual(names)
  })

  it('goes with a language, which is offered only where services say one', async () => {
    const { names, page } = await asked('language=PL')
    expect(names).toEqual(['A choir'])
    expect(page).toContain('<option value="pl" selected>Polish</option>')
    expect(page).toContain('aria-label="Remove Polish"')
    expect((await ask('search=soup')).page).not.toContain('name="language"')
  })

  it('stands in the tab and among the facts, and no distance without a place', async () => {
    const { page } = await asked('place=Clevedon')
    expect(page).toMatch(/<span class="far">[^<]* miles<\/span>/)
    expect(page).toMatch(/<span( dir="auto")?>Clevedon Hall/)
    expect((await asked('search=choir')).page).not.toContain(' miles')
  })

  it('leads on to topics like the words when nothing is found', async () => {
    const { page } = await asked('search=luncheons&language=pl')
    expect(page.replace(/\s+/g, ' ')).toMatch(
      new RegExp(
        `<a href="/find\\?topic=${termId('Lunch clubs')}"[^<]*<span>Topic: <span[^>]*>Lunch clubs<`,
      ),
    )
  })
})

describe('a search for what is free', () => {
  it('has what is certain first, and then what does not say, below a heading', async () => {
    const { page, names, heading } = await ask('free=yes&search=soup')
    expect(names).toEqual(['Soup', 'Bread soup', 'Closed soup'])
    expect(heading).toBe('1 service for “soup”')
    const at = page.indexOf('They do not say what it costs</h2>')
    expect(at).toBeGreaterThan(page.indexOf('>Soup<'))
    expect(at).toBeLessThan(page.indexOf('>Bread soup<'))
    expect(page.split('They do not say what it costs')).toHaveLength(2)
  })

  it('has a badge on what is certain alone', async () => {
    const { page } = await ask('free=yes&search=soup')
    expect(page.match(/<li class="free">Free<\/li>/g)).toHaveLength(1)
  })

  it('is the only one with that heading', async () => {
    expect((await ask('search=soup')).page).not.toContain('They do not say what it costs')
  })
})

describe('the search page', () => {
  it.each([
    ['when=now', ['Soup', 'Bread soup']],
    ['when=tonight', ['Bread soup']],
    ['when=today&search=soup', ['Soup', 'Bread soup']],
    ['day=WE', ['Stew soup']],
    ['when=WE', ['Stew soup']],
    ['age=17&search=soup', ['Soup', 'Bread soup', 'Closed soup']],
    ['age=18&day=WE', ['Stew soup']],
    ['search=closed', ['Closed soup']],
  ])('%s finds %j, and counts what is open, or else what is closed', async (query, expected) => {
    const { names, heading } = await ask(query)
    expect(names.toSorted()).toEqual([...expected].toSorted())
    const open = expected.filter((name) => !name.startsWith('Closed'))
    expect(heading).toMatch(new RegExp(`^${open.length || expected.length} services?\\b`))
  })

  it('shows what happens for certain before what may be closed, and says so', async () => {
    const { names, page, response } = await ask('when=now')
    expect(names).toEqual(['Soup', 'Bread soup'])
    expect(page).toContain('Ask when')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is sure of nothing on a bank holiday, and says where it is one', async () => {
    const { names, page } = await ask('when=now', '2026-12-01T12:30:00Z')
    expect(names[0]).toBe('Soup')
    expect(page).not.toContain('bank holiday')
    const holiday = await ask('when=WE', '2027-12-28T12:30:00Z')
    expect(holiday.page).not.toContain('bank holiday')
    // The Tuesday after a Christmas Day on a Saturday.
    const tuesday = await ask('when=now', '2027-12-28T12:30:00Z')
    expect(tuesday.names.toSorted()).toEqual(['Bread soup', 'Soup*'])
    expect(tuesday.page).toContain(
      'Today is a bank holiday in England and Wales, Scotland and Northern Ireland.',
    )
  })

  it('finds what has any of several topics, and what is below them', async () => {
    const [food, older] = [termId('Food'), termId('Older people')]
    expect((await ask(`topic=${food}`)).names).toEqual(['Soup'])
    expect((await ask(`topic=${food.slice(0, 13)}`)).names).toEqual(['Soup'])
    expect((await ask(`topic=${food}&topic=${food.slice(0, 13)}`)).names).toEqual(['Soup'])
    expect((await ask(`topic=${food}&topic=${older}`)).names.toSorted()).toEqual([
      'Soup',
      'Stew soup',
    ])
  })

  it('takes each condition away by a link, and keeps the others in the form', async () => {
    const food = termId('Food')
    const { page } = await ask(`search=soup&topic=${food}&when=now&age=7&free=yes`)
    for (const rest of [
      `search=soup&amp;when=now&amp;free=yes&amp;age=7`,
      `search=soup&amp;free=yes&amp;age=7&amp;topic=${food}`,
      `search=soup&amp;when=now&amp;free=yes&amp;topic=${food}`,
      `search=soup&amp;when=now&amp;age=7&amp;topic=${food}`,
    ])
      expect(page).toContain(`href="/find?${rest}"`)
    expect(page).toMatch(
      new RegExp(`name="topic"\\s+value="${food}"\\s+form="search-form"\\s+checked`),
    )
    expect(page).toMatch(/name="when"\s+value="now"\s+form="search-form"\s+checked/)
  })

  it('asks with boxes, of which several may be ticked, and offers no answer that no service is', async () => {
    const { page, names } = await ask('when=today&when=WE&when=tomorrow')
    expect(names).toEqual(['Stew soup'])
    const either = await ask('when=today&when=tomorrow')
    expect(either.names).toEqual(expect.arrayContaining(['Soup', 'Stew soup']))
    expect(page).toContain('Filter (3)')
    expect(page).toContain('href="/find?when=tomorrow&amp;day=WE" aria-label="Remove Today"')
    expect(page).toContain('<legend>When</legend>')
    expect(page).not.toContain('<legend>Getting in</legend>')
    expect((await ask('access=lift')).page).toContain('<legend>Getting in</legend>')
  })

  it('says without which condition it would find something, and how much', async () => {
    const { heading, page } = await ask('search=stew&when=now')
    expect(heading).toContain('Nothing found')
    expect(page).toMatch(
      /<a href="\/find\?search=stew">Search without “Open now”<\/a>[^<]*<span[^>]*>1 service</,
    )
  })

  it('leads on to all topics and to help of the nation, and names the word that nothing has', async () => {
    const { page } = await ask('search=zzqqxx')
    expect(page).toContain('No service has the word “zzqqxx”.')
    expect(page).toContain('href="/find/topics"')
    expect(page).toContain('Citizens Advice')
    expect(page).not.toContain('Scotland')
    expect((await ask('search=soup')).page).not.toContain('No service has the word')
  })
})

describe('a text that says more than words', () => {
  it('puts what is certain first, and then what does not say and what says something else', async () => {
    const { page, heading, names } = await ask('search=soup+on+Tuesday')
    expect(names).toEqual(['Soup', 'Bread soup', 'Stew soup', 'Closed soup'])
    expect(heading).toContain('for “soup”')
    expect(page.indexOf('These do not say')).toBeLessThan(page.indexOf('Bread soup'))
    expect(page.indexOf('These say something else')).toBeLessThan(page.indexOf('Stew soup'))
  })

  it('leaves out what says something else by the form, and where no word is asked', async () => {
    expect((await ask('search=soup&when=TU')).names).toEqual(['Soup', 'Closed soup'])
    expect((await ask('search=on+Tuesday')).names).not.toContain('Stew soup')
  })

  it('shows what was read, with a way to look for it as words', async () => {
    const { page } = await ask('search=soup+on+Tuesday')
    expect(page).toContain('href="/find?search=soup+on+Tuesday&amp;unread=day"')
    expect(page).toContain('aria-label="Tuesday: Search for “on Tuesday” as words"')
    expect(page).toContain('value="soup on Tuesday"')
  })

  it('keeps the name of a service', async () => {
    expect((await ask('search=soup+on+Tuesday&unread=day')).page).not.toContain(
      'unread=day&amp;unread',
    )
    expect((await ask('search=closed+soup')).page).not.toContain('unread=')
  })

  it('leaves alone what the form answers already', async () => {
    const { page } = await ask('search=soup+on+Tuesday&when=WE')
    expect(page).not.toContain('unread=')
  })
})
