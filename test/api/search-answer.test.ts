import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { contentFiles } from './content.ts'
import { composeContent, writeContent } from './homes.ts'

interface Page {
  readonly total_items: number
  readonly total_pages: number
  readonly contents: readonly { id: string; name: string; matched_words?: object[] }[]
}

let api: (request: Request) => Promise<Response>
beforeAll(async () => {
  const folder = await writeContent(contentFiles())
  const { files, manifest } = await composeContent(`${folder.path}/content`)
  await folder.remove()
  api = createApi({ store: createMemoryStore(files), manifest })
})

const ask = (query: string) => api(new Request(`https://feed.example.org/services?${query}`))
const pageOf = async (query: string) => (await (await ask(query)).json()) as Page

describe('the answer to a search', () => {
  test('names what was corrected, for pages of other sites as well', async () => {
    const { headers } = await ask('search=chior+clubz')
    expect(headers.get('osd-search-corrected')).toBe('chior=choir, clubz=club')
    expect(headers.get('osd-search-complete')).toBe('33')
    const exposed = headers.get('access-control-expose-headers')!.split(', ')
    expect(exposed).toEqual(expect.arrayContaining(['OSD-Search-Complete', 'OSD-Search-Corrected']))
  })

  test('has headers of ASCII characters, whatever was asked', async () => {
    const { headers } = await ask(`search=${encodeURIComponent('Zürihc Ébèen привет')}`)
    expect(headers.get('osd-search-corrected')).toMatch(/^[!-~ ]+$/)
  })

  test('has no such header for what is written as in the records, nor without a search', async () => {
    expect((await ask('search=Choir')).headers.get('osd-search-corrected')).toBeNull()
    const { headers } = await ask('per_page=5')
    expect([...headers.keys()].filter((name) => name.startsWith('osd-search'))).toEqual([])
  })

  test('has records with every word first, over all pages', async () => {
    const search = 'search=choir+seven+99'
    const { headers } = await ask(search)
    expect(headers.get('osd-search-complete')).toBe('0')
    const whole = await pageOf(`${search}&per_page=100`)
    const names: string[] = []
    for (let page = 1; page <= 7; page++)
      names.push(
        ...(await pageOf(`${search}&per_page=5&page=${page}`)).contents.map(({ id }) => id),
      )
    expect(whole.total_items).toBe(34)
    expect(names).toEqual(whole.contents.map(({ id }) => id))
    expect((await ask(`${search}&per_page=5&page=8`)).status).toBe(404)
  })

  test('keeps the mode in links', async () => {
    const link = (await ask('search=choir&match=all&why=true&per_page=9')).headers.get('link')
    expect(link).toContain('match=all&why=true')
  })

  test('to match=all has neither corrected nor missing words', async () => {
    expect((await pageOf('search=chior&match=all')).total_items).toBe(0)
    expect((await pageOf('search=choir+seven&match=ALL')).total_items).toBe(0)
    expect((await pageOf('search=choir&match=all')).total_items).toBe(32 + 1)
    expect((await ask('search=choir&match=any')).status).toBe(400)
  })

  test('says of each item which words it has', async () => {
    const [first] = (await pageOf('search=chior+99+seven&why=true&per_page=1')).contents
    expect(first!.matched_words).toEqual([{ asked: '99', found: ['99'] }])
    const { contents } = await pageOf('search=chior&why=true&full=true')
    for (const { matched_words } of contents)
      expect(matched_words).toEqual([{ asked: 'chior', found: ['choir'] }])
    expect((await pageOf('why=true&per_page=1')).contents[0]).not.toHaveProperty('matched_words')
    expect((await ask('search=choir&why=true&format=ndjson')).status).toBe(400)
    expect((await ask('search=choir&why=true&minimal=true')).status).toBe(400)
  })

  test('to a meaningless search is empty', async () => {
    for (const search of ['qzxvkjwbqph', 'xxxxxxxx zzzzzzzz', '😀', 'ʼ', '%CC%81%CC%81'])
      expect((await pageOf(`search=${search}`)).total_items, search).toBe(0)
  })
})
