import type { MadeRecord } from '../convert/convert.ts'
import { DraftValue, type Draft, draftValuesOf } from '../convert/draft.ts'

/** Records that may be one. A person decides. */
export interface Duplicate {
  readonly records: readonly string[]
  /** What they share. */
  readonly why: string
}

/** The most that are listed; the source needs another look where there are more. */
const MAX_LISTED = 200

/**
 * Pairs of services of one organization with the same name, organizations with the same name or the same web site, and
 * places with the same postcode and first line. A name alone says little, so it needs something else.
 */
export function findDuplicates(records: readonly MadeRecord[]): Duplicate[] {
  const groups = new Map<string, { why: string; records: Set<string> }>()
  for (const { kind, name, value } of records) {
    for (const [key, why] of keysOf(kind, value)) {
      const group = groups.get(`${kind} ${key}`) ?? { why, records: new Set() }
      group.records.add(`${kind}s/${name.was}`)
      groups.set(`${kind} ${key}`, group)
    }
  }
  const seen = new Set<string>()
  return [...groups.values()]
    .map(({ why, records: some }) => ({ why, records: [...some] }))
    .filter(({ records: some }) => some.length > 1 && some.length <= 10)
    .filter(({ records: some }) => !seen.has(some.join(' ')) && seen.add(some.join(' ')))
    .slice(0, MAX_LISTED)
}

function* keysOf(kind: string, value: MadeRecord['value']): Generator<[string, string]> {
  const text = (field: string) =>
    value[field] instanceof DraftValue ? plain(value[field].text) : ''
  if (kind === 'service' && text('name'))
    yield [`${text('name')}|${text('organization')}`, 'the same name and organization']
  if (kind === 'organization' && text('name')) {
    yield [text('name'), 'the same name']
    if (text('website')) yield [siteOf(text('website')), 'the same web site']
  }
  if (kind === 'location')
    for (const made of listOf(value.addresses)) {
      const parts = ['address_1', 'postal_code'].map((field) => leafIn(made, field))
      if (parts.every(Boolean)) yield [parts.join('|'), 'the same address']
    }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/.]+/gu, ' ')
    .trim()
const siteOf = (text: string) =>
  text.replace(/^https?\s?\/*|^www\./g, '').replace(/(?<![\s/])[\s/]+$/, '')
const listOf = (made: Draft | undefined): readonly Draft[] => (Array.isArray(made) ? made : [])
const leafIn = (made: Draft, field: string): string => {
  for (const [leaf, path] of draftValuesOf(made)) if (path[0] === field) return plain(leaf.text)
  return ''
}
