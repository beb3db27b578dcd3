import type { Directory } from '../directory/directory.ts'
import { memoise } from '../memoise.ts'

/** What of a directory is published: no draft. What is written inside a draft is one as well. */
export const publishedOf = memoise(
  ({
    organizations,
    locations,
    services,
  }: Directory): Pick<Directory, 'organizations' | 'locations' | 'services'> => ({
    organizations: organizations.filter(isPublished),
    locations: locations.filter(isPublished),
    services: services.filter(isPublished),
  }),
)

const isPublished = ({ draft }: { readonly draft: boolean }) => !draft
