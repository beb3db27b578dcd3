import { addToSummary } from '../../io/command/on-github.ts'
import { createPaint } from '../../io/command/paint.ts'
import type { Report } from '../report/report.ts'
import { formatAnnotations, formatSummary } from './github.ts'
import { formatHtml } from './html/page.ts'
import { formatJson } from './json.ts'
import { formatText } from './text.ts'

/** Formats a report. The label names the feed. */
export type Format = (report: Report, label: string) => string

/** All formats, by the value of `--format`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  text: (report, label) => formatText(report, label, createPaint(process.stdout, process.env)),
  json: formatJson,
  html: formatHtml,
  github(report, label) {
    addToSummary(formatSummary(report, label))
    return formatAnnotations(report, label)
  },
}
