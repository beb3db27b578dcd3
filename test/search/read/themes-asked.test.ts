import { describe, expect, it } from 'vitest'
import { shippedThemes } from '../../../src/io/shipped-english.ts'
import { find } from '../../../src/search/read/find.ts'
import { indexOf, serviceOf } from '../fixture.ts'

const services = [
  {
    id: 'wheels',
    name: 'The Arch',
    description: 'Somebody who knows how a derailleur works mends cycles with you.',
  },
  { id: 'money', name: 'Debt advice', description: 'For people who owe money to a shop.' },
  { id: 'bus', name: 'Shopping bus', description: 'A minibus to the shops on Fridays.' },
  { id: 'hall', name: 'Village hall', description: 'Lessons, clubs and a stage.' },
].map(serviceOf)

const index = indexOf({ services }, { themes: shippedThemes() })
const idsOf = async (search: string, query = {}, { manifest, reader } = index) => {
  const { page } = await find(reader, manifest, 'services', { search, ...query })
  return page.map((i) => services[i]!.id)
}

describe('a search without a full match', () => {
  it('finds what its theme is about, and then what has some of its words', async () => {
    expect(await idsOf('brakes gone on my pushbike and no money for a shop')).toEqual(
      expect.arrayContaining(['wheels', 'money']),
    )
    expect((await idsOf('brakes gone on my pushbike and no money for a shop'))[0]).toBe('wheels')
  })

  it('finds it where no record has any of the words', async () => {
    expect(await idsOf('flat tyre')).toEqual(['wheels'])
    expect(await idsOf('tyre')).toEqual(['wheels'])
  })

  it('takes the theme from all that was asked', async () => {
    expect(await idsOf('unknownword', { asked: 'unknownword for my bicycle' })).toEqual(['wheels'])
  })

  it('leaves out what has a word by chance where no record has its theme', async () => {
    expect(await idsOf('driving lessons with a patient instructor')).toEqual([])
    expect(await idsOf('sewing lessons with a patient teacher')).not.toContain('bus')
  })

  it('says nothing of a text that could be about anything', async () => {
    expect(await idsOf('who runs this')).toEqual([])
  })
})

describe('themes are not asked for', () => {
  it('where a record has all words', async () => {
    const asked = index.asked.length
    expect(await idsOf('minibus')).toEqual(['bus'])
    expect(index.asked.slice(asked)).not.toContain('themes.bin')
  })

  it('where all words must be there', async () => {
    expect(await idsOf('flat tyre', { match: 'all' })).toEqual([])
  })

  it('where the index has no model', async () => {
    expect(await idsOf('flat tyre', {}, indexOf({ services }))).toEqual([])
  })
})
