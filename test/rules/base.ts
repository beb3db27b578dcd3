import { stringify } from 'yaml'
import { checkContent } from '../../src/pipeline.ts'
import { toVersion } from '../../src/content/version.ts'
import type { SourceFile } from '../../src/content/source-file.ts'

/** Files by name: a record as an object, any file as text, or null for one that is not there. */
export type Files = Readonly<Record<string, object | string | null>>

/** The least that a directory needs: an organization, a place and a taxonomy for services to name. */
export const base: Files = {
  'directory.yaml': { title: 'Test', namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f' },
  'organizations/acorn-trust.yaml': { name: 'Acorn Trust', description: 'A charity.' },
  'locations/village-hall.yaml': {
    name: 'Village Hall',
    addresses: [
      {
        address_1: '1 High Street',
        city: 'Bristol',
        state_province: 'Bristol',
        postal_code: 'BS3 1JA',
      },
    ],
  },
  'taxonomies/topics.yaml': {
    name: 'Topics',
    description: 'What services are about.',
    terms: [
      {
        slug: 'food',
        name: 'Food',
        description: 'Meals and groceries.',
        terms: [{ slug: 'lunch-clubs', name: 'Lunch clubs', description: 'A meal in company.' }],
      },
      { slug: 'older-people', name: 'Older people', description: 'People over 60.' },
    ],
  },
}

/** The least that a service needs. */
export const service = { name: 'Lunch Club', status: 'active', organization: 'acorn-trust' }

/** The files of a content folder: those of the base, but for what is changed. */
export const sourcesOf = (files: Files = {}): SourceFile[] =>
  Object.entries({ ...base, ...files })
    .flatMap(([file, content]) => (content === null ? [] : [{ file, text: toText(content) }]))
    .sort((a, b) => (a.file < b.file ? -1 : 1))

const toText = (content: object | string): string =>
  typeof content === 'string' ? content : stringify(content)

/** What was published before, of files that are no longer there as they were. */
export function publishedOf(files: Files) {
  const sources = sourcesOf(files)
  const { linked } = checkContent(sources)
  return linked && toVersion(linked, sources)
}
