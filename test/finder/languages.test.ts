import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { BUILD } from '../generator/publish/small-town.ts'
import { checkFiles, service } from '../rules/base.ts'

const english = { name: 'English', code: 'en' }
const { directory } = checkFiles({
  'services/friends.yaml': {
    ...service,
    name: 'Telephone friends',
    description: 'A chat for all.',
    languages: [english, { name: 'Cantonese', code: 'zh' }],
  },
  'services/debts.yaml': {
    ...service,
    name: 'Debt advice',
    description: 'Bills that are too high.',
    interpretation_services: 'By telephone, if you ask a day before.',
  },
  'services/lessons.yaml': {
    ...service,
    name: 'Tea',
    description: 'Speak as you like. Mum sits with us all day.',
    languages: [english],
  },
})
const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)
const find = createFind({ store: createMemoryStore(lookup), manifest: lookup.manifest })

/** The names of services on the page of a text, and the chips of languages. */
async function ask(search: string) {
  const url = `https://town.example.org/find?${new URLSearchParams({ search })}`
  const page = await (await find(new Request(url)))!.text()
  const names = [...page.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name)
  return { names, chip: /aria-label="([^":]*): Search for/.exec(page)?.[1] }
}

describe('a language in a text', () => {
  it.each(['somebody who speaks Cantonese', 'cantonese', 'siarad Cantoneeg', 'Cantonese speaker'])(
    'is found by any name that people have for it: %s',
    async (text) => {
      const { names, chip } = await ask(text)
      expect([names[0], chip]).toEqual(['Telephone friends', 'Chinese'])
    },
  )

  it.each(['中文', '普通话', 'siarad 中文'])('is found by its own name: %s', async (text) => {
    const { names, chip } = await ask(text)
    expect([names[0], chip]).toEqual(['Telephone friends', 'Chinese'])
  })

  it.each(['türkçe', 'Turkce', 'shqip', 'українська', 'العربية', 'tieng viet'])(
    'that nobody says is read by its own name, also without its marks: %s',
    async (text) => {
      const { names, chip } = await ask(text)
      expect(names[0]).toBe('Debt advice')
      expect(chip).toMatch(/^(Turkish|Albanian|Ukrainian|Arabic|Vietnamese)$/)
    },
  )

  it('is looked for in a story, too', async () => {
    const { names } = await ask('mum only speaks Cantonese and sits alone all day')
    expect(names[0]).toBe('Telephone friends')
  })

  it.each(['Tigrinya interpreter', 'someone who speaks tigrinya', 'Tigrinya'])(
    'that nobody says leads to those who have interpreters: %s',
    async (text) => {
      const { names, chip } = await ask(text)
      expect([names[0], chip]).toEqual(['Debt advice', 'Tigrinya'])
      expect(names).not.toContain('Tea')
    },
  )

  it('that nobody says leaves what was asked for', async () => {
    expect((await ask('debt advice in urdu')).names[0]).toBe('Debt advice')
  })

  it.each(['nail polish', 'french', 'spanish class', 'dutch oven', 'in English'])(
    'is not read where it is something else: %s',
    async (text) => {
      expect(['English', undefined]).toContain((await ask(text)).chip)
    },
  )

  it('that nearly all speak is no word of each service', async () => {
    expect((await ask('english')).names.length).toBeGreaterThan(0)
    expect((await ask('learn english')).names).not.toContain('Telephone friends')
  })
})
