import { v5 } from 'uuid'
import type { RecordKind } from '../../record/schema/written.ts'
import { formats } from '../../record/schema/formats.ts'
import { slugOf } from '../../record/slug.ts'
import { fold } from '../model/fold.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isFiller } from '../../values/filler.ts'
import { type Item, childrenOf, textOf, valuesOf } from '../model/item.ts'
import type { Model, SharedKind } from '../model/model.ts'
import type { Name } from './draft.ts'

/** What the content folder knows of records, by id. */
export interface Known {
  /** The slug that a record has now; absent when it has no file. */
  readonly slugOf: (kind: RecordKind, id: string) => string | undefined
  /** The slug that it had when this source brought it; absent for a record that this source never brought. */
  readonly importedAs: (id: string) => string | undefined
  /** The id of the record that an editor put in its place. */
  readonly replacedBy: (id: string) => string | undefined
  /** The slugs in use. */
  readonly taken: (kind: RecordKind) => Iterable<string>
  /** Terms of taxonomies that this source did not bring: what references call them, by slug. */
  readonly terms: ReadonlySet<string>
  /** The same by their names, folded: those of a taxonomy by `TAXONOMY/NAME`, too. */
  readonly termsByName: ReadonlyMap<string, string>
  /** The slugs of the terms that this source has brought, by id. */
  readonly importedTerms: ReadonlyMap<string, string>
}

export interface Names {
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => Name | undefined
  /** True when a term stands for one of the directory, so that it is not written again. */
  readonly isReused: (term: Item) => boolean
}

/** Gives every item its id and its slug. Ids do not depend on names, and a slug stays once it was given. */
export function nameItems(
  model: Model,
  { namespace, source, known }: { namespace: string; source: string; known: Known },
): Names {
  const ids = createIds(namespace, source)
  const names = new Map<Item, Name>()
  const taken = new Map<string, Set<string>>()
  const kinds: readonly (readonly [RecordKind, readonly Item[]])[] = [
    ['organization', model.organizations],
    ['location', model.locations],
    ['service', model.services],
    ['taxonomy', model.taxonomies],
  ]
  for (const [kind, items] of kinds) {
    const used = new Set(known.taken(kind))
    taken.set(kind, used)
    const fresh: Item[] = []
    for (const item of items) {
      const id = ids(item)
      const was = known.importedAs(id)
      const now = known.slugOf(kind, known.replacedBy(id) ?? id)
      if (was !== undefined) {
        names.set(item, { was, now: now ?? '' })
        used.add(was)
      } else if (now !== undefined) names.set(item, { was: now, now })
      else fresh.push(item)
    }
    for (const item of fresh) {
      const slug = freeSlugIn(used, baseSlug(item))
      used.add(slug)
      names.set(item, { was: slug, now: slug })
    }
  }
  for (const organization of model.organizations) {
    const used = new Set<string>()
    for (const program of childrenOf(organization, 'programs')) {
      const slug = freeSlugIn(used, baseSlug(program))
      used.add(slug)
      names.set(program, { was: slug, now: slug })
    }
  }
  const reused = nameTerms(model, names, { ids, known })
  return { idOf: ids, nameOf: (item) => names.get(item), isReused: (term) => reused.has(term) }
}

const UUID = formats.uuid!

/** A UUID of the source stays; any other id, and a UUID that two records share, gives one of its own. */
function createIds(namespace: string, source: string): (item: Item) => string {
  const owners = new Map<string, Item>()
  const ids = new Map<Item, string>()
  return (item) => {
    const made = ids.get(item)
    if (made !== undefined) return made
    const key = (item.key ?? '').trim()
    const own = key.toLowerCase()
    const isFree = UUID.test(own) && (owners.get(own) ?? item) === item
    const id = isFree ? own : v5(`${source}/${item.kind as SharedKind}/${key}`, namespace)
    owners.set(id, item)
    ids.set(item, id)
    return id
  }
}

