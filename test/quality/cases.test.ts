import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { advice } from '../../src/diagnostics/advice.ts'
import type { Files } from '../rules/base.ts'
import { type Postcodes, adviceOn } from './base.ts'

/**
 * One case of advice, as a file of rules/ tells it: like those of problems, with the day on which advice is asked for
 * and the postcodes that were taken in, where it hangs on them.
 */
interface Case {
  readonly says: string
  readonly now?: string
  readonly postcodes?: Postcodes
  readonly records: Readonly<Record<string, object | string>>
  readonly expect: readonly string[]
  /** The same put right. */
  readonly fine?: Readonly<Record<string, object | string>>
}

const folder = new URL('rules/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

describe.each(files)('%s', (name) => {
  const code = name.replace('.yaml', '')
  const read = parse(readFileSync(new URL(name, folder), 'utf8'), { schema: 'failsafe' }) as Case
  const cases: readonly Case[] = Array.isArray(read) ? read : [read]
  const on = (records: Case['records'], { now, postcodes }: Case) =>
    adviceOn(withoutGone(records), { now, postcodes })

  it.each(cases)('advises: $says', (one) => {
    const found = on(one.records, one)
    expect(
      found
        .map(({ code, place }) => `${code} at ${place.file} ${place.path.join('.')}`.trim())
        .sort(),
    ).toEqual([...one.expect].sort())
    for (const { message, hint = '' } of found)
      for (const words of [message, hint]) expect(words).toMatch(/^[`A-Z].*[.?]$/)
  })

  it.each(cases.filter(({ fine }) => fine))('says nothing when it is put right: $says', (one) => {
    expect(on(one.fine ?? {}, one)).toEqual([])
  })

  it('is about its code, and has a case that is put right', () => {
    expect(Object.keys(advice)).toContain(code)
    expect(cases.flatMap((one) => one.expect).join('\n')).toContain(`${code} at `)
    expect(cases.some(({ fine }) => fine)).toBe(true)
  })
})

it('says nothing about the base', () => {
  expect(adviceOn({}, { now: '2026-11-21' })).toEqual([])
})

const withoutGone = (records: Case['records']): Files =>
  Object.fromEntries(
    Object.entries(records).map(([file, content]) => [file, content === '~' ? null : content]),
  )
