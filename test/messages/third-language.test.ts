import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Languages from '../../src/messages/languages.ts'
import { type Sentence, type Tree, isForms } from '../../src/messages/sentence.ts'
import { readContent } from '../../src/io/read/read-content.ts'
import { BUILD, HISTORY, SMALL_TOWN } from '../generator/publish/small-town.ts'

/*
 * A third language, made of English: each of its letters is as wide as a Chinese one. Whatever has narrow letters on its pages
 * is from the records, from the publisher, or a sentence that messages/ does not have.
 */
const LANGUAGES = '../../src/messages/languages.ts'

const widened = (sentence: Sentence): Sentence =>
  typeof sentence === 'string'
    ? sentence.replace(/\{\w+(?::\w+)?\}|[A-Za-z]/g, (one) =>
        one.length > 1 ? one : String.fromCodePoint(one.codePointAt(0)! + 0xfee0),
      )
    : (Object.fromEntries(
        Object.entries(sentence).map(([form, text]) => [form, widened(text)]),
      ) as Sentence)

const wide = (tree: Tree): Tree =>
  typeof tree === 'string' || isForms(tree)
    ? widened(tree)
    : Array.isArray(tree)
      ? tree.map(wide)
      : Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, wide(one)]))

/** All that a third language has: its folder, and its lines in languages.ts. */
async function withThird(load: () => Promise<typeof Languages>) {
  const { LANGUAGES, SENTENCES, BUILT_SENTENCES, GRAMMARS, ...rest } = await load()
  const grammar = { changes: { ordinal: (day: string) => `${day}.` } }
  return {
    ...rest,
    LANGUAGES: { ...LANGUAGES, xx: { name: 'ＷＩＤＥ', english: 'Wide', called: [] } },
    SENTENCES: { ...SENTENCES, xx: wide(SENTENCES.en) },
    BUILT_SENTENCES: { ...BUILT_SENTENCES, xx: wide(BUILT_SENTENCES.en) },
    GRAMMARS: { ...GRAMMARS, xx: grammar },
    languages: [...rest.languages, 'xx'],
  }
}

const SETTINGS = `
languages: [xx]
repository: https://github.com/saltwick/directory/tree/main/content
pages:
  intro: Ring the **harbour office** if you would rather talk to somebody.
  contact: Write to the *council*, or wave from the pier.
  proposals: saltwick/directory
  members: { client_id: Iv23liabcdefghij, repository: saltwick/directory }
`

let pages: ReadonlyMap<string, string>
let scripts: string
let records: string
let ask: (address: string) => Promise<string>

beforeAll(async () => {
  vi.resetModules()
  vi.doMock(LANGUAGES, withThird)
  const { checkContent } = await import('../../src/generator/pipeline.ts')
  const { composeSite } = await import('../../src/generator/site/site.ts')
  const { createLookup } = await import('../../src/generator/site/lookup.ts')
  const { nodePlatform } = await import('../../src/generator/publish/platform.ts')
  const { toAssets } = await import('../../src/pages/layout/assets.ts')
  const { createMemoryStore } = await import('../../src/api/memory-store.ts')
  const { createFind } = await import('../../src/finder/create-find.ts')
  const { bodiesOf } = await import('../generator/publish/bodies.ts')

  const read = (await readContent(SMALL_TOWN)).sources
  const sources = read.map(({ file, text }) =>
    file === 'directory.yaml'
      ? {
          file,
          text: text.replace(/^languages:.*\n/m, '').replace(/^pages:\n(?: .*\n)+/m, SETTINGS),
        }
      : { file, text },
  )
  // The lines of a country are data: another language brings theirs, as Welsh has.
  const lines = ['countries/gb/urgent.json', 'finder/pages/signposts.ts'].map((file) =>
    readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'),
  )
  records = [...sources.map(({ text }) => text), ...lines]
    .map((text) => text.replace(/\s+/g, ' '))
    .join(' ')
  const { directory, diagnostics } = checkContent(sources, { history: HISTORY })
  if (!directory) throw new Error(JSON.stringify(diagnostics))
  const assets = toAssets((name) => `/* ${name} */`)
  const site = composeSite(directory, { build: BUILD, assets })
  const bodies = bodiesOf(site)
  pages = new Map(
    [...bodies].flatMap(([path, body]) =>
      /^\/find.*\.html$/.test(path) ? [[path, String(body)]] : [],
    ),
  )
  scripts = [...bodies]
    .filter(([path]) => /\/_\/(?:matches|text)\.\w+\.js$/.test(path))
    .map(([, body]) => String(body))
    .join('\n')
  const lookup = createLookup(site, nodePlatform)
  const find = createFind({ store: createMemoryStore(lookup), manifest: lookup.manifest })
  ask = async (address) =>
    (await find(new Request(`https://directory.saltwick.example.org${address}`)))!.text()
}, 60_000)

