import { build } from 'esbuild'
import { Encoder } from 'flexsearch'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUNDLE } from '../../../src/generator/publish/bundle-edge.ts'
import { createAnalyser, MAX_WORDS, wordsIn } from '../../../src/search/text/analyser.ts'
import { find } from '../../../src/search/read/find.ts'
import { runs } from '../../runs.ts'
import { indexOf, serviceOf } from '../fixture.ts'

const { terms, words: formsOf } = createAnalyser()
/** The terms of each word of a query. */
const words = (text: string) =>
  formsOf(text).map((word) => word.map(({ term }) => term).filter((term) => !term.includes('+')))

/** Whether a search finds a service of this name. */
async function finds(name: string, search: string, match?: 'all'): Promise<boolean> {
  const index = indexOf({
    services: [serviceOf({ name }), serviceOf({ id: 'other', name: 'Other' })],
  })
  const found = await find(index.reader, index.manifest, 'services', { search, match })
  return found.page.includes(0)
}

describe('the analyser', () => {
  it('analyses ASCII queries like any others', () => {
    const ascii = fc.string({ unit: 'binary-ascii', maxLength: 40 })
    const words = fc.array(fc.constantFrom('Drop-in', "John's", 'well being', 'NHS111', 'é', '’'))
    fc.assert(
      fc.property(ascii, words, (text, some) => {
        const query = [text, ...some].join(' ')
        expect(wordsIn(query)).toEqual(createAnalyser().words(query))
      }),
    )
  })

  it.each([
    ["St John's Hall", 'st johns'],
    ['St Johns Hall', "St John's"],
    ['St John’s Hall', "St John's"],
    ['Café Olé', 'cafe ole'],
    ['Cafe', 'CAFÉ'],
    ['Drop-in centre', 'dropin'],
    ['Drop-in centre', 'drop in'],
    ['Drop in centre', 'drop-in'],
    ['Dropin centre', 'drop-in'],
    ['Dropin centre', 'drop in'],
    ['Drop‑in centre', 'drop–in'],
    ['Wellbeing hub', 'well-being hub'],
    ['Well being hub', 'well-being'],
    ['Well-being hub', 'wellbeing'],
    ['All-in advice', 'all-in'],
    ['Families and carers', 'family carer'],
    ['Ring NHS111', 'nhs111'],
    ['Near SW1A1AA', 'SW1A 1AA'],
    ['Ring 0117 496 0123', '496'],
    ['IT for beginners', 'it'],
    ['John´s Parkrun™', 'johns parkrun'],
    ['ゆう子 Ελλάδα', 'ΕΛΛΑΔΑ'],
    ['हिन्दी class', 'हिन्दी'],
    ['The 5️⃣ ways', '5'],
    ['Straße und Łódź', 'STRASSE lodz'],
    ['Smorgasbord', 'smørgåsbord'],
  ])('finds "%s" by "%s"', async (name, query) => {
    expect(await finds(name, query)).toBe(true)
  })

  it.each([
    ['Mental health', 'medical health'],
    ['Near SW11', 'SW1'],
    ['Near SW1', 'SW11'],
    ['Books', 'box'],
    ['Station road', 'stable'],
    ['Ring NHS111', 'nhs'],
    ['Drop the pin', 'drop-in pin out'],
    ['Drop-in centre', 'drop-in session'],
    ['Drop-in centre', 'session drop-in'],
    ['Along the river', 'a long'],
  ])('does not find "%s" by every word of "%s"', async (name, query) => {
    expect(await finds(name, query, 'all')).toBe(false)
  })

  const long = 'w'.repeat(70)
  it.each([`${long} zebra`, `${long}-zebra`, `${long.slice(0, 60)} zebra`, `zebra ${long}`])(
    'does not take the cut end of a long word for its neighbour: %s',
    async (query) => {
      expect(await finds(query.replace('zebra', 'horse'), query, 'all')).toBe(false)
      expect(await finds(query, query, 'all')).toBe(true)
    },
  )

  it.each(['', ' ', 'the and of', '😀🎉❤️', '(.*)+[a-', '\u0000\u0007', '---', "'’'", '\ud800'])(
    'finds nothing by %j, which contains no word',
    async (query) => {
      expect(await finds('The and of a', query)).toBe(false)
    },
  )

  it('ignores stopwords', () => {
    expect(words('help for all of the family')).toEqual([['help'], ['famili']])
  })

  it('takes no part of step-free for what is free of charge, and finds it in either spelling', () => {
    const { written, words } = createAnalyser()
    expect(written('step-free')).toEqual(['step', 'stepfree'])
    expect(written('free')).toEqual(['free'])
    for (const query of ['step-free', 'step free'])
      expect(words(query).every((forms) => forms.some((form) => form.written === 'stepfree'))).toBe(
        true,
      )
  })

  it('accepts either spelling of a word with a hyphen', () => {
    expect(words('one drop-in session for us all together')).toContainEqual(['drop', 'dropin'])
    expect(words('drop in')).toEqual([['drop', 'dropin']])
  })

  it('joins neighbours in a query of up to four words', () => {
    expect(words('new play area map')).toContainEqual(['plai', 'newplai', 'playarea'])
    expect(words('new play area map book')).toContainEqual(['plai'])
  })

  it.each([
    ['drop-in', ['drop', 'dropin']],
    ['all-in', ['allin']],
    ['face-to-face', ['face', 'face', 'facetofac']],
    ['-drop--in-', ['drop', 'dropin']],
    ['drop-', ['drop']],
    ['--', []],
  ])('indexes %s as its parts and as one word, without stopwords', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  it('limits the number of words in a query', () => {
    const long = Array.from({ length: 2000 }, (_, i) => `word${i}`).join(' ')
    expect(words(long)).toHaveLength(MAX_WORDS)
    expect(words('a-'.repeat(3500)).length).toBeLessThanOrEqual(MAX_WORDS)
    expect(words('x'.repeat(7000))[0]![0]).toHaveLength(64)
  })

  it('gives every word of a query a term that the same text has as a document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const indexed = new Set(terms(text))
        for (const word of words(text)) {
          expect(
            word.some((term) => indexed.has(term)),
            text,
          ).toBe(true)
        }
      }),
      { numRuns: runs(100, 2000) },
    )
  })

  it('cuts a long word between characters', () => {
    for (const [term] of [terms('𐐨'.repeat(80)), terms(`a${'𐐨'.repeat(80)}`)]) {
      expect(() => encodeURIComponent(term!)).not.toThrow()
    }
  })

  it('gets the same terms from the Encoder that is bundled for the edge', async () => {
    const contents = "export { Encoder } from 'flexsearch'"
    const { outputFiles } = await build({
      ...BUNDLE,
      entryPoints: [],
      stdin: { contents, resolveDir: process.cwd() },
    })
    const { text } = outputFiles[0]!
    expect(text).not.toContain('/[^\\p{L}')
    const url = `data:text/javascript,${encodeURIComponent(text)}`
    const bundled = (await import(/* @vite-ignore */ url)) as { Encoder: typeof Encoder }
    const options = {
      split: /[^\p{L}\p{N}\p{M}‐‑–-]+/u,
      filter: new Set(['the']),
      finalize: (all: string[]) => all,
      cache: false,
      dedupe: false,
      numeric: false,
    }
    const [full, small] = [new Encoder(options), new bundled.Encoder(options)]
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(small.encode(text)).toEqual(full.encode(text))
      }),
    )
  })
})
