import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const hall = (name: string, ...notes: string[]) => ({
  name,
  accessibility: notes.map((description) => ({ description })),
})
const weekly = { freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '12:00' }
const { directory } = checkFiles({
  'locations/loop.yaml': hall('Loop Hall', 'Hearing loop', 'Step-free access'),
  'locations/part.yaml': hall(
    'Part Hall',
    'Hearing loop in the main hall',
    'Two steps at the door',
  ),
  'locations/bare.yaml': hall('Bare Hall'),
  'services/a.yaml': { ...service, name: 'A choir', locations: ['part'] },
  'services/b.yaml': { ...service, name: 'B choir', locations: ['loop'] },
  'services/c.yaml': { ...service, name: 'C choir', locations: ['bare'] },
  'services/d.yaml': {
    ...service,
    name: 'D choir',
    schedules: [{ ...weekly, attending_type: 'online' }],
    application_process: 'No referral needed.',
    phones: [{ number: '0117 496 0123' }],
  },
})
const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)

async function ask(query: string) {
  const store = createMemoryStore(lookup)
  const now = () => new Date('2026-11-24T11:00:00Z')
  const find = createFind({ store, manifest: lookup.manifest, now })
  const answer = await find(new Request(`https://town.example.org/find?${query}`))
  const page = await answer!.text()
  const cards = page.split(/<li class="card"\s*> <h3>/).slice(1)
  return { page, cards, names: cards.map((card) => />([A-D] choir)</.exec(card)![1]) }
}

describe('a search for access', () => {
  it('has what is certain first, and then what a place has in part, in its own words', async () => {
    const { names, cards } = await ask('access=hearing-loop')
    expect(names).toEqual(['B choir', 'A choir'])
    expect(cards[0]).toContain('<li>Hearing loop</li>')
    expect(cards[1]).toContain('Hearing loop in the main hall')
    expect(cards[1]).not.toContain('class="tags"')
    expect(cards[1]).not.toContain('Check first')
  })

  it('has steps in the words of their place', async () => {
    const { names, cards } = await ask('access=step-free')
    expect(names).toEqual(['B choir', 'A choir'])
    expect(cards[1]).toContain('Two steps at the door')
  })

  it('can be taken away', async () => {
    const { page } = await ask('search=choir&access=hearing-loop')
    expect(page).toContain('aria-label="Remove Hearing loop"')
  })

  it('finds the words of notes', async () => {
    expect((await ask('search=loop')).names.toSorted()).toEqual(['A choir', 'B choir'])
  })
})

describe('a search for how it happens', () => {
  it('has what is certain alone', async () => {
    const { names, cards } = await ask('delivery=online')
    expect(names).toEqual(['D choir'])
    expect(cards[0]).toContain('<li>Online</li>')
    expect((await ask('delivery=home')).names).toEqual([])
  })

  it('has a badge where nobody must refer people', async () => {
    const { cards } = await ask('search=choir')
    const badges = cards.map((card) => card.includes('<li>No referral needed</li>'))
    expect(badges.filter(Boolean)).toHaveLength(1)
  })

  it('has those alone that ask for no referral, by a tick, and them first by words', async () => {
    expect((await ask('search=choir&referral=yes')).names).toEqual(['D choir'])
    expect((await ask('referral=maybe&search=choir')).names).toHaveLength(4)
    const { names, page } = await ask('search=choir+without+a+referral')
    expect([names[0], names.length]).toEqual(['D choir', 4])
    expect(page).toContain('>These do not say<')
    expect(page).toContain('Search for “without a referral” as words')
  })
})

describe('a search for a number', () => {
  it.each(['0117+496+0123', '01174960123', '%2B44+117+496+0123'])(
    'finds who has it: %s',
    async (number) => {
      expect((await ask(`search=${number}`)).names).toEqual(['D choir'])
    },
  )

  it('finds nobody by another', async () => {
    expect((await ask('search=0117+496+0124')).names).toEqual([])
  })
})
