import { groupBy } from '../../directory/group-by.ts'
import type { Document } from '../../hsds/types.ts'
import { FIND, pageAt } from '../../pages/address.ts'
import { isSensitive } from '../../pages/layout/quick-exit.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import { inNameOrder } from './letters.ts'
import { type Listed, listOfServices } from './listed.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { Topic } from '../pages/topic-choice.ts'
import { languageOf, written } from '../../pages/translated.ts'
import { prose } from '../../pages/parts/section.ts'

/** A taxonomy with its terms, each after its parent, as `/taxonomies/{id}` publishes it. */
export type Taxonomy = Document<'taxonomy'>
type Term = Document<'taxonomy_term'>

/** The pages of all topics, by their addresses: the trees of terms, and one page for each term. */
export function topicPages(
  taxonomies: readonly Taxonomy[],
  services: readonly Listed[],
  context: PageContext,
): ReadonlyMap<string, () => string> {
  const tree = treeOf(taxonomies, services, context)
  const terms = taxonomies.flatMap(({ taxonomy_terms = [] }) => taxonomy_terms)
  return new Map([
    [pageAt('topics'), () => overview(taxonomies, tree, context)],
    ...terms.flatMap((term) => {
      const address = tree.addressOf(term)
      return address ? [[address, () => topicPage(term, tree, context)] as const] : []
    }),
  ])
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
        { id: term.id, name: term.name, depth, ...languageOf(term.id, 'name', context) },
        ...below(tree.childrenOf(term), depth + 1),
      ])
  return taxonomies.flatMap((taxonomy) => below(tree.rootsOf(taxonomy), 0))
}

/** What the pages of topics know about terms. */
interface Tree {
  readonly addressOf: (term: Term) => string | undefined
  readonly parentOf: (term: Term) => Term | undefined
  readonly childrenOf: (term: Term) => readonly Term[]
  readonly rootsOf: (taxonomy: Taxonomy) => readonly Term[]
  /** The services that have the term or one below it, each once, in the order of the list. */
  readonly servicesOf: (term: Term) => readonly Listed[]
}

function treeOf(
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
const MAX_DEPTH = 20

function overview(taxonomies: readonly Taxonomy[], tree: Tree, context: PageContext): string {
  const { words } = context
  return layoutPage(
    {
      title: words.topics.title,
      address: pageAt('topics'),
      trail: [{ address: FIND, text: words.nav.find }],
      main: [
        html`<p>${words.topics.intro}</p> `,
        taxonomies.map(
          (taxonomy) =>
            html`<section>
              <h2 ${written(taxonomy.id, 'name', context)}>${taxonomy.name}</h2>
              ${branch(tree.rootsOf(taxonomy), tree, context)}
            </section> `,
        ),
      ],
    },
    context,
  )
}

/** Terms that have services, and below each those that are narrower. */
function branch(
  terms: readonly Term[],
  tree: Tree,
  context: PageContext,
  depth = 0,
): Html | undefined {
  const used = terms.filter((term) => tree.servicesOf(term).length > 0)
  if (used.length === 0 || depth > MAX_DEPTH) return undefined
  const countOf = (term: Term) =>
    context.words.topics.services({ count: tree.servicesOf(term).length })
  return html`<ul class="plain">
    ${used.map(
      (term) =>
        html`<li>
          <a href="${tree.addressOf(term)}" ${written(term.id, 'name', context)}>${term.name}</a>
          <span class="quiet">${countOf(term)}</span
          >${branch(tree.childrenOf(term), tree, context, depth + 1)}
        </li> `,
    )}
  </ul> `
}

function topicPage(term: Term, tree: Tree, context: PageContext): string {
  const { words } = context
  const services = tree.servicesOf(term)
  const narrower = branch(tree.childrenOf(term), tree, context)
  return layoutPage(
    {
      isSensitive: isSensitive([term.id], context),
      title: term.name,
      written: written(term.id, 'name', context),
      description: term.description,
      address: tree.addressOf(term)!,
      data: `/taxonomy_terms/${term.id}`,
      trail: [
        { address: FIND, text: words.nav.find },
        { address: pageAt('topics'), text: words.topics.title },
        ...ancestorsOf(term, tree),
      ],
      main: [
        prose(term.description, written(term.id, 'description', context)),
        narrower &&
          html`<section>
            <h2>${words.topics.narrower}</h2>
            ${narrower}
          </section> `,
        html`<h2>
          ${services.length === 0 ? words.topics.none : words.topics.services({ count: services.length })}
        </h2> `,
        services.length > 0 &&
          listOfServices(
            context.translations ? inNameOrder(services, context.language) : services,
            context,
          ),
      ],
    },
    context,
  )
}

/** The terms above a term, the widest first. */
function ancestorsOf(term: Term, tree: Tree) {
  const found: { address: string; text: string }[] = []
  for (
    let parent = tree.parentOf(term);
    parent && found.length < MAX_DEPTH;
    parent = tree.parentOf(parent)
  ) {
    const address = tree.addressOf(parent)
    if (address) found.unshift({ address, text: parent.name })
  }
  return found
}
