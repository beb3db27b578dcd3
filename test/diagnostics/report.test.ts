import { describe, expect, it } from 'vitest'
import type { DiagnosticCode } from '../../src/diagnostics/catalogue.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { hasErrors, report } from '../../src/diagnostics/report.ts'

const at = (code: DiagnosticCode, file: string, line?: number, column?: number): Diagnostic => ({
  code,
  message: code,
  place: { file, path: [], ...(line && { line }), ...(column && { column }) },
})

describe('a report', () => {
  it('sorts by file, line, column, severity and code', () => {
    const sorted = [
      at('missing-directory', 'a'),
      at('yaml-tab', 'b', 1, 1),
      at('no-namespace', 'b', 1, 1),
      at('yaml-quote', 'b', 1, 2),
      at('blank-field', 'b', 2, 1),
      at('wrong-type', 'b', 2, 1),
      at('bad-hours', 'c', 1, 1),
    ]
    const [a, b, c, d, e, f, g] = sorted
    const mixed = [g, c, f, a, e, b, d] as Diagnostic[]
    expect(report(mixed).map(({ message }) => message)).toEqual(sorted.map(({ code }) => code))
  })

  it('adds the severity of the code', () => {
    expect(report([at('no-namespace', 'a'), at('yaml-tab', 'b')])).toMatchObject([
      { severity: 'warning' },
      { severity: 'error' },
    ])
  })

  it('keeps the severity of a diagnostic that has one', () => {
    expect(report([{ ...at('yaml-tab', 'a'), severity: 'warning' }])).toMatchObject([
      { severity: 'warning' },
    ])
  })
})

it('only errors stop publication', () => {
  expect(hasErrors([at('no-namespace', 'a')])).toBe(false)
  expect(hasErrors([at('no-namespace', 'a'), at('yaml-tab', 'b')])).toBe(true)
})
