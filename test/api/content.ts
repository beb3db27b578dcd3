import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Collection } from '../../src/hsds/collections.ts'

/** The number of records in each list of the test content, and the sizes of its pages. */
export const totals: Readonly<Record<Collection, number>> = {
  services: 130,
  service_at_locations: 130 + 65,
  organizations: 12,
  taxonomies: 2,
  taxonomy_terms: 14,
}
export const perPage = { default: 50, maximum: 100 }

/** The values of the files of a content folder, by name. They are written as JSON, which is YAML. */
export type ContentFiles = Readonly<Record<string, object | string>>

/** A directory with several pages: each service is at one location, and every other one at two. */
export function contentFiles(): ContentFiles {
  const files: Record<string, object> = {
    'directory.yaml': {
      namespace: '1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11',
      title: 'Services in Aldermouth',
      publisher: { name: 'Aldermouth Council', url: 'https://aldermouth.example.org/' },
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      per_page: perPage,
    },
  }
  for (const number of upTo(totals.organizations))
    files[`organizations/trust-${number}.yaml`] = {
      name: `Trust ${number}`,
      description: 'It looks after its part of the town.',
    }
  for (const number of upTo(20))
    files[`locations/hall-${number}.yaml`] = {
      name: `Hall ${number}`,
      location_type: 'physical',
      ...(number <= 10 && { accessibility: [{ description: 'Hearing loop' }] }),
      latitude: 51.4 + number / 1000,
      longitude: -2.6,
      addresses: [
        {
          address_1: `${number} High Street`,
          city: 'Aldermouth',
          state_province: 'Avon',
          postal_code: 'BS3 1AA',
          country: 'GB',
          address_type: 'physical',
        },
      ],
    }
  for (const taxonomy of ['needs', 'people'])
    files[`taxonomies/${taxonomy}.yaml`] = {
      name: `What ${taxonomy} there are`,
      description: 'Terms by which services are found.',
      terms: upTo(totals.taxonomy_terms / 2).map((number) => ({
        slug: `${taxonomy}-${number}`,
        name: `${taxonomy} ${number}`,
        description: 'Made up.',
      })),
    }
  for (const number of upTo(totals.services))
    files[`services/club-${number}.yaml`] = {
      name: `${['Art', 'Ébène', 'choir', 'Zürich'][number % 4]} club ${number}`,
      organization: `trust-${(number % totals.organizations) + 1}`,
      status: 'active',
      description: `Club number ${number} — “everybody” is welcome.`,
      taxonomy_terms: [`needs-${(number % 7) + 1}`],
      locations: [
        `hall-${(number % 20) + 1}`,
        ...(number % 2 ? [`hall-${((number + 7) % 20) + 1}`] : []),
      ],
      schedules: [
        {
          ...{ freq: 'WEEKLY', byday: 'TU', opens_at: '10:00', closes_at: '12:00' },
          ...(number % 13 === 0 && { attending_type: 'Online or by phone' }),
        },
      ],
      ...(number % 10 === 0 && { fees_description: 'Free.' }),
      assured_date: '2026-10-01',
    }
  return files
}

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

/** A temporary folder for a test. */
export interface TemporaryFolder {
  readonly path: string
  /** Writes files in the folder, by name. */
  write(files: ContentFiles): Promise<void>
  remove(): Promise<void>
}

export async function createFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'osd-feed-'))
  return {
    path,
    async write(files) {
      for (const [name, content] of Object.entries(files)) {
        const file = join(path, name)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
      }
    },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}
