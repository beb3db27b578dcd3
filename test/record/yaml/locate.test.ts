import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLocator } from '../../../src/record/yaml/locate.ts'
import type { Path } from '../../../src/diagnostics/diagnostic.ts'
import { anyCharacters } from '../../any-characters.ts'

const TEXT = `# The lunch club.
name: Lunch Club
alternate_name:
contacts:
  - name: Ann
    phones: [0117 496 0123, { number: 0117 496 0124 }]
  -
  - name: ""
hours: &hours
  byday: TU
more: *hours
"quoted key": x
`

describe('createLocator', () => {
  it.each<[string, Path, 'key' | undefined, string]>([
    ['the record', [], undefined, '2:1'],
    ['a value', ['name'], undefined, '2:7'],
    ['a key', ['name'], 'key', '2:1'],
    ['the key of a field without a value', ['alternate_name'], undefined, '3:1'],
    ['a list', ['contacts'], undefined, '5:3'],
    ['an entry of a list', ['contacts', 0], undefined, '5:5'],
    ['an entry of a list, by its key', ['contacts', 0], 'key', '5:5'],
    ['a value within an entry', ['contacts', 0, 'name'], undefined, '5:11'],
    ['an entry between brackets', ['contacts', 0, 'phones', 1], undefined, '6:29'],
    ['a value between braces', ['contacts', 0, 'phones', 1, 'number'], undefined, '6:39'],
    ['an entry without a value', ['contacts', 1], undefined, '7:4'],
    ['an empty text', ['contacts', 2, 'name'], undefined, '8:11'],
    ['a value of an alias', ['more', 'byday'], undefined, '10:10'],
    ['a key in quotation marks', ['quoted key'], 'key', '12:1'],
    ['the parent of a missing field', ['contacts', 0, 'email'], undefined, '5:5'],
    [
      'the short form for a field of the long form',
      ['contacts', 0, 'phones', 0, 'number'],
      'key',
      '6:14',
    ],
    ['the key of the parent of a missing field', ['hours', 'freq'], 'key', '9:1'],
    ['the record, for a missing field of it', ['status'], 'key', '2:1'],
    ['the list of a missing entry', ['contacts', 9, 'name'], undefined, '5:3'],
    ['the record, if the path does not exist', ['a', 'b', 0], undefined, '2:1'],
    ['no property of a JavaScript array', ['contacts', 'length'], undefined, '5:3'],
  ])('finds %s', (_, path, at, place) => {
    const { line, column } = createLocator(TEXT)({ path, ...(at && { at }) })
    expect(`${line}:${column}`).toBe(place)
  })

  it('finds a place in any text', () => {
    fc.assert(
      fc.property(anyCharacters(), fc.array(fc.oneof(fc.string(), fc.nat(3))), (text, path) => {
        const { line, column } = createLocator(text)({ path })
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(text.split('\n').length)
        expect(column).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('reads a file once, however many places it finds', () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => i)
    const locate = createLocator(lines.map((i) => `k${i}: v`).join('\n'))
    expect(lines.map((i) => locate({ path: [`k${i}`], at: 'key' }))).toEqual(
      lines.map((i) => ({ line: i + 1, column: 1 })),
    )
  })

  it('reads each object and list of a JSON file once', () => {
    const features = Array.from({ length: 20_000 }, (_, i) => ({ geometry: { coordinates: [i] } }))
    const locate = createLocator(JSON.stringify({ features }, null, 1))
    const places = features.map((_, i) =>
      locate({ path: ['features', i, 'geometry', 'coordinates', 0] }),
    )
    expect(places).toEqual(features.map((_, i) => ({ line: 7 * i + 6, column: 6 })))
  })
})
