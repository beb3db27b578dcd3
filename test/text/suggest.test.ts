import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggest } from '../../src/text/suggest.ts'

describe('suggest', () => {
  it.each([
    ['nmae', ['status', 'name'], 'name'],
    ['Status', ['status'], 'status'],
    ['organisation', ['organization', 'location'], 'organization'],
    ['opening_at', ['closes_at', 'opens_at'], 'opens_at'],
    ['acron-trust', ['acorn-trust', 'oak'], 'acorn-trust'],
    ['village hall', ['village-hall'], 'village-hall'],
    ['postal-code', ['postal_code'], 'postal_code'],
    ['emails', ['email', 'name'], 'email'],
  ])('suggests the word nearest to %s', (written, words, meant) => {
    expect(suggest(written, words)).toBe(meant)
  })

  it.each([
    ['mobile', ['name', 'email', 'phones']],
    ['ab', ['cd', 'ac']],
    ['', ['name']],
    ['zebra', []],
  ])('suggests nothing for %s', (written, words) => {
    expect(suggest(written, words)).toBeUndefined()
  })

  it('suggests the first of two that are equally near', () => {
    expect(suggest('cats', ['bats', 'rats'])).toBe('bats')
  })

  it('finds any word that is one letter away, and an equal word first', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(word, fc.array(word), fc.nat(), (one, others, at) => {
        expect(suggest(one, [...others, one])).toBe(one)
        const i = at % (one.length - 1)
        const swapped = `${one.slice(0, i)}${one[i + 1]}${one[i]}${one.slice(i + 2)}`
        expect(suggest(swapped, [one])).toBe(one)
        expect(suggest(`${one.slice(0, i)}${one.slice(i + 1)}`, [one])).toBe(one)
      }),
    )
  })
})