/**
 * Names terms, and returns those that stand for a term of the directory with the same name: only terms of records without an id of
 * their own do. Slugs are distinct in their taxonomy, and new ones also from those of the directory, so that no reference becomes
 * ambiguous. Where two taxonomies of the source have the same, the taxonomy stands before it.
 */
function nameTerms(
  model: Model,
  names: Map<Item, Name>,
  { ids, known }: { readonly ids: (item: Item) => string; readonly known: Known },
): ReadonlySet<Item> {
  const used = new Map<Item | undefined, Set<string>>()
  const slugs = new Map<Item, string>()
  const count = new Map<string, number>()
  const reused = new Set<Item>()
  // A list of topics is a taxonomy of its own.
  const isList = model.services.length + model.organizations.length === 0
  for (const term of model.terms) {
    const taxonomy = childrenOf(term, 'taxonomy')[0]
    const old = known.importedTerms.get(ids(term))
    const ours = old !== undefined || isList ? undefined : ourTerm(term, known)
    if (ours !== undefined) {
      reused.add(term)
      names.set(term, { was: ours, now: ours })
      continue
    }
    const here = used.get(taxonomy) ?? new Set<string>()
    used.set(taxonomy, here)
    const base = baseSlug(term)
    // One that an editor changed is not taken for the slug of the import.
    const isKept =
      old !== undefined && !here.has(old) && [old, old.replace(/-\d+$/, '')].includes(base)
    let slug = isKept ? old : freeSlugIn(here, base)
    for (here.add(slug); old === undefined && known.terms.has(slug); here.add(slug))
      slug = freeSlugIn(here, base)
    slugs.set(term, slug)
    count.set(slug, (count.get(slug) ?? 0) + 1)
  }
  for (const [term, slug] of slugs) {
    const taxonomy = names.get(childrenOf(term, 'taxonomy')[0]!)
    const isAlone = count.get(slug) === 1 && !known.terms.has(slug)
    const written = isAlone ? slug : `${taxonomy?.now ?? ''}/${slug}`
    const was = isAlone ? slug : `${taxonomy?.was ?? ''}/${slug}`
    names.set(term, { was, now: taxonomy?.now === '' ? '' : written })
  }
  return reused
}

/** The reference to the term of the directory with the same name, best in a taxonomy with the same name. */
function ourTerm(term: Item, { termsByName }: Known): string | undefined {
  if (term.values.has('id')) return undefined
  const name = fold(textOf(term, 'name'))
  const [taxonomy] = childrenOf(term, 'taxonomy')
  return (
    termsByName.get(`${taxonomy ? fold(textOf(taxonomy, 'name')) : ''}/${name}`) ??
    termsByName.get(name)
  )
}

/** The slug of the name; of the address for a place without one. */
function baseSlug(item: Item): string {
  const [address] = childrenOf(item, 'addresses')
  const isHidden = textOf(item, 'visibility') !== '' && textOf(item, 'visibility') !== 'full'
  const texts = isHidden
    ? [address && textOf(address, 'city')]
    : [
        valuesOf(item, 'name')[0]?.text,
        address && textOf(address, 'address_1'),
        address && textOf(address, 'city'),
      ]
  for (const text of texts) {
    const clean = cleanText(text ?? '').text
    const slug = isFiller(clean) ? '' : slugOf(clean)
    if (slug !== '') return slug
  }
  return item.kind === 'location' ? 'place' : item.kind.replace('_', '-')
}

/** `lunch-club`, `lunch-club-2` …; the last number given out is remembered, so that a thousand equal names are quick. */
function freeSlugIn(used: Set<string> & { next?: Map<string, number> }, slug: string): string {
  if (!used.has(slug)) return slug
  const next = (used.next ??= new Map<string, number>())
  for (let number = next.get(slug) ?? 2; ; number++) {
    const candidate = `${slug.slice(0, 94)}-${number}`
    if (used.has(candidate)) continue
    next.set(slug, number + 1)
    return candidate
  }
}
