import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeSlug, isSlug, slugOf } from '../../src/record/slug.ts'

describe('a slug', () => {
  it.each([
    ['Café & Crèche', 'cafe-and-creche'],
    ["St John's Hall", 'st-johns-hall'],
    ['Straße № 5', 'strasse-no-5'],
    ['  --Łódź--  ', 'lodz'],
    ['日本', ''],
    ['Con', 'the-con'],
  ])('for %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  it('is short, and not taken', () => {
    expect(slugOf('a '.repeat(300))).toHaveLength(99)
    expect(freeSlug('tea', ['tea', 'tea-2'])).toBe('tea-3')
  })

  it('can be a file name on every system', () => {
    for (const text of ['con', 'LPT1', 'a b', '', 'Tea', 'a'.repeat(101)])
      expect(isSlug(text), text).toBe(false)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (name) => {
        const slug = slugOf(name)
        expect(slug === '' || isSlug(slug)).toBe(true)
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })
})
