import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue, hasErrors, report } from '../src/diagnostics/catalogue.ts'
import type { Diagnostic, DiagnosticCode } from '../src/diagnostics/diagnostic.ts'

const codes = Object.keys(catalogue) as DiagnosticCode[]
const read = (folder: string, ending: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('catalogue.ts'))
    .map((name) => readFileSync(new URL(`${folder}${name}`, import.meta.url), 'utf8'))
    .join('\n')

/** What only a file system can show has no file in rules/. */
const seenOnDisk: readonly DiagnosticCode[] = [
  'unknown-file',
  'outside-content',
  'unreadable-file',
  'too-large',
  'not-utf8',
  'damaged-postcodes',
  'unknown-history',
]

/** What only asking the web can show has none either. */
const seenOnTheWeb: readonly DiagnosticCode[] = ['broken-link']

describe('the catalogue', () => {
  const source = read('../src/', '.ts')
  const rules = ['rules/', 'quality/rules/'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url)),
  )
  const onDisk = read('build/', '.test.ts')
  const onTheWeb = read('cli/', '.test.ts')

  it.each(codes)('says in one sentence what %s means', (code) => {
    expect(catalogue[code].means).toMatch(/^[A-Z][^.?!]*(?:\.\w[^.?!]*)*\.$/)
  })

  it.each(codes)('has a case of %s', (code) => {
    if (seenOnDisk.includes(code)) expect(onDisk).toContain(code)
    else if (seenOnTheWeb.includes(code)) expect(onTheWeb).toContain(code)
    else expect(rules).toContain(`${code}.yaml`)
  })

  it.each(codes)('lists %s because something finds it', (code) => {
    expect(source).toContain(`'${code}'`)
  })

  it('has no case of anything else', () => {
    const named = rules.filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -5))
    expect(named.filter((name) => !Object.hasOwn(catalogue, name))).toEqual([])
  })

  it('spells its codes as words with hyphens', () => {
    expect(codes.filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(code))).toEqual([])
  })
})

describe('a report', () => {
  const at = (code: DiagnosticCode, file: string, line?: number, column?: number): Diagnostic => ({
    code,
    message: code,
    place: { file, path: [], ...(line && { line }), ...(column && { column }) },
  })

  it('goes by file, line, column, severity and code', () => {
    const sorted = [
      at('missing-directory', 'a'),
      at('yaml-tab', 'b', 1, 1),
      at('no-namespace', 'b', 1, 1),
      at('yaml-quote', 'b', 1, 2),
      at('blank-field', 'b', 2, 1),
      at('wrong-type', 'b', 2, 1),
      at('bad-byday', 'c', 1, 1),
    ]
    const [a, b, c, d, e, f, g] = sorted
    const mixed = [g, c, f, a, e, b, d] as Diagnostic[]
    expect(report(mixed).map(({ message }) => message)).toEqual(sorted.map(({ code }) => code))
  })

  it('gives each finding the severity of its code', () => {
    expect(report([at('no-namespace', 'a'), at('yaml-tab', 'b')])).toMatchObject([
      { severity: 'warning' },
      { severity: 'error' },
    ])
  })

  it('is stopped by errors only', () => {
    expect(hasErrors([at('no-namespace', 'a')])).toBe(false)
    expect(hasErrors([at('no-namespace', 'a'), at('yaml-tab', 'b')])).toBe(true)
  })
})
