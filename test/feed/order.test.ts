import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareCodePoints, inOrder, sortName } from '../../src/feed/order.ts'
import { anyCharacters } from '../any-characters.ts'

interface Thing {
  readonly name: string
  readonly id: string
}
const thing = (name: string, id = '0'): Thing => ({ name, id })
const order = (things: readonly Thing[]) =>
  inOrder(things, ({ name, id }) => ({ names: [name], id }))
const orderOf = (...names: string[]) =>
  order(names.map((name) => thing(name))).map((one) => one.name)

describe('sortName', () => {
  it.each([
    ['Éclair', 'eclair'],
    ['E\u0301clair', 'eclair'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['ﬁsh', 'fish'],
    ['İstanbul', 'istanbul'],
    ['Ｆｕｌｌ', 'full'],
    ['', ''],
  ])('turns %s into %s', (name, expected) => {
    expect(sortName(name)).toBe(expected)
  })
})

describe('the order of lists', () => {
  it('ignores case', () => {
    expect(orderOf('beta', 'Alpha', 'Gamma', 'alpine')).toEqual([
      'Alpha',
      'alpine',
      'beta',
      'Gamma',
    ])
  })

  it('ignores accents', () => {
    expect(orderOf('Ezra', 'Éclair', 'Eden')).toEqual(['Éclair', 'Eden', 'Ezra'])
  })

  it('compares code points, whatever the language of the machine', () => {
    expect(orderOf('Ørsted', 'Zebra', '10', '9', '-', 'Ähre')).toEqual([
      '-',
      '10',
      '9',
      'Ähre',
      'Zebra',
      'Ørsted',
    ])
  })

  it('puts characters beyond the basic plane last', () => {
    expect(orderOf('𐍈', '\uFDFF', '\uE000', 'z')).toEqual(
      ['z', '\uE000', '\uFDFF', '𐍈'].sort(byCodePoints),
    )
  })

  it('puts a prefix before the longer name', () => {
    expect(orderOf('Lunch club', 'Lunch')).toEqual(['Lunch', 'Lunch club'])
  })

  it('breaks ties by id', () => {
    const things = [thing('cafe', 'c'), thing('Café', 'b'), thing('CAFE', 'a')]
    expect(order(things).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('compares second names only when the first are equal', () => {
    const pairs = [
      { names: ['b', 'a'], id: '1' },
      { names: ['a', 'z'], id: '2' },
      { names: ['A', 'b'], id: '3' },
    ]
    expect(inOrder(pairs, (pair) => pair).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })

  it('compares names separately', () => {
    const pairs = [
      { names: ['ab', 'a'], id: '1' },
      { names: ['a', 'z'], id: '2' },
    ]
    expect(inOrder(pairs, (pair) => pair).map(({ id }) => id)).toEqual(['2', '1'])
  })

  it('does not change the given list', () => {
    const things = [thing('b'), thing('a')]
    order(things)
    expect(things.map(({ name }) => name)).toEqual(['b', 'a'])
  })

  it('does not depend on the order of the input', () => {
    const things = fc.uniqueArray(fc.record({ name: anyText, id: fc.uuid() }), {
      selector: ({ id }) => id,
    })
    const shuffled = things.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(order(other)).toEqual(order(list))
      }),
    )
  })
})

describe('compareCodePoints', () => {
  it('agrees with a comparison of code points one by one', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(byCodePoints(a, b))
      }),
    )
  })
})

const anyText = fc.oneof(
  anyCharacters({ maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('a', 'A', 'é', 'e\u0301', '\uE000', '\uFFFD', '😀', '𐍈') }),
)

/** The simple way: code point by code point. */
function byCodePoints(a: string, b: string): number {
  const [x, y] = [a, b].map((text) => [...text].map((character) => character.codePointAt(0) ?? 0))
  for (const [i, point] of (x ?? []).entries()) {
    const other = y?.[i] ?? -1
    if (point !== other) return Math.sign(point - other)
  }
  return Math.sign((x ?? []).length - (y ?? []).length)
}
