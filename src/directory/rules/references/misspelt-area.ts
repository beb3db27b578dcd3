import { COUNTRIES } from '../../../countries/countries.ts'
import { readBareArea } from '../../../countries/bare-area.ts'
import { memoiseLru } from '../../../text/memoise.ts'
import { quote } from '../../../text/quote.ts'
import { distanceBetween } from '../../../text/distance.ts'
import { didYouMean } from '../../../text/suggest.ts'
import type { Directory } from '../../directory.ts'
import { unknownArea } from '../../service-area.ts'
import type { Rule } from '../rule.ts'

/** A text in small letters that no file has is an `unknown-reference`. Other texts are names, which nothing can judge. */
export const misspeltArea: Rule = {
  code: 'misspelt-area',
  severity: 'warning',
  means: 'A service area is a name that is nearly that of an area which can be judged.',
  *directory(directory) {
    const nearTo = memoiseLru(1000, createFinder(directory))
    for (const service of directory.services)
      for (const { value, place } of [service, ...service.places])
        for (const [i, area] of (value.service_areas ?? []).entries()) {
          const near = typeof area === 'string' ? nearTo(area.trim()) : undefined
          if (near === undefined) continue
          yield {
            message: `No postcode can be checked against the area ${quote(String(area))}, because it is only a name.`,
            hint: didYouMean(near),
            place: { ...place, path: [...place.path, 'service_areas', i] },
          }
        }
  },
}

/** Finds what to write instead of a bare name: a nation or the slug of an area. */
function createFinder({ areas, settings }: Directory): (text: string) => string | undefined {
  const spellings = [...areas.values()].flatMap(({ slug, name }) =>
    [slug, name ?? slug].map((spelling) => ({ words: wordsOf(spelling), write: slug })),
  )
  const { countries } = settings
  const nations = countries.flatMap((country) => COUNTRIES[country].nations)
  spellings.push(...nations.map((nation) => ({ words: wordsOf(nation), write: nation })))
  return (text) => {
    if (areas.has(text) || readBareArea(text, countries).kind !== 'other') return undefined
    if (unknownArea(text, { areas, countries }) !== undefined) return undefined
    const words = wordsOf(text)
    return spellings.find((spelling) => areNear(words, spelling.words))?.write
  }
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

const MOST = 2

/** True when two names differ only in slips within their words, or in the spaces between them. */
function areNear(a: readonly string[], b: readonly string[]): boolean {
  if (a.join('') === b.join('')) return true
  if (a.length !== b.length) return false
  let slips = 0
  for (const [i, word] of a.entries()) {
    slips += slipsBetween(word, b[i] ?? '')
    if (slips > MOST) return false
  }
  return true
}

/** Short words are often different names: North and South, Aston and Ashton. A slip is seldom in the first letter. */
function slipsBetween(a: string, b: string): number {
  if (a === b) return 0
  const { length } = b
  const allowed = length < 7 || /\d/.test(a + b) || a[0] !== b[0] ? 0 : length < 9 ? 1 : MOST
  const slips = allowed === 0 ? Infinity : distanceBetween(a, b, allowed + 1)
  return slips > allowed ? Infinity : slips
}
