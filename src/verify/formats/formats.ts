import { appendFileSync } from 'node:fs'
import type { Report } from '../report.ts'
import { createPaint } from '../../command/paint.ts'
import { formatAnnotations, formatSummary } from './github.ts'
import { formatJson } from './json.ts'
import { formatHtml } from './html/page.ts'
import { formatText } from './text.ts'

/** A report as text, under the name that the user gave the feed. */
export type Format = (report: Report, label: string) => string

/** Every form that a report can have. */
export const FORMATS: Readonly<Record<string, Format>> = {
  text: (report, label) => formatText(report, label, createPaint(process.stdout, process.env)),
  json: formatJson,
  html: formatHtml,
  github(report, label) {
    // The whole report goes into the summary of the job, because annotations are cut after ten of a kind.
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, formatSummary(report, label))
    return formatAnnotations(report, label)
  },
}
