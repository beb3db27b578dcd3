import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { Severity } from '../../diagnostics/severity.ts'
import { wholeCatalogue } from '../catalogue.ts'

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  advice: 'note',
}

/** Diagnostics as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), which code hosts and editors read. */
export function formatSarif(diagnostics: readonly Reported[], root: string): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const log = {
    version: '2.1.0',
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    runs: [
      {
        tool: { driver: { name: 'Open Service Directory', rules: codes.map(toRule) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toResult(diagnostic, root)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function toRule(code: string) {
  const { means, severity } = wholeCatalogue[code]!
  return {
    id: code,
    shortDescription: { text: means },
    defaultConfiguration: { level: LEVELS[severity] },
  }
}

const toResult = ({ code, severity, message, hint, place }: Reported, root: string) => ({
  ruleId: code,
  level: LEVELS[severity],
  message: { text: [message, hint].filter(Boolean).join(' ') },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: encodeURI(`${root}/${place.file}`) },
        region: { startLine: place.line ?? 1, startColumn: place.column ?? 1 },
      },
    },
  ],
})
