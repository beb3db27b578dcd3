import type { ResolvedList } from '../../directory/curated.ts'
import { pageAt } from '../../pages/address.ts'
import { fillCard, readCard } from '../../pages/cards/fill-card.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { pageScript } from '../../pages/parts/live.ts'
import { WRITTEN, writtenIn } from '../../pages/translated.ts'
import { markdown } from '../../pages/texts/markdown.ts'
import type { Listed } from './listed.ts'

/** The address of a list that the publisher curates. */
export const curatedAddress = ({ slug }: Pick<ResolvedList, 'slug'>): string =>
  pageAt(`lists/${slug}`)

/** Its title as the page shows it, and in which language that is. */
export function curatedTitle(list: ResolvedList, { language }: Pick<PageContext, 'language'>) {
  const own = list.translations?.[language]?.title
  return own === undefined
    ? { title: list.title, written: WRITTEN }
    : { title: own, written: writtenIn(language) }
}

/** The services of a list: those that it names, in their order, then those that its rule finds, by name. */
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
  const others = rule ? services.filter((one) => !ids.has(one.id) && isIn(one, rule)) : []
  return [...named, ...others.map((service) => ({ service }))]
}

const isIn = (
  { topics, areas, organization }: Listed,
  rule: NonNullable<ResolvedList['rule']>,
): boolean =>
  (rule.topics.length === 0 || topics.some((id) => rule.topics.includes(id))) &&
  (rule.area === undefined || areas.some(({ name }) => name === rule.area)) &&
  (rule.organization === undefined || organization?.id === rule.organization)

/** A collection that the publisher curates. It can be printed, and is as current as the records. */
export function curatedPage(
  list: ResolvedList,
  services: readonly Listed[],
  context: PageContext,
): string {
  const { messages, assets } = context
  const found = servicesOf(list, services)
  const { title, written } = curatedTitle(list, context)
  const ownIntro = list.translations?.[context.language]?.intro
  const intro = ownIntro ?? list.intro
  return layoutPage(
    {
      title,
      written,
      description: intro,
      address: curatedAddress(list),
      main: [
        intro &&
          html`<div class="text" ${ownIntro === undefined ? WRITTEN : writtenIn(context.language)}>
            ${markdown(intro)}
          </div>`,
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
