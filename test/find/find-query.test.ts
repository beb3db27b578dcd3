import { describe, expect, it } from 'vitest'
import { findAddress, readFindQuery, toApiQuery } from '../../src/find/find-query.ts'

const read = (text: string) => readFindQuery(new URLSearchParams(text))
const TERM = '717c3249-a7bb-5cca-8083-4e4c92c62fd2'

describe('the query of the search page', () => {
  it('is what the form sends', () => {
    expect(read(`search=+lunch+club+&postcode=BS3+1QG&topic=${TERM}&day=TU&page=2`)).toEqual({
      search: 'lunch club',
      postcode: 'BS3 1QG',
      topic: TERM,
      day: 'TU',
      page: 2,
    })
  })

  it.each(['', 'page=0', 'page=-1', 'page=x', 'day=Tuesday', 'topic=food', 'page=1.5'])(
    'leaves out what no form sends: %s',
    (text) => {
      expect(read(text)).toEqual({ search: '', postcode: '', topic: '', day: '', page: 1 })
    },
  )

  it('is cut when it is very long', () => {
    expect(read(`search=${'a'.repeat(2000)}`).search).toHaveLength(200)
  })

  it('has an address that reads the same, on the first page after a change', () => {
    const query = read('search=a%26b&day=MO&page=3')
    expect(read(findAddress(query, { page: 3 }).slice('/find?'.length))).toEqual(query)
    expect(findAddress(query, { day: '' })).toBe('/find?search=a%26b')
    expect(findAddress(read(''))).toBe('/find')
  })

  it('asks the API the same', () => {
    expect(Object.fromEntries(toApiQuery(read(`search=a&topic=${TERM}`)))).toMatchObject({
      search: 'a',
      taxonomy_term_id: TERM,
      page: '1',
    })
  })
})
