import type { Report } from '../../report/report.ts'
import { scopeOf, unreachableMessage, verdictOf } from '../summary.ts'
import { findingsOf } from './findings.ts'
import { type Markup, html } from './markup.ts'
import { STYLE } from './style.ts'
import { endpointTable, ruleTable, untestedTable } from './tables.ts'

/**
 * Formats a report as one web page for decision makers. It loads nothing else, and its content security policy makes sure
 * of that, whatever the feed contains.
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
          ${outcome === 'unreachable' ? unreachable(report, label) : judged(report, label)}
        </main>
      </body>
    </html>`
  return `${page.text}\n`
}

const unreachable = (report: Report, label: string): Markup =>
  html`<p class="verdict fail">
      <strong>Nothing could be judged.</strong> ${unreachableMessage(report, label)}
    </p>
    ${facts(report, label)}`

const judged = (report: Report, label: string): Markup =>
  html`${verdict(report)} ${facts(report, label)}
    <h2>The endpoints</h2>
    ${endpointTable(report)}
    <h2>Findings, and what to do</h2>
    ${findingsOf(report, label)}
    <h2>What could not be tested</h2>
    ${untestedTable(report)}
    <h2>What was tested</h2>
    ${ruleTable(report)}`

function verdict(report: Report): Markup {
  const [verdict, counts] = verdictOf(report)
  return html`<p class="verdict ${report.outcome}"><strong>${verdict}</strong> ${counts}</p>
    <p>${POLICIES[report.policy]}</p>`
}

const POLICIES: Readonly<Record<Report['policy'], string>> = {
  published:
    'By the published verdict, a failure is a breach of the standard by the root, the list of services or a service. A breach by another endpoint is a warning.',
  strict:
    'By the strict verdict, a failure is a breach of the standard by any endpoint. A warning is something that should be better.',
}

const facts = (report: Report, label: string): Markup =>
  html`<dl>
    <div>
      <dt>Feed</dt>
      <dd><code>${label}</code></dd>
    </div>
    <div>
      <dt>Version</dt>
      <dd>${report.version ?? 'none'}</dd>
    </div>
    <div>
      <dt>Judged on</dt>
      <dd>${report.now}</dd>
    </div>
    <div>
      <dt>Checked</dt>
      <dd>${report.outcome === 'unreachable' ? 'Nothing.' : scopeOf(report)}</dd>
    </div>
  </dl>`
