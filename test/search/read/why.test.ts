import { expect, it } from 'vitest'
import { find } from '../../../src/search/read/find.ts'
import { whyFound } from '../../../src/search/read/why.ts'
import { indexOf, serviceOf } from '../fixture.ts'

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
