import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { shippedEnglish } from '../../src/io/shipped-english.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { base, checkFiles, service } from '../rules/base.ts'

const { directory } = checkFiles({
  'directory.yaml': {
    ...(base['directory.yaml'] as object),
    base_url: 'https://town.example.org/',
  },
  'services/gay.yaml': { ...service, name: 'Gay youth group', description: 'Have a chill.' },
  'services/strings.yaml': {
    ...service,
    name: 'Ukulele players',
    description: 'A message for all.',
  },
  'services/swim.yaml': { ...service, name: 'Swimming', description: 'For all, without a wait.' },
})
const lookup = createLookup(
  composeSite(directory!, { build: BUILD, english: shippedEnglish() }),
  nodePlatform,
)
const find = createFind({ store: createMemoryStore(lookup), manifest: lookup.manifest })
const ask = async (query: string) =>
  (await find(new Request(`https://town.example.org/find?${query}`)))!.text()

describe('a word that no service has', () => {
  it('is corrected, with a way to search for it as it is typed', async () => {
    const page = await ask('search=swiming')
    expect(page).toContain('We looked for “swimming”.')
    expect(page).toContain('<a href="/find?search=swiming&amp;typed=yes">')
    expect(page).toContain('Search for “swiming” only')
    expect(page).toContain('1 service for “swiming”')
  })

  it('is searched as it is typed when somebody asks for that', async () => {
    const page = await ask('search=swiming&typed=yes')
    expect(page).toContain('Nothing found')
    expect(page).not.toContain('We looked for')
  })

  it.each(['smell+gas', 'gas+leak', 'passport', 'hearing+loop'])(
    'is never corrected when it is English: %s',
    async (words) => {
      expect(await ask(`search=${words}`)).not.toContain('We looked for')
    },
  )
})

describe('a word that is spelt right and that no service has', () => {
  it('finds names with another spelling of it, and both are said', async () => {
    const page = await ask('search=ukelele')
    expect(page).toContain('No service has the word “ukelele”. We looked for “ukulele”.')
    expect(page).toContain('<a href="/find?search=ukelele&amp;typed=yes">')
    expect(page).toContain('Ukulele players')
  })

  it.each(['massage', 'ukase', 'swimmer+massage', 'plovers', 'yodeller'])(
    'finds no other word that only looks like it: %s',
    async (words) => expect(await ask(`search=${words}`)).not.toContain('We looked for'),
  )
})

describe('beside urgent help', () => {
  it('nothing is corrected, and nobody is asked to add a service', async () => {
    const page = await ask('search=i+want+to+kill+myself+swiming')
    expect(page).toContain('Samaritans')
    expect(page).not.toContain('We looked for')
    const other = await ask('search=swiming+pool')
    expect(other).not.toContain('Samaritans')
    expect(other).toContain('We looked for')
  })
})
