import { termOf } from '../../src/search/text/analyser.ts'
import { soundingLike } from '../../src/search/read/sounds.ts'
import { type LostWord, type NaiveList, type NaiveWord, type Scores, added } from './naive-words.ts'

interface Guess {
  readonly word: string
  readonly likelihood: number
  readonly steps: number
}

/** Rescues words by comparing them with every word of the list. */
export function naiveRescue(
  list: NaiveList,
  dictionary: ReadonlyMap<string, number>,
  lost: readonly LostWord[],
  isSplit: boolean,
): (NaiveWord | undefined)[] {
  const tries = isSplit ? 1 : 3
  const most = [3, 2, 1][lost.length - 1] ?? 1
  const words = [...dictionary.keys()].filter((word) => word.length >= 2 && !/\d/.test(word))
  const likelihood = (word: string) =>
    Math.min(63, Math.round(4 * Math.log2(dictionary.get(word)!)))
  const similar = (written: string, where: (word: string) => boolean, most = tolerance(written)) =>
    words
      .filter(where)
      .map((word) => ({ word, steps: distance(written, word) }))
      .filter(({ steps }) => steps <= most)
      .map(({ word, steps }): Guess => ({ word, steps, likelihood: likelihood(word) - 12 * steps }))
  const like = (written: string) => (word: string) => initial(word) === initial(written)

  function guesses({ written, isLast, term }: LostWord): Guess[] {
    if (written.length < 2 || /\d/.test(written)) return []
    const same = similar(written, like(written))
    const longer = words
      .filter(
        (word) => isLast && written.length >= 4 && word.startsWith(written) && word !== written,
      )
      .map((word): Guess => ({ word, steps: 1, likelihood: likelihood(word) - 12 }))
    if (term === undefined)
      return best([...same, ...longer], lost.length === 1 && longer.length > 0 ? 5 : most)
    if ([...same, ...longer].some(({ word }) => termOf(word) === term)) return []
    return best(similar(written, like(written), Math.min(1, tolerance(written))), most)
  }

  function alike(written: string): NaiveWord | undefined {
    if (tolerance(written) === 0 || /\d/.test(written)) return
    const sounds = [...soundingLike(written)].slice(0, tries)
    const known = sounds.find(
      (word) => list.scoresOf(termOf(word)) || list.scoresOf(termOf(word), true),
    )
    return known === undefined ? undefined : matchOf([{ word: known, likelihood: 0, steps: 1 }])
  }

  function asTwo(written: string): NaiveWord | undefined {
    if (/\d/.test(written)) return
    const splits: [string, string][] = []
    for (let i = written.length - 3; i >= 3; i--)
      if (words.includes(written.slice(0, i))) splits.push([written.slice(0, i), written.slice(i)])
    for (const [left, right] of splits.slice(0, tries)) {
      if (!list.isWritten(left) || !list.isWritten(right)) continue
      const [one, other] = [left, right].map((part) => list.scoresOf(termOf(part))!)
      const both = [...one!].filter(([doc]) => other!.has(doc))
      const scores = new Map(both.map(([doc, score]) => [doc, score + other!.get(doc)!]))
      if (scores.size > 0) return { scores, isTown: false }
    }
    return
  }

  function otherLetter(written: string): NaiveWord | undefined {
    if (tolerance(written) === 0 || /\d/.test(written)) return
    const sounds = [...soundingLike(written)]
    if (!isSplit) {
      const unlike = (word: string) => initial(word) !== initial(written)
      const others = written.length < 4 ? [] : similar(written, unlike)
      const alike = sounds.flatMap((sound) => similar(sound, like(sound), slack(sound)))
      return matchOf(best([...others, ...alike], most))
    }
    if (lost.length > 1) return
    const spellings = [...sounds, written.slice(1), written[1] + written]
    const letters = [...new Set(spellings.map((one) => one[0]!))].slice(0, tries)
    const found = letters.flatMap((letter) => [
      ...similar(written, like(letter)),
      ...sounds
        .filter((one) => one.startsWith(letter))
        .flatMap((one) => similar(one, like(letter), slack(one))),
    ])
    return matchOf(best(found, 1))
  }

  function matchOf(found: readonly Guess[]): NaiveWord | undefined {
    const known = found.flatMap(({ word, likelihood }) => {
      const [own, more] = [list.scoresOf(termOf(word)), list.scoresOf(termOf(word), true)]
      if (!own && !more) return []
      const share = 2 ** ((likelihood - found[0]!.likelihood) / 8)
      const scores: Scores = new Map(
        [...added([own ?? new Map(), more ?? new Map()])].map(([doc, score]) => [
          doc,
          Math.max(1, Math.round(score * share)),
        ]),
      )
      return [{ word, scores }]
    })
    if (known.length === 0) return
    return {
      scores: added(known.map(({ scores }) => scores)),
      isTown: list.isTown(termOf(known[0]!.word)),
    }
  }

  return lost.map((one) => {
    const near = guesses(one)
    const match = matchOf(near)
    if (one.term !== undefined || near.some(({ steps }) => steps < 2)) return match
    const sound = alike(one.written)
    if (sound) return sound
    if (near.length > 0) {
      const unlike = (word: string) => !isSplit && initial(word) !== initial(one.written)
      return matchOf(best([...near, ...similar(one.written, unlike, 1)], most))
    }
    return asTwo(one.written) ?? otherLetter(one.written)
  })
}

const slack = (sound: string) => (sound.length < 6 ? 0 : tolerance(sound))

const initial = (word: string) => (/^[a-z]/.test(word) ? word[0] : '_')

const tolerance = (word: string) => (word.length < 5 ? 0 : word.length < 7 ? 1 : 2)

/** The best guesses, at most one for each term, and none that is 64 times less likely than another. */
function best(guesses: readonly Guess[], most: number): Guess[] {
  const sorted = guesses.toSorted(
    (a, b) => b.likelihood - a.likelihood || (a.word < b.word ? -1 : 1),
  )
  const likely = sorted.filter(({ likelihood }) => likelihood >= sorted[0]!.likelihood - 24)
  const firsts = likely.filter(
    ({ word }, i) => likely.findIndex((other) => termOf(other.word) === termOf(word)) === i,
  )
  return firsts.slice(0, most)
}

/** Optimal string alignment, from its definition. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  const known = new Map<string, number>()
  const from = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i} ${j}`
    if (known.has(key)) return known.get(key)!
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const steps = Math.min(
      from(i - 1, j) + 1,
      from(i, j - 1) + 1,
      from(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      isSwap ? from(i - 2, j - 2) + 1 : Infinity,
    )
    known.set(key, steps)
    return steps
  }
  return from(a.length, b.length)
}
