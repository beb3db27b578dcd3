import { memoise } from '../../../text/memoise.ts'
import type { Directory } from '../../directory.ts'

/** The ids that are published, each with its file. Drafts are not. */
export const publishedIds = memoise(
  ({ organizations, locations, services, taxonomies }: Directory): ReadonlyMap<string, string> =>
    new Map(
      [
        ...organizations,
        ...locations,
        ...services,
        ...services.flatMap(({ places }) => places),
        ...taxonomies,
        ...taxonomies.flatMap(({ terms }) => terms),
      ]
        .filter(({ draft }) => !draft)
        .map(({ id, place }) => [id, place.file]),
    ),
)
