import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { composeContent } from './homes.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(project, 'src/api/README.md'), 'utf8')
const examples = /\n\| search .*\n.*\n((?:\|.*\n)+)/.exec(page)![1]!.trim().split('\n')

describe('the examples of a search, in the example town', () => {
  let api: (request: Request) => Promise<Response>
  beforeAll(async () => {
    const { files, manifest } = await composeContent(join(project, 'content'))
    api = createApi({ store: createMemoryStore(files), manifest })
  })

  test('are several', () => expect(examples.length).toBeGreaterThan(4))

  test.each(examples)('%s', async (row) => {
    const [search = '', taken, first] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim().replaceAll('`', ''))
    const ask = (more: object) =>
      api(new Request(`https://x/services?${new URLSearchParams({ search, ...more })}`))
    const response = await ask({})
    const { contents } = (await response.json()) as { contents: { name: string }[] }
    expect(contents[0]!.name).toBe(first)
    const corrected = response.headers.get('osd-search-corrected')
    expect(corrected?.replace(/^.*?=/, '').split('|')[0] ?? '').toBe(taken)
    const strict = await ask({ match: 'all' })
    expect(await strict.json()).toMatchObject({ total_items: 0 })
  })

  test('include what a box is completed to', async () => {
    const [, path, json] = /`(\/_\/suggest\?q=[^`]*)`:\n\n```json\n([^`]*)```/.exec(page)!
    const response = await api(new Request(`https://x${path}`))
    expect(await response.json()).toEqual(JSON.parse(json!))
  })
})
