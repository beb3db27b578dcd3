import { stringify } from 'yaml'
import type { Baseline } from '../../src/changes/baseline/baseline.ts'
import type { CheckContext, Checked } from '../../src/content/checked.ts'
import { type ParseCache, createParseCache } from '../../src/content/parse-cache.ts'
import type { SourceFile } from '../../src/content/source-file.ts'
import { toVersion } from '../../src/content/version.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'

/** Files by name: a record as an object, any file as text, or null for one that is not there. */
export type Files = Readonly<Record<string, object | string | null>>

/** A minimal directory: an organization, a place and a taxonomy that services can refer to. */
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

/** A minimal service. */
export const service = { name: 'Lunch Club', status: 'active', organization: 'acorn-trust' }

/** The files of the base with some changes. */
export const sourcesOf = (files: Files = {}): SourceFile[] =>
  Object.entries({ ...base, ...files })
    .flatMap(([file, content]) => (content === null ? [] : [{ file, text: toText(content) }]))
    .sort((a, b) => (a.file < b.file ? -1 : 1))

const toText = (content: object | string): string =>
  typeof content === 'string' ? content : stringify(content)

/** Checks the base with some changes. Parsers are reused: compiling the schema takes longer than the check. */
export function checkFiles(files: Files = {}, context: CheckContext = {}): Checked {
  const sources = sourcesOf(files)
  const settings = sources.find(({ file }) => file === 'directory.yaml')?.text ?? ''
  const cache = caches.get(settings) ?? createParseCache()
  caches.set(settings, cache)
  return checkContent(sources, { cache, sectors: shippedSectors(), ...context })
}

const caches = new Map<string, ParseCache>()

/** What a change is judged against when some files are published. */
export function baselineOf(files: Files): Baseline {
  const { linked } = checkFiles(files)
  return linked ? { before: toVersion(linked, sourcesOf(files)), published: linked } : {}
}
