import { counted } from '../../../text/counted.ts'
import type { Finding, Severity } from '../../report/finding.ts'
import type { EndpointReport, Report } from '../../report/report.ts'
import { relativeUrl } from '../summary.ts'
import { type Markup, html } from './markup.ts'

/** The findings of each endpoint, and what to do about them. */
export function findingsOf({ endpoints, base }: Report, label: string): Markup {
  const faulty = endpoints.filter(({ findings }) => findings.length > 0)
  // The URLs of a feed in a folder lead nowhere.
  const isOnline = label === base
  return faulty.length === 0
    ? html`<p>There are no findings.</p>`
    : html`${faulty.map(
        ({ endpoint, findings }) =>
          html`<section aria-labelledby="${idOf(endpoint)}">
            <h3 id="${idOf(endpoint)}"><code>${endpoint.path}</code></h3>
            ${findings.map((finding) => article(finding, base, isOnline))}
          </section> `,
      )}`
}

const SEVERITIES: Readonly<Record<Severity, string>> = {
  fail: 'Failure',
  warn: 'Warning',
  info: 'Note',
}

function article(finding: Finding, base: string, isOnline: boolean): Markup {
  const { severity, message, hint, rule, count, examples } = finding
  const rest = count - examples.length
  return html`<article>
    <h4><span class="mark ${severity}">${SEVERITIES[severity]}</span> ${withCode(message)}</h4>
    <p><strong>What to do:</strong> ${withCode(hint)}</p>
    <p>In ${counted(count, 'place')}, by the rule <code>${rule}</code>:</p>
    <ul>
      ${examples.map(({ url, path, value }) => {
        const address = html`<code>${relativeUrl(base, url)}</code>`
        const isLink = isOnline && url.startsWith(`${base}/`)
        return html`<li>
          ${isLink ? html`<a href="${url}">${address}</a>` : address}${path ? html`, at <code>${path}</code>` : ''}${value === undefined ? '' : html`: <code>${value}</code>`}
        </li> `
      })}${rest > 0 ? html`<li>and ${rest} more</li>` : ''}
    </ul>
  </article> `
}

/** Marks up the names between backquotes. */
const withCode = (sentence: string): Markup =>
  html`${sentence.split(/`([^`]+)`/).map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** The id of the section of an endpoint. */
export const idOf = ({ kind, collection }: EndpointReport['endpoint']): string =>
  collection === undefined ? kind : `${kind}-${collection}`
