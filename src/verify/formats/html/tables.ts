import type { EndpointReport, Report } from '../../report/report.ts'
import { OUTCOMES, countOf } from '../summary.ts'
import { size, time } from '../units.ts'
import { idOf } from './findings.ts'
import { type Markup, html } from './markup.ts'

/** The endpoints with their results, sizes and times. */
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

/** The path of an endpoint, as a link to its findings. */
const nameOf = ({ endpoint, findings }: EndpointReport): Markup =>
  findings.length === 0
    ? html`<code>${endpoint.path}</code>`
    : html`<a href="#${idOf(endpoint)}"><code>${endpoint.path}</code></a>`

/** What the data of the feed cannot decide. */
export const untestedTable = ({ untested: list }: Report): Markup =>
  list.length === 0
    ? html`<p>The data of the feed was enough for all tests.</p>`
    : html`<p>The data of the feed cannot decide these tests. They neither pass nor fail.</p>
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
  found: 'has findings',
  partly: 'no findings, not tested everywhere',
  nothing: 'no findings',
}

/** Every rule with its source and its result. */
export const ruleTable = ({ rules }: Report): Markup =>
  table(
    'What was tested',
    ['Rule', 'Standard', 'Source', 'Result'],
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

/** A table that can be scrolled, also by keyboard, on a narrow page. */
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
