import type { Directory } from '../directory/directory.ts'
import { memoise } from '../text/memoise.ts'

/** The published part of a directory: everything but drafts. What is written inside a draft is a draft as well. */
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
