import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { find } from '../../../src/search/read/find.ts'
import { highlight } from '../../../src/search/read/highlight.ts'
import { whyFound } from '../../../src/search/read/why.ts'
import { indexOf, serviceOf } from '../fixture.ts'

const marked = (text: string, found: readonly string[]) =>
  highlight(text, [{ asked: '', found }])
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

describe('highlights', () => {
  it.each([
    ['Two libraries, one Library.', ['library'], 'Two [libraries], one [Library].'],
    ['A food bank', ['food bank'], 'A [food] [bank]'],
    ['Café Olé', ['cafe'], '[Café] Olé'],
    ["St John's drop-in", ['johns', 'dropin'], "St [John's] [drop-in]"],
    ['Nothing', ['library'], 'Nothing'],
    ['', ['library'], ''],
  ])('%s', (text, found, expected) => {
    expect(marked(text, found)).toBe(expected)
  })

  it('leave every text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, found) => {
        const pieces = highlight(text, [{ asked: '', found }])
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      }),
    )
  })
})

it('why a document was found is told by its words, corrected or not', async () => {
  const services = [serviceOf({ name: 'Mobile library' }), serviceOf({ id: 'b', name: 'Choir' })]
  const { reader, manifest } = indexOf({ services })
  const { page, words } = await find(reader, manifest, 'services', {
    search: 'mobile libary choir',
  })
  const why = Object.fromEntries(page.map((doc) => [doc, whyFound(words, doc)]))
  expect(why).toEqual({
    0: [
      { asked: 'mobile', found: ['mobile'] },
      { asked: 'libary', found: ['library'] },
    ],
    1: [{ asked: 'choir', found: ['choir'] }],
  })
})
