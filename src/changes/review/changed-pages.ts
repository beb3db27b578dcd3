import type { Directory } from '../../directory/directory.ts'
import type { Version } from '../version.ts'

/** A page for people that shows a changed record, or that the publisher has written. */
export interface ChangedPage {
  readonly name: string
  /** Its path on the site: `/find/services/lunch-club`. */
  readonly path: string
}

/** Composes the path of a page: `services/lunch-club` becomes `/find/services/lunch-club`. */
export type PageAt = (path: string) => string

/**
 * The pages of the services, organizations and own pages whose files differ, and of those that are removed, where a preview
 * says so. Drafts have none.
 */
export function changedPages(
  before: Version,
  { directory, texts }: Version,
  pageAt: PageAt,
): ChangedPage[] {
  if (directory.settings.pages === 'off') return []
  const isChanged = (file: string) => before.texts.get(file) !== texts.get(file)
  const recordsIn = (one: Directory) =>
    FOLDERS.flatMap((folder) =>
      one[folder]
        .filter(({ draft, slug, place }) => !draft && place.file === `${folder}/${slug}.yaml`)
        .map(({ slug, value, place }) => ({
          name: value.name ?? slug,
          path: pageAt(`${folder}/${slug}`),
          file: place.file,
        })),
    )
  const gone = recordsIn(before.directory).filter(({ file }) => !texts.has(file))
  const own = directory.pages.map(({ slug, title, file }) => ({
    name: title,
    path: pageAt(slug),
    file,
  }))
  return [...recordsIn(directory), ...gone, ...own]
    .filter(({ file }) => isChanged(file))
    .map(({ name, path }) => ({ name, path }))
}

const FOLDERS = ['services', 'organizations'] as const
