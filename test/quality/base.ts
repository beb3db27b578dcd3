import { checkContent } from '../../src/pipeline.ts'
import { advise, toAdvised } from '../../src/quality/check.ts'
import type { Advice } from '../../src/quality/advice.ts'
import type { Advised } from '../../src/quality/advice.ts'
import { type Files, sourcesOf } from '../rules/base.ts'
import { sourceOf } from '../coverage/helpers.ts'

/** A small directory that nothing need be said of: an organization, a place, a taxonomy, and one good service. */
export const base: Files = {
  'organizations/acorn-trust.yaml': {
    name: 'Acorn Trust',
    description: 'A charity that brings the neighbours of Bedminster together.',
    website: 'https://acorn.example.org',
  },
  'taxonomies/topics.yaml': {
    name: 'Topics',
    description: 'What services are about.',
    terms: [{ slug: 'food', name: 'Food', description: 'Meals and groceries.' }],
  },
  'services/lunch.yaml': {
    name: 'Lunch',
    status: 'active',
    organization: 'acorn-trust',
    description: 'A hot meal and company for people over sixty.',
    hours: ['Tue 12:00-14:00'],
    locations: ['village-hall'],
    taxonomy_terms: ['food'],
    assured_date: '2026-10-01',
  },
}

/** The day on which advice is asked for. */
export const NOW = '2026-11-21'

/** Postcodes that were taken in, each at its point. */
export type Postcodes = Readonly<Record<string, readonly [latitude: number, longitude: number]>>

export interface Asked {
  readonly now?: string | undefined
  readonly postcodes?: Postcodes | undefined
}

/** What advice can be given on the base with other files. */
export function advisedOf(files: Files, { now, postcodes = {} }: Asked = {}): Advised {
  const { directory, diagnostics } = checkContent(sourcesOf({ ...base, ...files }))
  if (!directory) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  const rows = Object.entries(postcodes).map(
    ([postcode, [latitude, longitude]]) => [postcode, Number(latitude), Number(longitude)] as const,
  )
  return toAdvised(directory, {
    ...(now !== undefined && { now }),
    postcodes: rows.length > 0 ? [sourceOf(rows)] : [],
  })
}

/** All advice on the base with other files. */
export const adviceOn = (files: Files = {}, asked: Asked = {}): Advice[] => [
  ...advise(advisedOf(files, asked)),
]
