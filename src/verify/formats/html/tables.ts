import type { EndpointReport, Report } from '../../report.ts'
import { type Markup, html } from './markup.ts'
import { idOf } from './findings.ts'
import { OUTCOMES, countOf, size, time } from '../words.ts'

/** The endpoints, what came of each, and how much and how fast it answered. */
export const endpointTable = ({ endpoints }: Report): Markup =>
  table(
    'The endpoints',
    ['Endpoint', 'Result', 'Failures', 'Warnings', 'Requests', 'Size', 'Mean time', 'Longest time'],
    endpoints.map(
      (one) =>
        html`<tr>
          <th scope="row">${nameOf(one)}</th>
          <td><span class="mark ${one.outcome}">${OUTCOMES[one.outcome]}</span></td>
          <td class="number">${countOf(one.findings, 'fail')}</td>
          <td class="number">${countOf(one.findings, 'warn')}</td>
          <td class="number">${one.requests}</td>
          <td class="number">${size(one.bytes)}</td>
          <td class="number">${time(one.ms.mean)}</td>
          <td class="number">${time(one.ms.longest)}</td>
        </tr> `,
    ),
    { numbersFrom: 2 },
  )

/** The name of an endpoint, which leads to what was found there. */
const nameOf = ({ endpoint, findings }: EndpointReport): Markup =>
  findings.length === 0
    ? html`<code>${endpoint.path}</code>`
    : html`<a href="#${idOf(endpoint)}"><code>${endpoint.path}</code></a>`

/** What the data of the feed could not decide. */
export const untestedTable = ({ untested: list }: Report): Markup =>
  list.length === 0
    ? html`<p>Nothing was left out for want of data.</p>`
    : html`<p>The data of the feed cannot decide these. They are neither passed nor failed.</p>
        ${table(
          'What could not be tested',
          ['Endpoint', 'Rule', 'Why'],
          list.map(
            ({ endpoint, rule, why }) =>
              html`<tr>
                <th scope="row"><code>${endpoint}</code></th>
                <td><code>${rule}</code></td>
                <td>${why}</td>
              </tr> `,
          ),
        )}`

const RESULTS: Readonly<Record<Report['rules'][number]['outcome'], string>> = {
  found: 'something was found',
  partly: 'not tested everywhere',
  nothing: 'nothing was found',
}

/** Every rule, what it rests on, and whether it found anything. */
export const ruleTable = ({ rules }: Report): Markup =>
  table(
    'What was tested',
    ['Rule', 'What it rests on', 'Source', 'Result'],
    rules.map(
      ({ id, says, where, outcome }) =>
        html`<tr>
          <th scope="row"><code>${id}</code></th>
          <td>${says}</td>
          <td>${where}</td>
          <td>${RESULTS[outcome]}</td>
        </tr> `,
    ),
  )

/** A table that can be scrolled, by keys as well, where the page is narrow. */
const table = (
  caption: string,
  head: readonly string[],
  rows: readonly Markup[],
  { numbersFrom = Infinity }: { readonly numbersFrom?: number } = {},
): Markup =>
  html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((title, i) => html`<th scope="col" class="${i < numbersFrom ? 'text' : 'number'}">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
