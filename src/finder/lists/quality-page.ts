import { groupBy } from '../../directory/group-by.ts'
import { compareCodePoints } from '../../feed/order.ts'
import type { QualityDocument } from '../../quality/document.ts'
import { pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import type { Listed } from './listed.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { written } from '../../pages/translated.ts'
import { kinds } from '../../record/schema/written.ts'
import { sayDate } from '../../times/say-schedule.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

/** A service with what is known of its quality. */
interface Judged {
  readonly service: Listed
  readonly checked?: string | undefined
  readonly score: number
  readonly advice: readonly string[]
}

/** The most records in a list; a team works on the worst first. */
const MAX_SHOWN = 100

/** How good the records are, for the team that keeps them. It has dates; how old they are, a script says. */
export function qualityPage(
  quality: QualityDocument,
  services: readonly Listed[],
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
        behind(judged, context),
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
function behind(judged: readonly Judged[], context: PageContext): Piece {
  const { messages: words } = context
  const messages = builtMessagesIn(context).quality
  const rows = [...groupBy(judged, ({ service }) => service.organization?.name ?? '')]
    .map(([name, found]) => ({
      name,
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
    [messages.organization, words.organization.services, messages.never, messages.oldest],
    rows
      .slice(0, MAX_SHOWN)
      .map(({ name, count, never, oldest }) => [
        html`<span dir="auto">${name || '–'}</span>`,
        count,
        never,
        time(oldest, context),
      ]),
  )
}

function completeness(quality: QualityDocument, context: PageContext): Piece {
  const { quality: messages, form } = builtMessagesIn(context)
  return (['services', 'organizations', 'locations'] as const).map((list) => {
    const { total, completeness: fields } = quality[list]
    const asked: Readonly<Record<string, readonly string[]>> = form.questions[kinds[list]]
    /** What the form asks, where it asks for the field. */
    const nameOf = (field: string): Piece =>
      asked[field === 'schedules' ? 'hours' : field]?.[0] ?? html`<code>${field}</code>`
    return (
      total > 0 &&
      table(
        messages.complete[list]({ count: total }),
        [messages.field, messages.filled, messages.share],
        Object.entries(fields)
          .sort(([, a], [, b]) => a - b)
          .map(([field, count]) => [
            nameOf(field),
            `${count} (${Math.round((100 * count) / total)} %)`,
            html`<meter max="${total}" value="${count}" aria-label="${messages.share}"></meter>`,
          ]),
      )
    )
  })
}

/** The records with the most to look at, and what that is. */
function worst(
  { advice }: QualityDocument,
  judged: readonly Judged[],
  context: PageContext,
): Piece {
  const found = judged.filter((one) => one.advice.length > 0)
  const meanings = (codes: readonly string[]) =>
    codes.map((code) => advice[code]?.means ?? code).join(' ')
  return (
    found.length > 0 &&
    html`<h2>${builtMessagesIn(context).quality.worst}</h2>
      ${records(
        found.toSorted((a, b) => a.score - b.score),
        ({ advice: codes }) => html`<span lang="en">${meanings(codes)}</span>`,
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
      codes.map(([code, { means, records: count }]) => [
        html`<code>${code}</code> <span lang="en">${means}</span>`,
        count,
      ]),
    )
  )
}

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
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td class="number">${cell}</td>`))}
              </tr> `,
          )}
        </tbody>
      </table>
    </div> `

const time = (date: string | undefined, { messages }: PageContext): Piece =>
  date === undefined
    ? '–'
    : html`<time datetime="${date}">${sayDate(date, messages.schedule)}</time>`
