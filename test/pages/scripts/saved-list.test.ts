import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatList,
  readList,
  withMoved,
  withNote,
  withoutItem,
} from '../../../src/pages/scripts/saved-list.ts'

const three = readList('#list=tea,lunch,choir&title=For+Pat&note.tea=Ask+for+Jo')

describe('a list in the fragment of an address', () => {
  it('is read with its title, its order and its notes', () => {
    expect(three).toEqual({
      title: 'For Pat',
      items: [
        { slug: 'tea', note: 'Ask for Jo' },
        { slug: 'lunch', note: '' },
        { slug: 'choir', note: '' },
      ],
    })
  })

  it('is as it was before there were notes', () => {
    expect(formatList(readList('#list=lunch-club,tea'))).toBe('#list=lunch-club,tea')
  })

  it.each(['', '#main', '#list=', '#list=../x,<b>,A'])('is empty for %s', (hash) => {
    expect(formatList(readList(hash))).toBe('')
  })

  it('leaves notes out where they are not to be sent', () => {
    expect(formatList(three, { hasNotes: false })).toBe('#list=tea,lunch,choir&title=For+Pat')
  })

  it('is read again as it was written', () => {
    const text = fc.string({ maxLength: 60 }).map((one) => one.trim())
    const item = fc.record({ slug: fc.stringMatching(/^[a-z0-9-]{1,20}$/), note: text })
    const items = fc.uniqueArray(item, {
      minLength: 1,
      maxLength: 50,
      selector: ({ slug }) => slug,
    })
    fc.assert(
      fc.property(fc.record({ title: text, items }), (list) => {
        expect(readList(formatList(list))).toEqual(list)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the order of the reader', () => {
  const slugs = (list: typeof three) => list.items.map(({ slug }) => slug).join()

  it('changes by one place, and not beyond the ends', () => {
    expect(slugs(withMoved(three, 'lunch', -1))).toBe('lunch,tea,choir')
    expect(slugs(withMoved(three, 'tea', -1))).toBe('tea,lunch,choir')
    expect(slugs(withMoved(three, 'choir', 1))).toBe('tea,lunch,choir')
  })

  it('loses what is removed, with its note', () => {
    expect(formatList(withoutItem(three, 'tea'))).toBe('#list=lunch,choir&title=For+Pat')
  })

  it('keeps a note with its service', () => {
    const moved = withMoved(withNote(three, 'choir', ' Bring a pen '), 'choir', -1)
    expect(moved.items[1]).toEqual({ slug: 'choir', note: 'Bring a pen' })
  })
})
