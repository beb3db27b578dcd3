import { groupBy } from '../../directory/group-by.ts'
import { compareCodePoints } from '../../feed/order.ts'
import type { QualityDocument } from '../../quality/document.ts'
import { pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import type { Listed } from './listed.ts'
import { type Judged, askLink, meaningsOf } from './ask-link.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { written } from '../../pages/translated.ts'
import { ADVICE } from '../../messages/languages.ts'
import type { Document } from '../../hsds/types.ts'
import { sayDate } from '../../times/say-schedule.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

interface Known {
  readonly quality: QualityDocument
  readonly services: readonly Listed[]
  readonly organizations: readonly Document<'organization'>[]
}

/** The most records in a list; a team works on the worst first. */
const MAX_SHOWN = 100

/** How good the records are, for the team that keeps them. It has dates; how old they are, a script says. */
export function qualityPage(
  { quality, services, organizations }: Known,
  context: PageContext,
): string {
  const { messages: words, assets } = context
  const messages = builtMessagesIn(context).quality
  const byId = new Map(services.map((service) => [service.id, service]))
  const judged = quality.services.records.flatMap(
    ({ id, score, advice = [], assured_date: checked }): Judged[] => {
      const service = byId.get(id)
      return service ? [{ service, checked, score, advice }] : []
    },
  )
  const { total, score } = quality.services
  // How old checks are, a script says in the room that is there.
  const figures = [total, html`<span id="recent">–</span>`, html`<span id="old">–</span>`, score]
  return layoutPage(
    {
      title: messages.title,
      address: pageAt('quality'),
      isHidden: true,
      main: [
        html`<p>${messages.intro}</p>
          <ul class="helps figures">
            ${figures.map((figure, i) => html`<li><b>${figure}</b> ${messages.figures[i]}</li> `)}
          </ul>`,
        worst(quality, judged, context),
        behind(judged, { quality, organizations }, context),
        completeness(quality, context),
        advice(quality, context),
        yearsOf(judged, context),
        html`<p><a href="/_/quality.json">${words.service.data}</a></p> `,
        assets && html`<script type="module" src="${assets['quality.js']}"></script>`,
      ],
    },
    context,
  )
}

/** The services by the year of their last check, those that were never checked first. */
function yearsOf(judged: readonly Judged[], context: PageContext): Piece {
  const messages = builtMessagesIn(context).quality
  const years = [...groupBy(judged, ({ checked }) => checked?.slice(0, 4) ?? '')].sort(([a], [b]) =>
    compareCodePoints(a, b),
  )
  return html`<h2>${messages.checks}</h2>
    ${years.map(
      ([year, found]) =>
        html`<details>
          <summary>
            ${year === '' ? messages.never : messages.inYear({ year })}:
            ${context.messages.topics.services({ count: found.length })}
          </summary>
          ${records(
            found.toSorted((a, b) => compareCodePoints(a.checked ?? '', b.checked ?? '')),
            ({ checked }) => time(checked, context),
            context,
          )}
        </details> `,
    )}
    <div
      hidden
      id="dates"
      data-dates="${judged.map(({ checked = '-' }) => checked).join(' ')}"
    ></div> `
}

/** The organizations whose records were checked longest ago, or never. */
function behind(
  judged: readonly Judged[],
  { quality, organizations }: Omit<Known, 'services'>,
  context: PageContext,
): Piece {
  const { messages: words } = context
  const messages = builtMessagesIn(context).quality
  const byId = new Map(organizations.map((one) => [one.id, one]))
  const rows = [...groupBy(judged, ({ service }) => service.organization?.id ?? '')]
    .map(([id, found]) => ({
      organization: byId.get(id),
      name: found[0]!.service.organization?.name ?? '',
      found,
      count: found.length,
      never: found.filter(({ checked }) => checked === undefined).length,
      oldest: found.flatMap(({ checked }) => checked ?? []).sort(compareCodePoints)[0],
    }))
    .sort(
      (a, b) =>
        b.never - a.never ||
        compareCodePoints(a.oldest ?? '', b.oldest ?? '') ||
        compareCodePoints(a.name, b.name),
    )
  return table(
    messages.behind,
    [
      messages.organization,
      words.organization.services,
      messages.never,
      messages.oldest,
      messages.write,
    ],
    rows
      .slice(0, MAX_SHOWN)
      .map(({ organization, name, found, count, never, oldest }) => [
        html`<span dir="auto">${name || '–'}</span>`,
        count,
        never,
        time(oldest, context),
        organization && askLink(organization, { found, quality }, context),
      ]),
  )
}

function completeness(quality: QualityDocument, context: PageContext): Piece {
  const { quality: messages } = builtMessagesIn(context)
  const labels: Readonly<Record<string, string>> = messages.fields
  return (['services', 'organizations', 'locations'] as const).map((list) => {
    const { total, completeness: fields } = quality[list]
    return (
      total > 0 &&
      table(
        messages.complete[list]({ count: total }),
        [messages.field, messages.filled, messages.share],
        Object.entries(fields)
          .sort(([, a], [, b]) => a - b)
          .map(([field, count]) => [labels[field] ?? field, count, bar(count / total)]),
      )
    )
  })
}

const bar = (share: number): Html => {
  const percent = String(Math.round(100 * share))
  return html`<svg class="gauge" viewBox="0 0 100 10" aria-hidden="true">
      <rect width="${percent}" height="10" />
    </svg>
    ${percent} %`
}

/** The records with the most to look at, and what that is. */
function worst(quality: QualityDocument, judged: readonly Judged[], context: PageContext): Piece {
  const found = judged.filter((one) => one.advice.length > 0)
  return (
    found.length > 0 &&
    html`<h2>${builtMessagesIn(context).quality.worst}</h2>
      ${records(
        found.toSorted((a, b) => a.score - b.score),
        ({ advice: codes }) => saidOf(codes, quality, context),
        context,
      )}`
  )
}

function advice(quality: QualityDocument, context: PageContext): Piece {
  const messages = builtMessagesIn(context).quality
  const codes = Object.entries(quality.advice).sort(([, a], [, b]) => b.records - a.records)
  return (
    codes.length > 0 &&
    table(
      messages.advice,
      [messages.advice, messages.records],
      codes.map(([code, { records: count }]) => [saidOf([code], quality, context), count]),
    )
  )
}

const saidOf = (codes: readonly string[], quality: QualityDocument, context: PageContext): Html =>
  html`<span lang="${context.language in ADVICE ? context.language : 'en'}"
    >${meaningsOf(codes, quality, context)}</span
  >`

/** A list of links to the first records, and how many more there are. */
function records(
  judged: readonly Judged[],
  noteOf: (one: Judged) => Piece,
  context: PageContext,
): Html {
  const messages = builtMessagesIn(context).quality
  return html`<div class="block">
      <ul class="rows">
        ${judged.slice(0, MAX_SHOWN).map(
          (one) =>
            html`<li>
              <a href="${one.service.address}" ${written(one.service.id, 'name', context)}
                >${one.service.name}</a
              >
              <span class="quiet">${noteOf(one)}</span>
            </li> `,
        )}
      </ul>
    </div>
    ${judged.length > MAX_SHOWN && html`<p>${messages.more({ count: judged.length - MAX_SHOWN })}</p>`}`
}

const table = (caption: string, heads: readonly string[], rows: readonly (readonly Piece[])[]) =>
  html`<h2>${caption}</h2>
    <div class="table" role="region" tabindex="0" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            ${heads.map((head, i) => html`<th scope="col" class="${typeof rows[0]?.[i] === 'number' && 'number'}">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td class="${typeof cell === 'number' && 'number'}">${cell}</td>`))}
              </tr> `,
          )}
        </tbody>
      </table>
    </div> `

const time = (date: string | undefined, { messages }: PageContext): Piece =>
  date === undefined
    ? '–'
    : html`<time datetime="${date}">${sayDate(date, messages.schedule)}</time>`
