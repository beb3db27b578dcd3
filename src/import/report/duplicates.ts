import type { RecordKind } from '../../record/schema/written.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { digitsOf } from '../../values/phone-number.ts'
import { FOLDERS } from '../judge/record-text.ts'

/** Records that may be one. A person decides. */
export interface Duplicate {
  readonly records: readonly string[]
  /** What they share. */
  readonly why: string
}

/** A record of the source, or one that is here and that the source does not bring. */
export interface Compared {
  readonly kind: RecordKind
  readonly slug: string
  readonly value: RawObject
  readonly isOurs: boolean
}

/** The most that are listed; the source needs another look where there are more. */
const MAX_LISTED = 200

/**
 * Services with the same name and organization or telephone number, organizations with the same name or web site, and places with
 * the same postcode and first line; each with at least one of the source. A name alone says little, so it needs something else.
 */
export function findDuplicates(records: readonly Compared[]): Duplicate[] {
  const owners = new Map(
    records.flatMap(({ kind, slug, value }) =>
      kind === 'organization' ? [[slug, nameOf(textIn(value.name))]] : [],
    ),
  )
  const groups = new Map<string, { why: string; records: Set<string>; isNew: boolean }>()
  for (const { kind, slug, value, isOurs } of records)
    for (const [key, why] of keysOf(kind, value, owners)) {
      const group = groups.get(`${kind} ${key}`) ?? { why, records: new Set(), isNew: false }
      group.records.add(`${FOLDERS[kind]}/${slug}`)
      group.isNew ||= !isOurs
      groups.set(`${kind} ${key}`, group)
    }
  const seen = new Set<string>()
  return [...groups.values()]
    .filter(({ records: some, isNew }) => isNew && some.size > 1 && some.size <= 10)
    .map(({ why, records: some }) => ({ why, records: [...some] }))
    .filter(({ records: some }) => !seen.has(some.join(' ')) && seen.add(some.join(' ')))
    .slice(0, MAX_LISTED)
}

function* keysOf(
  kind: RecordKind,
  value: RawObject,
  owners: ReadonlyMap<string, string>,
): Generator<[string, string]> {
  const name = nameOf(textIn(value.name))
  if (kind === 'service' && name) {
    const owner = textIn(value.organization)
    yield [`${name}|${owners.get(owner) ?? owner}`, 'the same name and organization']
    for (const phone of listOf(value.phones)) {
      const digits = digitsOf(textIn(isRawObject(phone) ? phone.number : phone))
      if (digits) yield [`${name}|${digits}`, 'the same name and telephone number']
    }
  }
  if (kind === 'organization' && name) {
    yield [name, 'the same name']
    const site = plain(textIn(value.website)).replace(/^(?:https?\s?\/*)?(?:www\.)?/, '')
    if (site) yield [site.replace(/(?<![\s/])[\s/]+$/, ''), 'the same web site']
  }
  if (kind === 'location')
    for (const address of listOf(value.addresses).filter(isRawObject)) {
      const parts = [address.address_1, address.postal_code].map((part) => plain(textIn(part)))
      if (parts.every(Boolean)) yield [parts.join('|'), 'the same address']
    }
}

const textIn = (raw: Raw | undefined): string => (typeof raw === 'string' ? raw : '')
const listOf = (raw: Raw | undefined): readonly Raw[] =>
  Array.isArray(raw) ? (raw as readonly Raw[]) : []
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/.]+/gu, ' ')
    .trim()

/** A name without what people leave out or write in two ways. */
const nameOf = (text: string): string =>
  plain(text.replaceAll('&', ' and '))
    .replace(/^the /, '')
    .replace(/ (?:ltd|limited|cic|cio|plc|llp)\.?$/, '')
    .replace(/\bsaint\b|\bst\./g, 'st')
