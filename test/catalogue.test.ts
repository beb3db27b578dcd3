import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type DiagnosticCode, catalogue } from '../src/diagnostics/catalogue.ts'

const codes = Object.keys(catalogue) as DiagnosticCode[]
const from = (path: string) => new URL(path, import.meta.url)

/** Codes that need a file system, a repository or the web, each with the test that shows it. */
const TESTS: Partial<Record<DiagnosticCode, string>> = {
  'unknown-file': 'content/read-content.test.ts',
  'outside-content': 'content/read-content.test.ts',
  'unreadable-file': 'content/read-content.test.ts',
  'too-large': 'content/read-content.test.ts',
  'not-utf8': 'content/read-content.test.ts',
  'damaged-postcodes': 'cli/commands/postcodes.test.ts',
  'unknown-history': 'content/git-history.test.ts',
  'broken-link': 'cli/links.test.ts',
}

describe('the catalogue', () => {
  // cases.test.ts checks that a file of cases shows the code that it is named after.
  const cases = ['rules/', 'quality/rules/']
    .flatMap((folder) => readdirSync(from(folder)))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))

  it.each(codes)('explains %s in one sentence', (code) => {
    expect(catalogue[code].means).toMatch(/^[A-Z][^.?!]*(?:\.\w[^.?!]*)*\.$/)
  })

  it.each(codes)('has a case of %s', (code) => {
    const test = TESTS[code]
    if (test === undefined) expect(cases).toContain(code)
    else expect(readFileSync(from(test), 'utf8')).toContain(code)
  })

  it('lists the code of every case', () => {
    expect(cases.filter((name) => !Object.hasOwn(catalogue, name))).toEqual([])
  })

  it('spells codes as words with hyphens', () => {
    expect(codes.filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(code))).toEqual([])
  })
})
