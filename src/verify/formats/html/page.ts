import type { Report } from '../../report.ts'
import { type Markup, html } from './markup.ts'
import { findingsOf } from './findings.ts'
import { STYLE } from './style.ts'
import { endpointTable, ruleTable, untestedTable } from './tables.ts'
import { scopeOf, unreachedBy, verdictOf } from '../words.ts'

/**
 * A report as one page for whoever has to decide about a feed. It needs nothing but itself; the policy in its head keeps
 * it so, whatever the feed may have smuggled in.
 */
export function formatHtml(report: Report, label: string): string {
  const { title, outcome } = report
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>Compliance report: ${title ?? label}</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <p class="kind">Compliance report, Open Referral UK 3.0</p>
          <h1>${title ?? label}</h1>
          ${outcome === 'unreachable' ? unreached(report, label) : judged(report, label)}
        </main>
      </body>
    </html>`
  return `${page.text}\n`
}

const unreached = (report: Report, label: string): Markup =>
  html`<p class="verdict fail">
      <strong>Nothing could be judged.</strong> ${unreachedBy(report, label)}
    </p>
    ${facts(report, label)}`

const judged = (report: Report, label: string): Markup =>
  html`${verdict(report)} ${facts(report, label)}
    <h2>The endpoints</h2>
    ${endpointTable(report)}
    <h2>What was found, and what to do</h2>
    ${findingsOf(report, label)}
    <h2>What could not be tested</h2>
    ${untestedTable(report)}
    <h2>What was tested</h2>
    ${ruleTable(report)}`

function verdict(report: Report): Markup {
  const [says, why] = verdictOf(report)
  return html`<p class="verdict ${report.outcome}"><strong>${says}</strong> ${why}</p>
    <p>${POLICIES[report.policy]}</p>`
}

const POLICIES: Readonly<Record<Report['policy'], string>> = {
  published:
    'By the published verdict, a failure is something that the standard demands of the root, the list of services or a service, and that is not so. What is wrong elsewhere is a warning.',
  strict:
    'By the strict verdict, a failure is something that the standard demands of any endpoint, and that is not so. A warning is something that should be better.',
}

const facts = (report: Report, label: string): Markup =>
  html`<dl>
    <div>
      <dt>Feed</dt>
      <dd><code>${label}</code></dd>
    </div>
    <div>
      <dt>Version that it names</dt>
      <dd>${report.version ?? 'none'}</dd>
    </div>
    <div>
      <dt>Judged on</dt>
      <dd>${report.now}</dd>
    </div>
    <div>
      <dt>Looked at</dt>
      <dd>${report.outcome === 'unreachable' ? 'Nothing.' : scopeOf(report)}</dd>
    </div>
  </dl>`
