import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { qualityRules } from '../../src/quality/rules/rules.ts'
import type { Files } from '../rules/base.ts'
import { type Postcodes, adviceOn } from './base.ts'

/** One case of advice, as the files in rules/ have it. Some depend on the day or on ingested postcodes. */
interface Case {
  readonly says: string
  readonly now?: string
  readonly postcodes?: Postcodes
  readonly records: Readonly<Record<string, object | string>>
  readonly expect: readonly string[]
  /** The same records, corrected. */
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

  it.each(cases)('gives advice: $says', (one) => {
    const found = on(one.records, one)
    expect(
      found
        .map(({ code, place }) => `${code} at ${place.file} ${place.path.join('.')}`.trim())
        .sort(),
    ).toEqual([...one.expect].sort())
    for (const { message, hint = '' } of found)
      for (const words of [message, hint]) expect(words).toMatch(/^[`A-Z].*[.?]$/)
  })

  it.each(cases.filter(({ fine }) => fine))('gives none when it is corrected: $says', (one) => {
    expect(on(one.fine ?? {}, one)).toEqual([])
  })

  it('is about its code, and has a corrected case', () => {
    expect(qualityRules.map((rule) => rule.code)).toContain(code)
    expect(cases.flatMap((one) => one.expect).join('\n')).toContain(`${code} at `)
    expect(cases.some(({ fine }) => fine)).toBe(true)
  })
})

it('gives no advice on the base', () => {
  expect(adviceOn({}, { now: '2026-11-21' })).toEqual([])
})

const withoutGone = (records: Case['records']): Files =>
  Object.fromEntries(
    Object.entries(records).map(([file, content]) => [file, content === '~' ? null : content]),
  )
