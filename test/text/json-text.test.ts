import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Path } from '../../src/diagnostics/diagnostic.ts'
import { createFindInJson, mistakeIn } from '../../src/text/json-text.ts'

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value)

/** Every path in a value. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [key, inner] of Object.entries(value))
    yield* pathsIn(inner, [...path, isList ? Number(key) : key])
}

const json = fc.jsonValue({ maxDepth: 4 })
const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('a JSON text', () => {
  it.each<[string, Path, number]>([
    ['{ "a": [1, { "b": 2 }] }', [], 0],
    ['{ "a": [1, { "b": 2 }] }', ['a'], 7],
    ['{ "a": [1, { "b": 2 }] }', ['a', 1, 'b'], 18],
    ['[[], {}, "x"]', [2], 9],
    ['{ "a": [1], "a": [2, 3] }', ['a', 0], 18],
    ['{ "a": 1, b: 2 }', ['a'], 7],
  ])('%s has %j at %i', (text, path, offset) => {
    expect(createFindInJson(text)(path)).toBe(offset)
  })

  it.each([
    ['{ "a": 1, }', 10],
    ['[1 2]', 3],
    ['[1, , 2]', 4],
    ['{ a: 1 }', 2],
    ["{ 'a': 1 }", 2],
    ['{ "a" 1 }', 6],
    ['[1, 2', 5],
    ['[1, 2}', 5],
    ['[01]', 1],
    ['["\\x"]', 1],
    ['type: Polygon', 0],
    ['', 0],
  ])('%s has its first mistake at %i', (text, offset) => {
    expect(mistakeIn(text)).toBe(offset)
  })

  it.each<[string, Path]>([
    ['{ "a": [1] }', ['b']],
    ['{ "a": [1] }', ['a', 1]],
    ['{ "a": [1] }', ['a', '0']],
    ['{ "a": [1] }', ['a', 0, 'length']],
    ['{ "0": 1 }', [0]],
    ['{ a: 1, "b": 2 }', ['b']],
    ['', []],
  ])('%s has no %j', (text, path) => {
    expect(createFindInJson(text)(path)).toBeUndefined()
  })

  it('has each of its values at its offset', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const plain = JSON.parse(text) as unknown
        const find = createFindInJson(text)
        for (const path of pathsIn(plain)) {
          const offset = find(path)!
          const written = JSON.stringify(valueAt(plain, path), null, indent)
          expect(text.slice(offset, offset + 1)).toBe(written.slice(0, 1))
        }
      }),
    )
  })

  it('has a mistake within it after a character is deleted, and none before', () => {
    fc.assert(
      fc.property(json, fc.nat(), (value, at) => {
        const text = JSON.stringify(value)
        expect(mistakeIn(text)).toBe(text.length)
        const cut = at % text.length
        const broken = text.slice(0, cut) + text.slice(cut + 1)
        if (!isJson(broken)) expect(mistakeIn(broken)).toBeLessThanOrEqual(broken.length)
      }),
    )
  })

  it('can have a string of many megabytes', () => {
    const text = `{ "a": "${'x'.repeat(12_000_000)}", }`
    expect(mistakeIn(text)).toBe(text.length - 1)
  })
})
