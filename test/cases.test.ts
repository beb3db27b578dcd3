import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../src/catalogue.ts'
import { checkContent } from '../src/pipeline.ts'
import type { Reported } from '../src/diagnostics/diagnostic.ts'
import { type Files, base, publishedOf, sourcesOf } from './rules/base.ts'

/**
 * One case of a rule, as a file of rules/ tells it. A record is written as YAML, or as a literal text where its very
 * letters matter; `~` takes a file of the base away. Each line of `expect` is `code at file path.to.it` or, in a text,
 * `code at file line:column`. All that is found must be expected.
 */
interface Case {
  readonly says: string
  /** What was published before, where that matters. */
  readonly before?: Readonly<Record<string, object | string>>
  readonly records?: Readonly<Record<string, object | string>>
  readonly expect: readonly string[]
  /** The same put right. */
  readonly fine?: Readonly<Record<string, object | string>>
}

const folder = new URL('rules/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

describe.each(files)('%s', (name) => {
  const code = name.replace('.yaml', '')
  // Scalars stay text, so that a record reaches the parser as it is written here.
  const read = parse(readFileSync(new URL(name, folder), 'utf8'), { schema: 'failsafe' }) as Case
  const cases: readonly Case[] = Array.isArray(read) ? read : [read]

  it.each(cases)('finds: $says', ({ before, records = {}, expect: expected }) => {
    const changed = filesOf(records)
    const published = before && publishedOf(filesOf(before))
    const { diagnostics } = checkContent(sourcesOf(changed), { published })
    const isText = ({ place }: Reported) => typeof changed[place.file] === 'string'
    expect(diagnostics.map((one) => tell(one, isText(one))).sort()).toEqual([...expected].sort())
    for (const { message, hint = '' } of diagnostics)
      for (const words of [message, hint]) expect(words).toMatch(FULL_SENTENCES)
  })

  it.each(cases.filter(({ fine }) => fine))(
    'accepts the same put right: $says',
    ({ before, fine = {} }) => {
      const published = before && publishedOf(filesOf(before))
      expect(checkContent(sourcesOf(filesOf(fine)), { published }).diagnostics).toEqual([])
    },
  )

  it('is about its code, and has a case that is put right', () => {
    expect(Object.keys(wholeCatalogue)).toContain(code)
    expect(cases.flatMap((one) => one.expect).join('\n')).toContain(`${code} at `)
    expect(cases.some(({ fine }) => fine)).toBe(true)
  })
})

it('finds nothing in the base', () => {
  expect(Object.keys(base).length).toBeGreaterThan(0)
  expect(checkContent(sourcesOf()).diagnostics).toEqual([])
})

const FULL_SENTENCES = /^[`A-Z].*[.?]$/

const filesOf = (records: NonNullable<Case['records']>): Files =>
  Object.fromEntries(
    Object.entries(records).map(([file, content]) => [file, content === '~' ? null : content]),
  )

function tell({ code, place }: Reported, isText: boolean): string {
  const where = isText ? `${place.line}:${place.column}` : place.path.join('.')
  return `${code} at ${place.file}${where && ` ${where}`}`
}