afterAll(() => {
  vi.doUnmock(LANGUAGES)
  vi.resetModules()
})

/** The texts of a page in its own language: between tags, in attributes that people see or hear, and in those of scripts. */
function* textsOf(page: string): Generator<string> {
  const above: boolean[] = []
  let isOther = false
  for (const [, tag, text = ''] of page.matchAll(/(<!--[^]*?-->|<[^>]*>)|([^<]+)/g)) {
    const [, close, name = ''] = /^<(\/?)([a-z\d]+)/.exec(tag ?? '') ?? []
    if (tag === undefined && !isOther) yield* messagesIn(text)
    if (close) isOther = above.pop() ?? false
    else if (name !== '' && !VOID.test(name)) {
      above.push(isOther)
      const [, lang] = / lang="([a-z]+)"/.exec(tag!) ?? []
      isOther = isOther || CODE.test(tag!) || (lang === 'en' && GUIDES.test(page))
    }
    if (!isOther) for (const [, value = ''] of (tag ?? '').matchAll(SEEN)) yield* messagesIn(value)
  }
}
const VOID = /^(?:meta|link|input|br|img|hr)$/
/** What the standard and the checks say to developers and editors is in English. */
const GUIDES = /<code>GET |id="recent"/
/** The same in any language. */
const CODE = /^<(?:code|style|textarea|script[^>]*ld\+json)/
const SEEN =
  /\s(?:alt|aria-label|placeholder|title|data-(?!field|for|as|when|refused|settings|times|points|tiles|leaflet)[a-z-]+)="([^"]*)"/g

/** A text, or those in it when it is JSON. */
function* messagesIn(written: string): Generator<string> {
  const text = written
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/&\w+;|\s+/g, ' ')
    .trim()
  const texts: string[] = []
  if (/^[{[]/.test(text))
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value)
      return value
    })
  else texts.push(text)
  yield* texts.filter((one) => !NAME.test(one))
}
/** Paths, addresses and codes. */
const NAME = /^(?:[a-z\d-]*[/@]\S*|[a-z]+|GB|WhatsApp|Europe\/London)$/

/** Whose map it is, where the publisher does not say it. */
const MAP = ' OpenStreetMap contributors tile.openstreetmap.org'

/** The narrow words that neither the records nor the publisher have written, nor whoever asks. */
const englishIn = (page: string, asked = ''): readonly string[] =>
  [...textsOf(page)]
    .flatMap((text) => text.split(/[^\x20-\x7e’]+|[|()·"]|[,.:;] |\{[\w:]+\}/))
    .map((text) => text.replace(/^[^A-Za-z]+|[^A-Za-z]+$/g, ''))
    .filter((text) => /[A-Za-z]{2}/.test(text) && !`${records}${MAP} ${asked}`.includes(text))

describe('a third language', () => {
  it('finds English where a page has it', () => {
    expect(englishIn('<p>Ｆｉｎｄ <b lang="en">a</b> any service</p>')).toEqual(['any service'])
    expect(englishIn('<p data-say="{&quot;yes&quot;:[&quot;Yes&quot;]}">')).toEqual(['Yes'])
    expect(englishIn('<p aria-label="Choose one"><code>GET /</code> Harbour Supper</p>')).toEqual([
      'Choose one',
    ])
  })

  it('has every kind of page in its own language', () => {
    expect(pages.size).toBeGreaterThan(20)
    const english = [...pages].map(([path, page]) => [path, englishIn(page)] as const)
    expect(english.filter(([, found]) => found.length > 0)).toEqual([])
    for (const [, page] of pages) expect(page).toContain('<html lang="xx">')
  })

  it.each([
    '/find?search=supper',
    '/find?search=zzzz&day=MO&free=true&age=12',
    '/find?search=supper&place=BS3+1QG',
    '/find?place=Nowhere',
    '/find?search=supper+tide&order=name',
    '/find?search=kill+myself',
    '/find?when=now',
    '/find/embed/results?search=supper',
  ])('answers %s in its own language', async (address) => {
    const page = await ask(address)
    expect(page).toContain('<html lang="xx">')
    expect(englishIn(page, decodeURIComponent(address).replaceAll('+', ' '))).toEqual([])
  })

  it('gives scripts their messages', () => {
    expect(scripts).toContain('const MESSAGES={"xx":{')
    const said = [...scripts.matchAll(/"[a-zA-Z_\d]+":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text]) => text!,
    )
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([])
  })
})
