import type { Collection } from './entities.ts'

/** One query parameter of the lists. */
export interface Parameter {
  readonly name: string
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  readonly lists: readonly Collection[]
  readonly description: string
}

const ALL: readonly Collection[] = [
  'services',
  'service_at_locations',
  'organizations',
  'taxonomies',
  'taxonomy_terms',
]

/** Every query parameter that the lists understand. */
export const parameters: readonly Parameter[] = [
  { name: 'page', type: 'integer', lists: ALL, description: 'Which page, from 1.' },
  { name: 'per_page', type: 'integer', lists: ALL, description: 'How many items a page has.' },
]
