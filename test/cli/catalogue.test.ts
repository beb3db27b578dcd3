import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../src/diagnostics/catalogue.ts'
import { wholeCatalogue } from '../../src/cli/catalogue.ts'
import { rules } from '../../src/directory/rules/rules.ts'
import { readCases } from '../rules/cases.ts'

const codes = Object.keys(wholeCatalogue)
const from = (path: string) => new URL(path, import.meta.url)
const namesIn = (folder: string) =>
  readdirSync(from(folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )

/** Codes that need a file system, a repository or the web, and so have tests of their own instead of cases. */
const WITHOUT_CASES = [
  'unknown-file',
  'outside-content',
  'unreadable-file',
  'too-large',
  'missing-public-file',
  'too-many-pages',
  'not-utf8',
  'damaged-postcodes',
  'more-problems',
  'changed-postcodes',
  'unknown-history',
  'broken-link',
]

describe('the catalogue', () => {
  // cases.test.ts checks that a file of cases shows the code that it is named after.
  const cases = ['../rules/', '../quality/rules/'].flatMap((folder) => [
    ...readCases(from(folder)).keys(),
  ])

  it.each(codes)('explains %s in one sentence', (code) => {
    expect(wholeCatalogue[code]!.means).toMatch(/^[A-Z][^.?!]*(?:\.\w[^.?!]*)*\.$/)
  })

  it.each(codes.filter((code) => !WITHOUT_CASES.includes(code)))('has a case of %s', (code) => {
    expect(cases).toContain(code)
  })

  it('has a test of every other code', () => {
    const tests = namesIn('../')
      .filter((name) => name.endsWith('.test.ts'))
      .filter((name) => !['catalogue.test.ts', 'guide.test.ts'].includes(name))
      .map((name) => readFileSync(from(`../${name}`), 'utf8'))
      .join('\n')
    expect(WITHOUT_CASES.filter((code) => !tests.includes(code))).toEqual([])
  })

  it('lists the code of every case', () => {
    expect(cases.filter((name) => !codes.includes(name))).toEqual([])
  })

  it('spells codes as words with hyphens', () => {
    expect(codes.filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(code))).toEqual([])
  })
})

describe('the rules', () => {
  const files = namesIn('../../src/directory/rules/')
    .filter((name) => name.endsWith('.ts'))
    .filter((name) =>
      /^ {2}code: '/m.test(readFileSync(from(`../../src/directory/rules/${name}`), 'utf8')),
    )

  it('are all listed', () => {
    expect(files).toHaveLength(rules.length)
  })

  it.each(rules.filter(({ code }) => !Object.hasOwn(catalogue, code)).map(({ code }) => code))(
    'have %s in a file of its own',
    (code) => {
      expect(files.filter((file) => file.endsWith(`${code}.ts`))).toHaveLength(1)
    },
  )
})
