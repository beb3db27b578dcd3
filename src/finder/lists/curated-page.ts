import { type ResolvedList, followsRule } from '../../directory/curated.ts'
import { fillCard, readCard } from '../../pages/cards/fill-card.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { pageScript } from '../../pages/parts/live.ts'
import { NO_FIELDS } from '../pages/search-form.ts'
import { SEARCH_FORM, searchRow } from '../pages/search-row.ts'
import { blockOf, curatedAddress, textOf } from './list-texts.ts'
import type { Listed } from './listed.ts'

/** The services of a list: those that it names, in their order, then those that its rule finds, by name, the closed ones last. */
export function servicesOf(
  { items, rule }: ResolvedList,
  services: readonly Listed[],
): readonly { readonly service: Listed; readonly note?: string }[] {
  const byId = new Map(services.map((service) => [service.id, service]))
  const named = items.flatMap(({ id, ...note }) => {
    const service = byId.get(id)
    return service ? [{ service, ...note }] : []
  })
  const ids = new Set(named.map(({ service }) => service.id))
  const others = rule ? services.filter((one) => !ids.has(one.id) && followsRule(one, rule)) : []
  const isShut = ({ state }: Listed) => Number(state !== undefined)
  const inOrder = others.toSorted((one, other) => isShut(one) - isShut(other))
  return [...named, ...inOrder.map((service) => ({ service }))]
}

/** A collection that the publisher curates. It can be printed, and is as current as the records. */
export function curatedPage(
  list: ResolvedList,
  services: readonly Listed[],
  context: PageContext,
): string {
  const { messages, assets, language } = context
  const found = servicesOf(list, services)
  const promise = textOf(list, 'promise', language)
  const { text: title, marks: written } = promise ?? textOf(list, 'title', language)!
  return layoutPage(
    {
      title,
      written,
      description: textOf(list, 'intro', language)?.text,
      address: curatedAddress(list),
      main: (h1) => [
        promise
          ? html`<div class="band">
              ${h1}${searchRow(NO_FIELDS, context)}
              <input type="hidden" name="only" value="lists/${list.slug}" form="${SEARCH_FORM}" />
            </div>`
          : h1,
        blockOf(list, 'intro', language),
        assets &&
          html`<p class="act keep">
            <button type="button" class="other script" id="share">
              ${symbol('share')}${messages.service.share}
            </button>
            <button type="button" class="other script" id="print">
              ${symbol('print')}${messages.service.print}
            </button>
          </p>`,
        html`<h2>${messages.topics.services({ count: found.length })}</h2>
          <ul class="results">
            ${found.map(({ service, note }) =>
              fillCard(readCard(service.card), { remark: note }, messages),
            )}
          </ul>`,
        pageScript(context),
      ],
    },
    context,
  )
}
