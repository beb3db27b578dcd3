import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Page, envelopeOf, pageCount, pageFrame, rangeOf } from '../../src/feed/page.ts'

/** A page as it is published: a text, made of the texts of its items. */
function pageOf<T>(list: readonly T[], page: number, perPage: number): Page<T> {
  const slice = { total: list.length, page, perPage }
  const [head, tail] = pageFrame(slice)
  const items = list.slice(...rangeOf(slice)).map((item) => JSON.stringify(item))
  return JSON.parse(`${head}${items.join(',')}${tail}`) as Page<T>
}

const numbers = (length: number) => Array.from({ length }, (_, i) => i)

describe('a page', () => {
  it('in the middle is neither the first nor the last', () => {
    expect(pageOf(numbers(7), 2, 3)).toEqual({
      total_items: 7,
      total_pages: 3,
      page_number: 2,
      size: 3,
      first_page: false,
      last_page: false,
      empty: false,
      contents: [3, 4, 5],
    })
  })

  it('at the end may be short', () => {
    expect(pageOf(numbers(7), 3, 3)).toMatchObject({ size: 1, last_page: true, contents: [6] })
  })

  it('is first and last when there is only one', () => {
    expect(pageOf(numbers(2), 1, 3)).toMatchObject({ first_page: true, last_page: true, size: 2 })
  })

  it('of a list that fills its pages is not followed by an empty one', () => {
    expect(pageOf(numbers(6), 2, 3)).toMatchObject({ total_pages: 2, last_page: true, size: 3 })
  })

  it('of an empty list is empty, and the number of pages is 0', () => {
    expect(pageOf([], 1, 3)).toEqual({
      total_items: 0,
      total_pages: 0,
      page_number: 1,
      size: 0,
      first_page: true,
      last_page: true,
      empty: true,
      contents: [],
    })
  })

  it('beyond the end is empty', () => {
    expect(rangeOf({ total: 7, page: 9, perPage: 3 })).toEqual([7, 7])
    expect(envelopeOf({ total: 7, page: 9, perPage: 3 })).toMatchObject({ size: 0, empty: true })
  })

  it('has its fields in the order of the standard', () => {
    expect(Object.keys(pageOf(numbers(1), 1, 1))).toEqual([
      'total_items',
      'total_pages',
      'page_number',
      'size',
      'first_page',
      'last_page',
      'empty',
      'contents',
    ])
  })
})

describe('all pages together', () => {
  const lists = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant({ a: ']}' })))
  const sizes = fc.integer({ min: 1, max: 12 })

  it('contain the list once and in order', () => {
    fc.assert(
      fc.property(lists, sizes, (list, perPage) => {
        const count = pageCount({ total: list.length, perPage })
        const pages = numbers(count).map((i) => pageOf(list, i + 1, perPage))
        expect(pages.flatMap(({ contents }) => contents)).toEqual(list)
      }),
    )
  })

  it('have correct envelopes', () => {
    fc.assert(
      fc.property(lists, sizes, (list, perPage) => {
        const count = pageCount({ total: list.length, perPage })
        for (const i of numbers(Math.max(count, 1))) {
          const page = pageOf(list, i + 1, perPage)
          expect(page.size).toBe(page.contents.length)
          expect(page.empty).toBe(page.contents.length === 0)
          expect(page.first_page).toBe(i === 0)
          expect(page.last_page).toBe(i + 1 >= count)
          expect(page.total_pages).toBe(count)
          expect(page.total_items).toBe(list.length)
          if (!page.last_page) expect(page.size).toBe(perPage)
        }
      }),
    )
  })
})
