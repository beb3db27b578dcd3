import { pageAt } from '../../pages/address.ts'
import { isSensitive } from '../../pages/layout/quick-exit.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { Html, type Piece, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { written } from '../../pages/translated.ts'
import { prose } from '../../pages/parts/section.ts'
import { NO_FIELDS } from '../pages/search-form.ts'
import { searchRow } from '../pages/search-row.ts'
import { inNameOrder } from './letters.ts'
import { type Listed, listOfCards } from './listed.ts'
import { MAX_DEPTH, type Taxonomy, type Term, type Tree, treeOf } from './topic-tree.ts'

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

function overview(taxonomies: readonly Taxonomy[], tree: Tree, context: PageContext): string {
  const { messages } = context
  return layoutPage(
    {
      title: messages.topics.title,
      address: pageAt('topics'),
      main: [
        html`<p>${messages.topics.intro}</p> `,
        taxonomies.map((taxonomy, i) => {
          const roots = tree.rootsOf(taxonomy).filter((term) => tree.servicesOf(term).length > 0)
          return (
            roots.length > 0 &&
            html`<section>
              <h2 ${written(taxonomy.id, 'name', context)}>${taxonomy.name}</h2>
              <div class="topics">
                ${roots.map((term, n) => rootOf(term, { tree, isOpen: i + n === 0 }, context))}
              </div>
            </section> `
          )
        }),
      ],
    },
    context,
  )
}

/** One of the widest topics, folded, with those below it. */
function rootOf(
  term: Term,
  { tree, isOpen }: { readonly tree: Tree; readonly isOpen: boolean },
  context: PageContext,
): Html {
  const name = html`<span ${written(term.id, 'name', context)}>${term.name}</span>`
  const count = html`<span class="quiet">${tree.servicesOf(term).length}</span>`
  return html`<details ${isOpen && new Html('open')}>
    <summary>${name}${count}</summary>
    <ul class="plain">
      <li>
        <a href="${tree.addressOf(term)}"><span>${context.messages.topics.all} ${name}</span></a>
        ${count}
      </li>
    </ul>
    ${branch(tree.childrenOf(term), tree, context)}
  </details> `
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
  return html`<ul class="plain">
    ${used.map(
      (term) =>
        html`<li>
          <a href="${tree.addressOf(term)}" ${written(term.id, 'name', context)}>${term.name}</a>
          <span class="quiet">${tree.servicesOf(term).length}</span
          >${branch(tree.childrenOf(term), tree, context, depth + 1)}
        </li> `,
    )}
  </ul> `
}

/** The topic with its services as they are on every day. Where a function runs, it answers with what is open and next. */
function topicPage(term: Term, tree: Tree, context: PageContext): string {
  const { messages } = context
  const services = tree.servicesOf(term)
  const count = services.length
  return layoutPage(
    {
      isSensitive: isSensitive([term.id], context),
      title: term.name,
      written: written(term.id, 'name', context),
      description: term.description,
      address: tree.addressOf(term)!,
      data: `/taxonomy_terms/${term.id}`,
      main: (h1) => [
        searchRow(NO_FIELDS, context, { isSlim: true }),
        h1,
        html`<p>${count === 0 ? messages.topics.none : messages.topics.services({ count })}</p> `,
        prose(term.description, written(term.id, 'description', context)),
        narrower(tree.childrenOf(term), tree, context),
        count > 0 && [
          html`<h2 class="hidden">${messages.organization.services}</h2>`,
          listOfCards(
            context.translations ? inNameOrder(services, context.language) : services,
            context,
          ),
        ],
      ],
    },
    context,
  )
}

/** The topics directly below one, each with its number of services. */
function narrower(terms: readonly Term[], tree: Tree, context: PageContext): Piece {
  const used = terms.filter((term) => tree.servicesOf(term).length > 0)
  return (
    used.length > 0 &&
    html`<ul class="pills" aria-label="${context.messages.topics.narrower}">
      ${used.map(
        (term) =>
          html`<li>
            <a href="${tree.addressOf(term)}"
              ><span ${written(term.id, 'name', context)}>${term.name}</span>
              <span class="quiet">${tree.servicesOf(term).length}</span></a
            >
          </li> `,
      )}
    </ul>`
  )
}
