import { checkContent } from '../../src/generator/pipeline.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { advise, createQualityContext } from '../../src/quality/advise.ts'
import type { Advice, QualityContext } from '../../src/quality/rules/quality-rule.ts'
import { type Files, sourcesOf } from '../rules/base.ts'
import { sourceOf } from '../coverage/helpers.ts'

/** A small directory without advice: an organization, a place, a taxonomy and one good service. */
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
  'locations/village-hall.yaml': {
    name: 'Village Hall',
    latitude: 51.4434,
    longitude: -2.6047,
    addresses: [
      {
        address_1: '1 High Street',
        city: 'Bristol',
        state_province: 'Bristol',
        postal_code: 'BS3 1JA',
      },
    ],
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

/** Today. */
export const NOW = '2026-11-21'

/** Ingested postcodes and their coordinates. */
export type Postcodes = Readonly<Record<string, readonly [latitude: number, longitude: number]>>

export interface Options {
  readonly now?: string | undefined
  readonly postcodes?: Postcodes | undefined
}

/** The base with other files, ready to be checked. */
export function contextOf(files: Files, { now, postcodes = {} }: Options = {}): QualityContext {
  const { directory, diagnostics } = checkContent(sourcesOf({ ...base, ...files }))
  if (!directory) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  const rows = Object.entries(postcodes).map(
    ([postcode, [latitude, longitude]]) => [postcode, Number(latitude), Number(longitude)] as const,
  )
  return createQualityContext(directory, {
    ...(now !== undefined && { now }),
    postcodes: rows.length > 0 ? [sourceOf(rows)] : [],
    sectors: shippedSectors(),
  })
}

/** All advice on the base with other files. */
export const adviceOn = (files: Files = {}, options: Options = {}): Advice[] => [
  ...advise(contextOf(files, options)),
]
