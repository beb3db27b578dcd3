import type { ContentFiles } from '../api/content.ts'

/** A day on which no record of the town is stale. */
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

const numbers = [1, 2, 3, 4, 5, 6]

/** The hall that is in another town. */
const FAR = 6
const districtOf = (number: number) => (number === FAR ? 'EX1' : `BS${number}`)

const term = (slug: string, terms: readonly object[] = []) => ({
  slug,
  name: `Term ${slug}`,
  description: 'Made up.',
  ...(terms.length > 0 && { terms }),
})

/**
 * A small directory whose records differ in words, ages, days, times, terms and places, so that every parameter can be
 * tried, and every list has more than one page.
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
  for (const number of numbers) {
    files[`organizations/trust-${number}.yaml`] = {
      name: `Trust ${number}`,
      description: 'It looks after its part of the village.',
      website: `https://trust-${number}.example.org/`,
    }
    files[`locations/hall-${number}.yaml`] = {
      name: `Hall ${number}`,
      location_type: 'physical',
      latitude: 51.4 + number / 100 - (number === FAR ? 0.75 : 0),
      longitude: number === FAR ? -3.53 : -2.6,
      addresses: [
        {
          address_1: `${number} High Street`,
          city: 'Little Wick',
          state_province: 'Avon',
          postal_code: `${districtOf(number)} 1AA`,
          country: 'GB',
          address_type: 'physical',
        },
      ],
    }
    files[`taxonomies/list-${number}.yaml`] = {
      name: `List ${number}`,
      description: 'Terms by which services are found.',
      terms: [term(`a${number}`, [term(`b${number}`, [term(`c${number}`)])])],
    }
  }
  for (const [index, name] of names.entries()) {
    const number = (index % 6) + 1
    files[`services/${name.toLowerCase()}.yaml`] = {
      name: `${name} lessons for everybody`,
      organization: `trust-${number}`,
      status: 'active',
      description: `${name} in good company.`,
      url: `https://trust-${number}.example.org/${name.toLowerCase()}`,
      email: `${name.toLowerCase()}@example.org`,
      minimum_age: index * 5,
      maximum_age: index * 5 + 20,
      taxonomy_terms: [`a${number}`, ...(index % 2 ? [`b${number}`] : [])],
      locations: [`hall-${number}`],
      service_areas: index < 6 ? [districtOf(number)] : numbers.map(districtOf),
      schedules: [
        {
          freq: 'WEEKLY',
          byday: days[index % days.length],
          opens_at: `${String(8 + index).padStart(2, '0')}:00`,
          closes_at: `${String(9 + index).padStart(2, '0')}:30`,
          valid_from: '2026-01-01',
        },
      ],
      last_modified: `2026-09-${10 + index}T12:00:00Z`,
      assured_date: '2026-10-01',
    }
  }
  return files
}
