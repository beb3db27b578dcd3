import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withEdits } from '../../src/edit/with-edits.ts'
import { findMarks } from '../../src/edit/between/marks.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../src/record/yaml/raw.ts'
import { type Random, createRandom } from '../search/random.ts'
import { anyValue, writeYaml } from './written-yaml.ts'
import { runs } from '../runs.ts'

const RUNS = runs(120, 10_000)
const TIMEOUT = runs(120_000, 900_000)

type Value = string | null | Value[] | { [key: string]: Value }
const read = (text: string) => parseYaml('', text).value as Value | undefined

/** The example town. */
const town = ['services', 'organizations', 'locations', 'taxonomies'].flatMap((folder) => {
  const url = new URL(`../../content/${folder}/`, import.meta.url)
  return readdirSync(url).map((file) => readFileSync(new URL(file, url), 'utf8'))
})

const textOf = (random: Random, seed: number) =>
  random.chance(0.5) ? writeYaml(seed).text : random.pick(town)

/** A random value of any shape. */
function newValue(random: Random, depth: number): Value {
  const kind = depth > 0 ? random.pick(['text', 'text', 'list', 'map', 'slugs']) : 'text'
  if (kind === 'text') return anyValue(random)
  if (kind === 'slugs') return ['food', 'warm-space'].filter(() => random.chance(0.7))
  const values = [1, 2, 3].filter(() => random.chance(0.6)).map(() => newValue(random, depth - 1))
  if (kind === 'list') return values
  return Object.fromEntries(values.map((value, i) => [random.pick(['id', 'day', `n${i}`]), value]))
}

/** A copy of a value with some random changes. */
function change(value: Value, random: Random, rate: number, isRoot = false): Value {
  if (!isRoot && random.chance(rate / 6)) return newValue(random, 2)
  if (typeof value === 'string' || value === null)
    return random.chance(rate / 2) ? anyValue(random) : value
  if (Array.isArray(value)) {
    const items = value
      .filter(() => !random.chance(rate / 3))
      .map((item) => change(item, random, rate))
    if (random.chance(rate / 2)) items.splice(random.whole(0, items.length), 0, newValue(random, 2))
    if (random.chance(rate / 4)) items.reverse()
    return items
  }
  const entries = Object.entries(value)
    .filter(() => !random.chance(rate / 4))
    .map(([key, item]): [string, Value] => [key, change(item, random, rate)])
  if (random.chance(rate / 2))
    entries.splice(random.whole(0, entries.length), 0, ['new_key', newValue(random, 2)])
  return Object.fromEntries(entries)
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 })

describe('the edits between two random records', { timeout: TIMEOUT }, () => {
  it('lead to the new record exactly, keep every comment, and are seldom refused', () => {
    let [made, refused] = [0, 0]
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(`between ${seed}`)
        const text = textOf(random, seed)
        const before = read(text)
        if (before === undefined) return
        const after = change(before, random, random.pick([0.1, 0.3, 1]), true)
        const result = withEdits(text, after)
        if ('refusal' in result) {
          refused++
          return
        }
        const changed = result.text
        expect(read(changed)).toEqual(after)
        const comments = findMarks(text).comments.map((comment) => comment.text)
        expect(
          countEach(
            findMarks(changed).comments.map((comment) => comment.text),
            comments,
          ),
        ).toEqual(countEach(comments, comments))
        made++
      }),
      { numRuns: RUNS },
    )
    expect(made).toBeGreaterThan(refused * 20)
  })

  it('touch only the lines of the changed field', () => {
    let made = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(`field ${seed}`)
        const text = textOf(random, seed)
        const before = read(text) as Raw | undefined
        if (!isRawObject(before)) return
        const name = random.pick(Object.keys(before))
        const value = change(before[name] as Value, random, 1)
        const result = withEdits(text, { ...before, [name]: value })
        if ('refusal' in result) return
        const changed = result.text
        const { start, end } = linesOf(text, name)
        expect(changed.slice(0, start)).toBe(text.slice(0, start))
        expect(changed.endsWith(text.slice(end))).toBe(true)
        made++
      }),
      { numRuns: RUNS },
    )
    expect(made).toBeGreaterThan(RUNS * 0.6)
  })

  it('are none when the records are equal', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const text = textOf(createRandom(`equal ${seed}`), seed)
        const value = read(text)
        if (value === undefined) return
        expect(withEdits(text, structuredClone(value))).toEqual({ text })
      }),
      { numRuns: RUNS },
    )
  })
})

/** How often each of some comments occurs; others are ignored. */
const countEach = (found: readonly string[], wanted: readonly string[]) =>
  Object.fromEntries(
    [...new Set(wanted)].map((one) => [one, found.filter((other) => other === one).length]),
  )

/** From the line of a top-level field to that of the next one. */
function linesOf(text: string, name: string): { start: number; end: number } {
  const names = [...text.matchAll(/^"?([a-z_]+)"?:/gm)]
  const index = names.findIndex((match) => match[1] === name)
  return { start: names[index]?.index ?? 0, end: names[index + 1]?.index ?? text.length }
}
