import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Path } from '../../src/diagnostics/diagnostic.ts'
import type { Edit } from '../../src/edit/edit.ts'
import { editYaml } from '../../src/edit/edit-yaml.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import { createRandom } from '../search/random.ts'
import { anyValue, writeYaml } from './written-yaml.ts'
import { runs } from '../runs.ts'

const RUNS = runs(100, 40_000)

type Value = string | null | Value[] | { [key: string]: Value }
const read = (text: string) => parseYaml('', text).value as Value
const at = (value: Value, path: Path): Value =>
  path.reduce<Value>((inner, step) => (inner as { [key: string]: Value })[step] as Value, value)

/** The oracle: a copy of the value with one change. */
function changed(value: Value, { path, value: next }: { path: Path; value: string }): Value {
  const copy = structuredClone(value)
  const parent = at(copy, path.slice(0, -1)) as { [key: string]: Value }
  parent[path.at(-1) as string] = next
  return copy
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 })

describe('a random edit of random YAML', { timeout: runs(120_000, 600_000) }, () => {
  it('the generator writes valid texts most of the time', () => {
    const texts = Array.from({ length: 500 }, (_, seed) => writeYaml(seed).text)
    const good = texts.filter((text) => read(text) !== undefined)
    expect(good.length).toBeGreaterThan(400)
  })

  it('replaces one value and no byte outside it', () => {
    let edits = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(`set ${seed}`)
        const { text, scalars, comments } = writeYaml(seed)
        const before = read(text)
        if (before === undefined || scalars.length === 0) return
        const { path, start, end, isBlank } = random.pick(scalars)
        const value = anyValue(random)
        const after = editYaml(text, [{ path, value }])
        expect(read(after)).toEqual(changed(before, { path, value }))
        expect(after.startsWith(text.slice(0, start))).toBe(true)
        expect(
          after.endsWith(isBlank ? text.slice(end).replace(/^[ \t]+/, '') : text.slice(end)),
        ).toBe(true)
        expectInOrder(after, comments)
        edits++
      }),
      { numRuns: RUNS },
    )
    expect(edits).toBeGreaterThan(RUNS * 0.6)
  })

  it('adds a key and keeps every byte of the old text', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(`insert ${seed}`)
        const { text, maps, comments } = writeYaml(seed)
        const before = read(text)
        if (before === undefined || maps.length === 0) return
        const { path, keys } = random.pick(maps)
        const value = anyValue(random)
        const insert =
          keys.length === 0 || random.chance(0.4)
            ? ('first' as const)
            : { after: random.pick(keys) }
        const edit = { path: [...path, 'new_key'], value, insert }
        const after = editYaml(text, [edit])
        expect(read(after)).toEqual(changed(before, edit))
        const names = Object.keys(at(read(after), path) as object)
        expect(names.indexOf('new_key')).toBe(
          insert === 'first' ? 0 : keys.indexOf(insert.after) + 1,
        )
        expect(hasOneInsertion(text, after)).toBe(true)
        expectInOrder(after, comments)
      }),
      { numRuns: RUNS },
    )
  })

  it('makes many changes at once and no others', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(`many ${seed}`)
        const { text, scalars, maps, comments } = writeYaml(seed)
        const before = read(text)
        if (before === undefined) return
        const sets = scalars
          .filter(() => random.chance(0.3))
          .map(({ path }) => ({ path, value: anyValue(random) }))
        const inserts = maps
          .filter(() => random.chance(0.3))
          .flatMap(({ path, keys }) =>
            ['one', 'two'].map((name) => ({
              path: [...path, name],
              value: anyValue(random),
              insert: keys.length > 0 ? { after: random.pick(keys) } : ('first' as const),
            })),
          )
        const edits: Edit[] = random.chance(0.5) ? [...sets, ...inserts] : [...inserts, ...sets]
        const after = editYaml(text, edits)
        expect(read(after)).toEqual([...sets, ...inserts].reduce(changed, before))
        expectInOrder(after, comments)
        const spans = sets.map(({ path }) => scalars.find((scalar) => scalar.path === path)!)
        let from = 0
        let rest = after
        for (const { start, end } of spans) {
          if (inserts.length === 0) {
            const piece = text.slice(from, start).replace(/^[ \t]+/, '')
            const index = from === 0 ? (rest.startsWith(piece) ? 0 : -1) : rest.indexOf(piece)
            expect(index).toBeGreaterThanOrEqual(0)
            rest = rest.slice(index + piece.length)
          }
          from = end
        }
      }),
      { numRuns: RUNS },
    )
  })
})

function expectInOrder(text: string, pieces: readonly string[]) {
  let from = 0
  for (const piece of pieces) {
    const index = text.indexOf(piece, from)
    if (index < 0) throw new Error(`${piece} is not in\n${text}`)
    from = index + piece.length
  }
}

/** Whether a text is another one with one insertion: their common start and end make up the whole old text. */
function hasOneInsertion(before: string, after: string): boolean {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return start + end === before.length
}
