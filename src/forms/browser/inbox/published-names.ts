import type { NamesByReference } from '../../server/inbox/describe.ts'
import { type NameList, createNames } from '../form/names.ts'

/** The names that are published, by the slugs and ids of records. Without them a reference is its own name. */
export async function publishedNames(): Promise<NamesByReference> {
  const { load } = createNames()
  const namesIn = async (list: NameList) => {
    const named = await load(list).catch(() => [])
    return new Map(named.flatMap(({ id, slug, name }) => [[id, name] as const, [slug, name]]))
  }
  const [organizations, locations, terms, areas] = await Promise.all([
    namesIn('organizations'),
    namesIn('locations'),
    namesIn('taxonomies'),
    namesIn('areas'),
  ])
  return { organizations, locations, terms, areas }
}
