import type { CheckedRecord } from '../../change/check-change.ts'
import type { FormKind } from '../../questions/fields.ts'
import type { TakenSlugs } from '../../change/name-new-records.ts'
import { freeSlug, slugOf } from '../../../record/slug.ts'
import { pageAt } from '../../../pages/address.ts'
import type { Names } from './names.ts'

/** The slugs that published records have, as far as somebody has typed a name that leads to one. */
export function createPublishedSlugs(load: Names['load'], onFound: () => void) {
  const taken: Record<FormKind, string[]> = { service: [], organization: [], location: [] }
  const asked = new Map<string, Promise<boolean>>()

  async function ask(kind: FormKind, slug: string): Promise<boolean> {
    if (kind !== 'service') return (await load(kind)).some((one) => one.slug === slug)
    const { ok } = await fetch(pageAt(`services/${slug}`), { method: 'HEAD' })
    return ok
  }

  function isPublished(kind: FormKind, slug: string): Promise<boolean> {
    const key = `${kind} ${slug}`
    const answer = asked.get(key) ?? ask(kind, slug)
    asked.set(key, answer)
    // Without a connection it is asked again.
    answer.catch(() => asked.delete(key))
    return answer
  }

  async function lookFor(kind: FormKind, name: string): Promise<boolean> {
    const slug = slugOf(name)
    for (let isFound = false; ; isFound = true) {
      const free = freeSlug(slug, taken[kind])
      if (slug === '' || !(await isPublished(kind, free))) return isFound
      taken[kind].push(free)
    }
  }

  return {
    taken: taken as TakenSlugs,
    /** The address of the page of a service with this name; undefined when there is none, or it is not known yet. */
    twinOf(name: string): string | undefined {
      const slug = slugOf(name)
      return taken.service.includes(slug) ? pageAt(`services/${slug}`) : undefined
    },
    /** Looks for the names of new records. Calls back when it finds some. */
    async look(records: readonly CheckedRecord[]): Promise<void> {
      const added = records.filter((record) => !('id' in record))
      const found = added.map(({ kind, after }) => lookFor(kind, after.name ?? ''))
      // The editors find out at the latest, when they apply the change.
      const isFound = await Promise.all(found).catch((): boolean[] => [])
      if (isFound.includes(true)) onFound()
    },
  }
}
