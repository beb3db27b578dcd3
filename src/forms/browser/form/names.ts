import { withoutAccents } from '../../../text/accents.ts'
import { editPath } from '../../../feed/paths.ts'
import type { Neighbour } from '../../change/stand-ins.ts'

/** Something that a record can refer to, as a list offers it. */
export interface Named extends Neighbour {
  /** What tells two of one name apart: a town and a postcode, or the topics above. */
  readonly detail: string
  readonly parent?: string
}

type Kind = Neighbour['kind']

/** The file with the names of a kind. */
const LISTS = {
  ...{ organization: 'organizations', location: 'locations' },
  ...{ taxonomy_term: 'taxonomies', area: 'areas' },
} as const satisfies Readonly<Record<Kind, Parameters<typeof editPath>[0]>>

/** A cache of the names that references resolve to. It starts with those in the published form; `load` fetches all names of a kind, once. */
export interface Names {
  readonly known: Map<string, Neighbour>
  load(kind: Kind): Promise<readonly Named[]>
}

export function createNames(known = new Map<string, Neighbour>()): Names {
  const loaded = new Map<Kind, Promise<readonly Named[]>>()

  async function read(kind: Kind): Promise<readonly Named[]> {
    const list = LISTS[kind]
    const response = await fetch(editPath(list))
    if (!response.ok) throw new Error(String(response.status))
    const { [list]: entries = [] } = (await response.json()) as Readonly<Record<string, Entry[]>>
    const named = entries.flatMap((entry) => (entry.terms ? termsOf(entry) : toNamed(entry, kind)))
    for (const one of named) known.set(one.id, one)
    return named
  }

  return {
    known,
    load(kind) {
      const loading = loaded.get(kind) ?? read(kind)
      loaded.set(kind, loading)
      // Without a connection it is tried again.
      loading.catch(() => loaded.delete(kind))
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

const toNamed = ({ slug, id = slug, name, city, postal_code }: Entry, kind: Kind): Named => ({
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
  (await Promise.all((Object.keys(LISTS) as Kind[]).map(load))).flat()

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

const plain = (text: string) => withoutAccents(text).toLowerCase()
