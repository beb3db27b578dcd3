import { describe, expect, it } from 'vitest'
import { NO_FIELDS } from '../../src/finder/pages/search-form.ts'
import { findAddress, readFindQuery } from '../../src/finder/find-query.ts'

const read = (text: string) => readFindQuery(new URLSearchParams(text))
const OTHER = '02d89c5d-e05f-4929-abc7-65aa0f10f5dd'
const TERM = '717c3249-a7bb-5cca-8083-4e4c92c62fd2'

describe('the query of the search page', () => {
  it('is what the form sends', () => {
    expect(read(`search=+lunch+club+&place=BS3+1QG&topic=${TERM}&day=TU&page=2`)).toEqual({
      ...NO_FIELDS,
      search: 'lunch club',
      place: 'BS3 1QG',
      topics: [TERM],
      day: 'TU',
      within: '',
      typed: '',
      unread: [],
      page: 2,
    })
  })

  it.each([
    '',
    'page=0',
    'page=-1',
    'page=x',
    'day=Tuesday',
    'topic=food',
    'topic=717c3249',
    'page=1.5',
    'when=soon',
    'age=x',
    'age=-1',
    'free=no',
    'sort=price',
    'within=5',
  ])('leaves out what no form sends: %s', (text) => {
    expect(read(text)).toEqual({ ...NO_FIELDS, within: '', typed: '', unread: [], page: 1 })
  })

  it('has any number of topics, a time or a day, an age and a price', () => {
    const query = read(`topic=${TERM}&topic=${OTHER}&topic=&topic=${TERM}&when=now&age=07&free=yes`)
    expect(query).toMatchObject({ topics: [TERM, OTHER], when: 'now', age: '7', free: 'yes' })
    expect(read(findAddress(query).slice('/find?'.length))).toEqual(query)
    expect(read('when=MO')).toMatchObject({ when: '', day: 'MO' })
    const ticked = read('access=lift&access=step-free&access=stairs&free=yes&free=yes&within=3')
    expect(ticked).toMatchObject({ access: 'step-free lift', free: 'yes', within: '3' })
    expect(findAddress(ticked)).toBe('/find?free=yes&access=step-free&access=lift&within=3')
    expect(read(findAddress(ticked).slice('/find?'.length))).toEqual(ticked)
  })

  it.each(['51.4', 'here,there', '91,0', '0,181', ',', '1,2,3', '0x10,1'])(
    'asks where somebody is who sends %s',
    (near) => {
      expect(read(`near=${near}`)).toMatchObject({ near: 'me', place: '' })
    },
  )

  it('reads answers in any case of letters, and no characters that cannot be seen', () => {
    expect(read('day=tu&when=NOW&free=Yes&access=STEP-FREE&sort=Name&within=ANY')).toMatchObject({
      ...{ day: 'TU', when: 'now', free: 'yes', access: 'step-free', sort: 'name', within: 'any' },
    })
    expect(read('search=%0blunch%0aclub%00').search).toBe('lunch club\ufffd')
  })

  it('still reads the links from when its place was a postcode', () => {
    expect(read('postcode=BS3+1QG')).toMatchObject({ place: 'BS3 1QG' })
  })

  it('knows where somebody is to about 500 metres only', () => {
    expect(read('near=51.454513,-2.587910').near).toBe('51.4550,-2.5875')
  })

  it('is cut when it is very long', () => {
    expect(read(`search=${'a'.repeat(2000)}`).search).toHaveLength(200)
  })

  it('has an address that reads the same, on the first page after a change', () => {
    const query = read('search=a%26b&day=MO&page=3')
    expect(read(findAddress(query, { page: 3 }).slice('/find?'.length))).toEqual(query)
    expect(findAddress(query, { day: '' })).toBe('/find?search=a%26b')
    expect(findAddress(read(''))).toBe('/find')
  })
})
