import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../../src/feed/lists.ts'
import {
  type Members,
  createParts,
  wholeFiles,
} from '../../../../src/generator/site/documents/members.ts'
import type { Site } from '../../../../src/generator/site/composed-site.ts'

const entry = (id: string) => ({ id, detail: () => ({ id }) }) as unknown as Entry
const lists = {
  services: ['a1', 'b1', 'a2', 'none'].map(entry),
  organizations: ['a3', 'c1'].map(entry),
  taxonomies: ['a4'].map(entry),
}
const site = { feed: { lists } } as unknown as Site
const members: Members = {
  collections: ['services', 'organizations'],
  file: (_, { id }) => (id === 'none' ? undefined : `/${id[0]}.json`),
  make: (collection, { document }) => `"${document.id}":"${collection}"`,
}

describe('files with a member for each of some records', () => {
  const files = new Map([...wholeFiles(members, site)].map(([path, make]) => [path, make()]))

  it('have those of their records, in the order of the lists, and no others', () => {
    expect(Object.fromEntries(files)).toEqual({
      '/a.json': '{"a1":"services","a2":"services","a3":"organizations"}',
      '/b.json': '{"b1":"services"}',
      '/c.json': '{"c1":"organizations"}',
    })
  })

  it('are the same when they are made part by part', () => {
    const partOf = createParts(members, site)
    const made = new Map<string, string>()
    for (const [collection, entries] of Object.entries(lists))
      for (const entry of entries) {
        const part = partOf(collection as 'services', { entry, document: entry.detail() })
        if (!part) continue
        const before = made.get(part.path) ?? ''
        expect(part.at).toBe(before.length)
        made.set(part.path, `${before}${part.part as string}`)
      }
    expect(made).toEqual(files)
  })
})
