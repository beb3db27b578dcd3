import type { ContentFiles } from '../api/content.ts'

/** The day on which everything in the town is fresh. */
export const TOWN_DAY = '2026-10-20'

const names = [
  'Art',
  'Baking',
  'Choir',
  'Dance',
  'English',
  'Fishing',
  'Garden',
  'Homework',
  'Ice',
  'Judo',
  'Knitting',
  'Lunch',
]
const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * A small directory in which everything differs: words, ages, days, times, terms and places, so that every parameter of
 * a feed has something to choose between, and every list more than one page.
 */
export function townFiles(): ContentFiles {
  const files: Record<string, object> = {
    'directory.yaml': {
      namespace: '9a4b86a5-5f30-4a4c-8d4e-2d8d2fca1c11',
      title: 'Services in Little Wick',
      publisher: { name: 'Little Wick Parish', url: 'https://little-wick.example.org/' },
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      base_url: 'https://feed.little-wick.example.org',
      per_page: { default: 5, maximum: 50 },
    },
  }
  for (const number of [1, 2, 3, 4, 5, 6]) {
    files[`organizations/trust-${number}.yaml`] = {
      name: `Trust ${number}`,
      description: 'It looks after its part of the village.',
      website: `https://trust-${number}.example.org/`,
    }
    files[`locations/hall-${number}.yaml`] = {
      name: `Hall ${number}`,
      location_type: 'physical',
      latitude: 51.4 + number / 100,
      longitude: -2.6,
      addresses: [
        {
          address_1: `${number} High Street`,
          city: 'Little Wick',
          state_province: 'Avon',
          postal_code: `BS${number} 1AA`,
          country: 'GB',
          address_type: 'physical',
        },
      ],
    }
    files[`taxonomies/list-${number}.yaml`] = {
      name: `List ${number}`,
      description: 'Terms by which services are found.',
      terms: [`a${number}`, `b${number}`].map((slug) => ({
        slug,
        name: `Term ${slug}`,
        description: 'Made up.',
      })),
    }
  }
  for (const [index, name] of names.entries()) {
    const number = (index % 6) + 1
    files[`services/${name.toLowerCase()}.yaml`] = {
      name: `${name} for everybody`,
      organization: `trust-${number}`,
      status: 'active',
      description: `${name} in good company.`,
      url: `https://trust-${number}.example.org/${name.toLowerCase()}`,
      email: `${name.toLowerCase()}@example.org`,
      minimum_age: index * 5,
      maximum_age: index * 5 + 20,
      taxonomy_terms: [`a${number}`, ...(index % 2 ? [`b${number}`] : [])],
      locations: [`hall-${number}`],
      service_areas: [`BS${number}`],
      schedules: [
        {
          freq: 'WEEKLY',
          byday: days[index % days.length],
          opens_at: `${String(8 + index).padStart(2, '0')}:00`,
          closes_at: `${String(9 + index).padStart(2, '0')}:30`,
          valid_from: '2026-01-01',
        },
      ],
      assured_date: '2026-10-01',
    }
  }
  return files
}
