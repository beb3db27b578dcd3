import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../src/cli/catalogue.ts'
import type { Reported } from '../src/diagnostics/diagnostic.ts'
import { base, checkFiles, baselineOf } from './rules/base.ts'
import { type Case, type CaseFiles, filesOf, readCases } from './rules/cases.ts'

function check(files: CaseFiles | undefined, { before, suggestion }: Case) {
  const baseline = before && { ...baselineOf(filesOf(before)), isSuggestion: suggestion === 'true' }
  return checkFiles(filesOf(files), { baseline }).diagnostics
}

describe.each([...readCases(new URL('rules/', import.meta.url))])('%s', (code, cases) => {
  it.each(cases)('finds: $says', (one) => {
    const files = filesOf(one.records)
    const isText = ({ place }: Reported) => typeof files[place.file] === 'string'
    const diagnostics = check(one.records, one)
    expect(diagnostics.map((found) => locate(found, isText(found))).sort()).toEqual(
      [...one.expect].sort(),
    )
    for (const { message, hint = '' } of diagnostics)
      for (const text of [message, hint]) expect(text).toMatch(FULL_SENTENCES)
  })

  it.each(cases.filter(({ fine }) => fine))('accepts the corrected records: $says', (one) => {
    expect(check(one.fine, one)).toEqual([])
  })

  it('shows its code, and has a corrected case', () => {
    expect(Object.keys(wholeCatalogue)).toContain(code)
    expect(cases.flatMap((one) => one.expect).join('\n')).toContain(`${code} at `)
    expect(cases.some(({ fine }) => fine)).toBe(true)
  })
})

it('finds nothing in the base', () => {
  expect(Object.keys(base).length).toBeGreaterThan(0)
  expect(checkFiles().diagnostics).toEqual([])
})

const FULL_SENTENCES = /^[`A-Z].*[.?]$/

function locate({ code, place }: Reported, isText: boolean): string {
  const where = isText ? `${place.line}:${place.column}` : place.path.join('.')
  return `${code} at ${place.file}${where && ` ${where}`}`
}
