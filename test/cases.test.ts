import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../src/catalogue.ts'
import type { Reported } from '../src/diagnostics/diagnostic.ts'
import { type Files, base, checkFiles, publishedOf } from './rules/base.ts'

/**
 * A case in a file of rules/. A record is a YAML object, or a literal text when its characters matter; `~` removes a file of
 * the base. Each line of `expect` is `code at file path.to.it` or, in a text, `code at file line:column`. Every diagnostic
 * must be expected.
 */
interface Case {
  readonly says: string
  /** The records of the last publication. */
  readonly before?: Readonly<Record<string, object | string>>
  readonly records?: Readonly<Record<string, object | string>>
  readonly expect: readonly string[]
  /** The records without the problem. */
  readonly fine?: Readonly<Record<string, object | string>>
}

const folder = new URL('rules/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

describe.each(files)('%s', (name) => {
  const code = name.replace('.yaml', '')
  // In the failsafe schema scalars stay text, so records are parsed as they are written here.
  const read = parse(readFileSync(new URL(name, folder), 'utf8'), { schema: 'failsafe' }) as Case
  const cases: readonly Case[] = Array.isArray(read) ? read : [read]

  it.each(cases)('finds: $says', ({ before, records = {}, expect: expected }) => {
    const changed = filesOf(records)
    const published = before && publishedOf(filesOf(before))
    const { diagnostics } = checkFiles(changed, { published })
    const isText = ({ place }: Reported) => typeof changed[place.file] === 'string'
    expect(diagnostics.map((one) => locate(one, isText(one))).sort()).toEqual([...expected].sort())
    for (const { message, hint = '' } of diagnostics)
      for (const words of [message, hint]) expect(words).toMatch(FULL_SENTENCES)
  })

  it.each(cases.filter(({ fine }) => fine))(
    'accepts the corrected records: $says',
    ({ before, fine = {} }) => {
      const published = before && publishedOf(filesOf(before))
      expect(checkFiles(filesOf(fine), { published }).diagnostics).toEqual([])
    },
  )

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

const filesOf = (records: NonNullable<Case['records']>): Files =>
  Object.fromEntries(
    Object.entries(records).map(([file, content]) => [file, content === '~' ? null : content]),
  )

function locate({ code, place }: Reported, isText: boolean): string {
  const where = isText ? `${place.line}:${place.column}` : place.path.join('.')
  return `${code} at ${place.file}${where && ` ${where}`}`
}
