import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { shippedEnglish } from '../../../src/io/shipped-english.ts'
import { isAmong } from '../../../src/search/format/english.ts'
import { find } from '../../../src/search/read/find.ts'
import { foldedWords } from '../../../src/search/text/fold.ts'
import { isLong, runs } from '../../runs.ts'
import { sharedPath } from '../../shared.ts'
import { indexOf, serviceOf } from '../fixture.ts'
import { createRandom } from '../random.ts'

const lines = shippedEnglish().split('\n')
const lineOf = (word: string) => lines.find((line) => line[1] === word[0]) ?? ''
const isEnglish = (word: string) => isAmong(lineOf(word), word)

/** The words of a line one by one, each made from the one before. */
function wordsIn(line: string): string[] {
  let before = ''
  return line.match(/[A-Z][a-z]*/g)!.map((one) => {
    before = before.slice(0, one.charCodeAt(0) - 65) + one.slice(1)
    return before
  })
}

describe('the words that are spelt right', () => {
  it('are sorted, each once, and all are found', () => {
    for (const line of lines.slice(0, -1)) {
      const words = wordsIn(line)
      expect(words).toEqual([...new Set(words)].sort())
      const random = createRandom(line.slice(0, 9))
      for (let i = 0; i < runs(20, 400); i++) {
        const word = random.pick(words)
        expect(isAmong(line, word), word).toBe(true)
        const other = word.slice(0, 3) + 'qx' + word.slice(3)
        expect(isAmong(line, other), other).toBe(words.includes(other))
      }
    }
  })

  it.each([
    ...['loop', 'nits', 'passport', 'saint', 'myself', 'kill', 'colour', 'organise', 'organize'],
    ...['leeds', 'hounslow', 'womens', 'childrens', 'wheelchairs', 'foodbank', 'safeguarding'],
    ...['abattoir', 'zoos', 'priya', 'mohammed', 'maths', 'romania', 'advisor'],
  ])('have %s', (word) => {
    expect(isEnglish(word)).toBe(true)
  })

  it.each([
    'libary',
    'swiming',
    'councelling',
    'bereavment',
    'alotment',
    'kounselling',
    'dementa',
    'anxeity',
  ])('do not have %s', (word) => {
    expect(isEnglish(word)).toBe(false)
  })

  it('come with the copyright that their permission asks to repeat', () => {
    const file = fileURLToPath(new URL('../../../src/search/data/COPYRIGHT.txt', import.meta.url))
    expect(readFileSync(file, 'utf8')).toContain('Permission to use, copy, modify')
  })
})

describe('a word that no record has', () => {
  const services = [
    'Gay youth group. Look in and have a chill.',
    'Knits and natter: knitting. Password help for the skint.',
    'Lunch club with swimming, befriending and a library.',
    'St Catherines hall in Cotham Road.',
  ].map((name, i) => serviceOf({ id: String(i), name }))
  const { reader, manifest, asked } = indexOf({ services }, { english: shippedEnglish() })
  const ask = (search: string) => find(reader, manifest, 'services', { search })
  const corrected = async (search: string) =>
    (await ask(search)).words.flatMap(({ isCorrected, written, alternatives }) =>
      isCorrected ? [`${written} ${alternatives[0]?.as}`] : [],
    )

  it.each([
    ...['smell gas', 'i want to kill myself', 'hearing loop', 'nits', 'passport', 'saint'],
    ...['leeds', 'lunchtime', 'gay gas', 'wellington'],
  ])('is not corrected when it is English or a place: %s', async (search) => {
    expect(await corrected(search)).toEqual([])
  })

  it.each([
    ['libary', 'libary library'],
    ['swiming', 'swiming swimming'],
    ['befreinding gas', 'befreinding befriending'],
    ['pasword', 'pasword password'],
    ['i want to nit a passwrod please thanks', 'passwrod password'],
    ['librar', 'librar library'],
  ])('is corrected when it is not: %s', async (search, expected) => {
    expect(await corrected(search)).toEqual([expected])
  })

  it.each(['gss', 'nitz', 'luch', 'chil'])('is left alone when it is short: %s', async (search) => {
    expect((await corrected(search)).filter((one) => !one.startsWith('chil chill'))).toEqual([])
  })

  it.each(['saint catherines', 'st catherines', 'cotham rd', 'cotham road'])(
    'is found short or whole: %s',
    async (search) => {
      expect(await ask(search)).toMatchObject({ complete: 1, page: [3] })
      expect(await corrected(search)).toEqual([])
    },
  )

  it('takes a file of words only then', async () => {
    asked.length = 0
    await ask('lunch club')
    expect(asked.filter((path) => path.startsWith('english/'))).toEqual([])
    await ask('lunch swiming')
    expect(asked.filter((path) => path.startsWith('english/'))).toEqual(['english/s.bin'])
  })

  it('is corrected as before where nothing tells which words are English', async () => {
    const other = indexOf({ services })
    const { words } = await find(other.reader, other.manifest, 'services', { search: 'passport' })
    expect(words[0]).toMatchObject({ isCorrected: true })
  })
})

const texts = sharedPath('data/tagged-texts/uk-charities-hand-tagged.csv', 'texts of charities')

describe.skipIf(!texts || !isLong)('the words of thousands of charities', () => {
  it('are never corrected among them', async () => {
    const rows = parse(readFileSync(texts!, 'utf8'), { columns: true, bom: true }) as Charity[]
    const services = rows.map(({ name, activities }, i) =>
      serviceOf({ id: String(i), name, description: activities }),
    )
    const { reader, manifest } = indexOf({ services }, { english: shippedEnglish() })
    const words = new Set(rows.flatMap((row) => foldedWords(`${row.name} ${row.activities}`)))
    const corrected: string[] = []
    for (const word of words) {
      const found = await find(reader, manifest, 'services', { search: word })
      corrected.push(...found.words.filter((one) => one.isCorrected).map((one) => one.written))
    }
    expect(corrected).toEqual([])
  })
})

interface Charity {
  readonly name: string
  readonly activities: string
}
