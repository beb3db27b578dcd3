import { FOLDERS } from '../../../record/schema/written.ts'
import { editPath } from '../../../feed/paths.ts'
import type { Neighbour } from '../../change/stand-ins.ts'
import type { FormKind } from '../../questions/fields.ts'

/** Something that a record can refer to, as a list offers it. */
export interface Named extends Neighbour {
  /** What tells two of one name apart: a town and a postcode, or the topics above. */
  readonly detail: string
  readonly parent?: string
}

export type NameList = Parameters<typeof editPath>[0]

/** The list of the names of a kind; services are not referred to, but their topics are. */
export const LISTS = { ...FOLDERS, service: 'taxonomies' } as const satisfies Readonly<
  Record<FormKind, NameList>
>

/** The names of what records refer to: those of the published record, and whole lists when somebody asks for them. */
export interface Names {
  readonly known: Map<string, Neighbour>
  load(list: NameList): Promise<readonly Named[]>
}

export function createNames(known = new Map<string, Neighbour>()): Names {
  const lists = new Map<NameList, Promise<readonly Named[]>>()

  async function read(list: NameList): Promise<readonly Named[]> {
    const response = await fetch(editPath(list))
    if (!response.ok) throw new Error(String(response.status))
    const { [list]: entries = [] } = (await response.json()) as Readonly<Record<string, Entry[]>>
    const kind = KINDS[list]
    const named = entries.flatMap((entry) => (entry.terms ? termsOf(entry) : toNamed(entry, kind)))
    for (const one of named) known.set(one.id, one)
    return named
  }

  return {
    known,
    load(list) {
      const loading = lists.get(list) ?? read(list)
      lists.set(list, loading)
      // Without a connection it is tried again.
      loading.catch(() => lists.delete(list))
      return loading
    },
  }
}

interface Entry {
  /** Areas have none. */
  readonly id?: string
  readonly slug: string
  readonly name: string
  readonly city?: string
  readonly postal_code?: string
  readonly parent_id?: string
  readonly terms?: readonly Entry[]
}

const KINDS: Readonly<Record<NameList, Neighbour['kind']>> = {
  organizations: 'organization',
  locations: 'location',
  taxonomies: 'taxonomy_term',
  areas: 'area',
}

/** The list with the names of a kind. */
export const listOf = (kind: Neighbour['kind']): NameList =>
  (Object.keys(KINDS) as NameList[]).find((list) => KINDS[list] === kind)!

const toNamed = (
  { slug, id = slug, name, city, postal_code }: Entry,
  kind: Neighbour['kind'],
): Named => ({
  kind,
  id,
  slug,
  name,
  detail: [city, postal_code].filter(Boolean).join(' '),
})

function termsOf({ slug, name: taxonomy, terms = [] }: Entry): Named[] {
  const byId = new Map(terms.map((term) => [term.id, term]))
  const above = ({ parent_id = '' }: Entry): string[] => {
    const parent = byId.get(parent_id)
    return parent ? [...above(parent), parent.name] : []
  }
  return terms.map((term) => ({
    ...toNamed(term, 'taxonomy_term'),
    taxonomy: { slug, name: taxonomy },
    detail: [taxonomy, ...above(term)].join(' › '),
    ...(term.parent_id && { parent: term.parent_id }),
  }))
}

/** Loads everything that records can refer to. */
export const loadNeighbours = async (load: Names['load']): Promise<readonly Neighbour[]> =>
  (await Promise.all([...Object.values(LISTS), 'areas' as const].map(load))).flat()

/** Those in whose name or detail every word of a text is, those that begin with it first. */
export function matching(names: readonly Named[], text: string): Named[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = names.filter(({ name, detail }) => {
    const whole = plain(`${name} ${detail}`)
    return words.every((word) => whole.includes(word))
  })
  const rank = ({ name }: Named) => {
    const at = plain(name).indexOf(words[0]!)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return found.toSorted((a, b) => rank(a) - rank(b))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
