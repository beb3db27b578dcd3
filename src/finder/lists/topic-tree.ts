import { groupBy } from '../../directory/group-by.ts'
import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { Topic } from '../pages/topic-choice.ts'
import { languageOf } from '../../pages/translated.ts'
import type { Listed } from './listed.ts'

/** A taxonomy with its terms, each after its parent, as `/taxonomies/{id}` publishes it. */
export type Taxonomy = Document<'taxonomy'>
export type Term = Document<'taxonomy_term'>

/** The widest topics of a taxonomy that services have. */
export interface Vocabulary {
  readonly id: string
  readonly name: string
  readonly roots: readonly {
    readonly id: string
    readonly name: string
    readonly address: string
    readonly description: string | undefined
    readonly count: number
  }[]
}

/** The vocabularies with their widest topics, in their order. One without topics that services have is left out. */
export function vocabulariesOf(
  taxonomies: readonly Taxonomy[],
  services: readonly Listed[],
  context: PageContext,
): readonly Vocabulary[] {
  const tree = treeOf(taxonomies, services, context)
  return taxonomies
    .map((taxonomy) => ({
      id: taxonomy.id,
      name: taxonomy.name,
      roots: tree.rootsOf(taxonomy).flatMap((term) => {
        const address = tree.addressOf(term)
        const count = tree.servicesOf(term).length
        const { id, name, description } = term
        return address && count > 0 ? [{ id, name, address, description, count }] : []
      }),
    }))
    .filter(({ roots }) => roots.length > 0)
}

/** The topics that services have, each after the wider one that it belongs to. */
export function topicsIn(
  taxonomies: readonly Taxonomy[],
  services: readonly Listed[],
  context: PageContext,
): readonly Topic[] {
  const tree = treeOf(taxonomies, services, context)
  const below = (terms: readonly Term[], depth: number): readonly Topic[] =>
    terms
      .filter((term) => depth < MAX_DEPTH && tree.servicesOf(term).length > 0)
      .flatMap((term) => [
        {
          ...{ id: term.id, name: term.name, depth, address: tree.addressOf(term) },
          ...{ description: term.description, count: tree.servicesOf(term).length },
          ...languageOf(term.id, 'name', context),
        },
        ...below(tree.childrenOf(term), depth + 1),
      ])
  return taxonomies.flatMap((taxonomy) => below(tree.rootsOf(taxonomy), 0))
}

/** What the pages of topics know about terms. */
export interface Tree {
  readonly addressOf: (term: Term) => string | undefined
  readonly parentOf: (term: Term) => Term | undefined
  readonly childrenOf: (term: Term) => readonly Term[]
  readonly rootsOf: (taxonomy: Taxonomy) => readonly Term[]
  /** The services that have the term or one below it, each once, in the order of the list. */
  readonly servicesOf: (term: Term) => readonly Listed[]
}

export function treeOf(
  taxonomies: readonly Taxonomy[],
  services: readonly Listed[],
  context: PageContext,
): Tree {
  const terms = new Map(
    taxonomies.flatMap(({ taxonomy_terms = [] }) =>
      taxonomy_terms.map((term) => [term.id, term] as const),
    ),
  )
  const children = groupBy([...terms.values()], ({ parent_id }) => parent_id)
  const having = new Map<string, Set<Listed>>()
  for (const service of services)
    for (const id of service.topics)
      for (let term = terms.get(id), depth = 0; term && depth < MAX_DEPTH; depth++) {
        const found = having.get(term.id)
        if (found) found.add(service)
        else having.set(term.id, new Set([service]))
        term = term.parent_id === undefined ? undefined : terms.get(term.parent_id)
      }
  return {
    addressOf: ({ id }) => context.addressOf('taxonomy_terms', id),
    parentOf: ({ parent_id }) => (parent_id === undefined ? undefined : terms.get(parent_id)),
    childrenOf: ({ id }) => children.get(id) ?? [],
    rootsOf: ({ taxonomy_terms = [] }) =>
      taxonomy_terms.filter(({ parent_id }) => parent_id === undefined || !terms.has(parent_id)),
    servicesOf: ({ id }) => [...(having.get(id) ?? [])],
  }
}

/** Deeper than any taxonomy; a circle of parents ends here. */
export const MAX_DEPTH = 20
