import { type EntityName, fieldsOf } from '../../hsds/entities.ts'
import { EXAMPLES } from '../hours/problem.ts'
import { SLUG } from '../schema/formats.ts'
import { hoursOfPlace } from './hours-of-place.ts'
import { lacksLocation } from '../shape/inline-place.ts'
import { fieldsCalled, plainName } from './aliases.ts'
import { isPrivate } from '../privacy/hidden-fields.ts'
import { list } from '../../text/quote.ts'
import { type Schema, entityOf } from '../schema/schema.ts'
import type { Stray } from '../shape/unknown-fields.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { type Rules, settled, writtenOut } from './written-out.ts'
import { type RecordKind, kinds } from '../schema/written.ts'
import { type Raw, isBlank, isRawObject } from '../yaml/raw.ts'

/** Where a stray field belongs: what to do about it, and the field that was meant, where it stands here. */
export interface Home {
  readonly hint: string
  readonly field?: string
}

/** Finds where a stray field belongs: under another name, further in, or in another record. */
export function findHome(stray: Stray, rules: Rules): Home {
  const home = belowBlank(stray, rules) ?? homeOf(stray, rules)
  // What starts too far left to be private must not be published on our advice.
  const { above, key, raw } = stray
  const isBehindPrivate = above.get(key) === 'private' && !isBlank(raw.private as Raw)
  return isBehindPrivate
    ? { ...home, hint: `${furtherInThan('private')} If not: ${home.hint}` }
    : home
}

function homeOf(stray: Stray, rules: Rules): Home {
  for (const find of WAYS) {
    const home = find(stray, rules)
    if (home) return home
  }
  const { properties = {} } = stray.schema
  if (!properties.private)
    return { hint: `Known here are ${list(Object.keys(properties), 'and')}.` }
  const instead = properties.description ? ', or write what it says in the `description`' : ''
  return {
    hint: `Take it out${instead}. A note that is not for the public belongs under \`private:\`. The guide in content/README.md shows what can be written.`,
  }
}

type Way = (stray: Stray, rules: Rules) => Home | undefined

const WAYS: readonly Way[] = [
  aboutPlace,
  unpublished,
  placeAsName,
  hoursOfPlace,
  ownField,
  otherName,
  nearName,
  furtherIn,
  elsewhere,
]

/** The switch that keeps a place back, in a part of that place. */
function aboutPlace({ key }: Stray): Home | undefined {
  if (key !== 'confidential') return undefined
  return {
    hint: 'It belongs to the place as a whole: write `confidential: true` in a file of locations/, beside the `name`.',
  }
}

/** A name of somebody's own for what is not for the public. */
function unpublished({ key }: Stray): Home | undefined {
  const name = plainName(key)
  if (!isPrivate(name) || suggest(name, ['private']) !== undefined) return undefined
  return {
    hint: 'If it is not for the public, write `private:` on a line of its own above it, and put two spaces before this line: what stands below `private:` is never published.',
  }
}

/** A place of a service with a colon behind it, as if it were a field: `- village-hall:`. No field has a hyphen. */
function placeAsName(stray: Stray): Home | undefined {
  const { key, raw } = stray
  const isBelow = isRawObject(raw[key])
  const isName = SLUG.test(key) && key.includes('-') && (isBelow || raw[key] === null)
  if (!isName || !lacksLocation(raw, stray.schema)) return undefined
  return {
    field: 'location',
    hint: `Write \`location: ${key}\`${isBelow ? ', and what stands below it right under the `l` of `location`' : ''}.`,
  }
}

/** What starts too far left to be part of the field above it, which has nothing else in it. */
function belowBlank(stray: Stray, rules: Rules): Home | undefined {
  const { key, raw, schema } = stray
  const above = stray.above.get(key)
  if (above === undefined || !isBlank(raw[above] as Raw)) return undefined
  const written = schema.properties![above]!
  const isWords = written.type === 'string' && !/^[a-z_]+$/.test(key)
  const isOfGroup = !written.items && Object.hasOwn(entryOf(written, rules).properties ?? {}, key)
  if (above !== 'private' && !isWords && !isOfGroup) return undefined
  return { hint: furtherInThan(above), ...(isOfGroup && { field: above }) }
}

const furtherInThan = (above: string) =>
  `If it belongs to \`${above}:\` above it, put two spaces before it.`

/** A field that the directory declares as its own. */
function ownField({ key, schema }: Stray): Home | undefined {
  const namespaces = Object.entries(schema.properties?.extensions?.properties ?? {})
  const [namespace] =
    namespaces.find(([, { properties = {} }]) => Object.hasOwn(properties, key)) ?? []
  if (namespace === undefined) return undefined
  return {
    hint: `It is a field of this directory alone: write \`extensions:\`, below it \`${namespace}:\`, and below that \`${key}: …\`, each two spaces further in.`,
  }
}

/** Another name for a field that can stand here. */
function otherName(stray: Stray, rules: Rules): Home | undefined {
  const free = freeFields(stray)
  if (free.includes(plainName(stray.key))) return undefined
  const field = fieldsCalled(stray.key).find((name) => free.includes(name))
  if (field === undefined) return undefined
  return { field, hint: writeIt(stray, field, rules) ?? didYouMean(field) }
}

/** A name that is nearly one of those here. */
function nearName(stray: Stray, rules: Rules): Home | undefined {
  const field = suggest(stray.key, freeFields(stray))
  if (field === undefined) return undefined
  const isList = stray.schema.properties?.[field]?.items !== undefined
  const how = isList ? writeIt(stray, field, rules) : undefined
  return { field, hint: [didYouMean(field), how].filter(Boolean).join(' ') }
}

/** The names of fields that are not written yet. */
const freeFields = ({ schema, raw }: Stray) =>
  Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(raw, name))

function writeIt({ key, raw, schema }: Stray, field: string, rules: Rules): string | undefined {
  const value = raw[key]
  const written = schema.properties?.[field]
  return typeof value === 'string' && written ? writtenOut(field, written, value, rules) : undefined
}

/** How deep a field may lie that is looked for: the address of a place of a service. */
const DEEPEST = 3

/** A field of something that stands further in, unless that could be more than one thing. */
function furtherIn({ key, schema }: Stray, rules: Rules): Home | undefined {
  if (SAID_ABOUT_ALL.includes(key)) return undefined
  for (const name of [key, ...fieldsCalled(key)]) {
    let level: readonly Inner[] = [{ schema, way: [] }]
    for (let depth = 0; depth < DEEPEST; depth++) {
      level = level.flatMap((outer) => [...innerOf(outer, rules)])
      const [found, ...others] = level.filter((inner) =>
        Object.hasOwn(inner.schema.properties ?? {}, name),
      )
      if (found && others.length === 0) return { hint: sayInner(name, found, schema) }
      if (found) break
    }
  }
  return undefined
}

/** Something within a record, and the fields that lead to it. */
interface Inner {
  readonly schema: Schema
  readonly way: readonly string[]
  /** The kind of record that it is a part of, where that is another one. */
  readonly record?: RecordKind
}

/** What all things can have tells nothing about where a field belongs. */
const EVERYWHERE = ['attributes', 'metadata']

/** What is said about times in one place, and by most people about anything. */
const SAID_ABOUT_ALL = ['notes']

function* innerOf({ schema, way, record }: Inner, rules: Rules): Generator<Inner> {
  for (const [name, written] of Object.entries(schema.properties ?? {})) {
    if (EVERYWHERE.includes(name)) continue
    const inner = entryOf(written, rules)
    const entity = entityOf(inner)
    if (!entity) continue
    const isRecord = Object.values<string>(kinds).includes(entity)
    yield isRecord
      ? { schema: inner, way: [], record: entity as RecordKind }
      : { schema: inner, way: [...way, name], ...(record && { record }) }
  }
}

/** What a field, or an entry of its list, is when it is no bare text. */
function entryOf(written: Schema, rules: Rules): Schema {
  const entry = settled(written.items ?? written, rules)
  return entry.else ? settled(entry.else, rules) : entry
}

function sayInner(name: string, { way, record }: Inner, { properties = {} }: Schema): string {
  const below =
    way.length > 0
      ? `, below ${list(
          way.map((step) => `${step}:`),
          'and',
        )}`
      : ''
  if (record)
    return `It belongs to ${NOUNS[record]}: write \`${name}: …\` in a file of ${record}s/${below}.`
  const hours = way.at(-1) === 'schedules' && properties.hours
  return hours
    ? `Write the days and times as \`hours: [${EXAMPLES[0]}]\`; or write \`${name}: …\` in an entry of \`schedules:\`.`
    : `Write \`${name}: …\` in an entry of ${list(way, 'and')}.`
}

const NOUNS: Readonly<Record<RecordKind, string>> = {
  organization: 'an organization',
  location: 'a place',
  service: 'a service',
  taxonomy: 'a taxonomy',
}

/** A field of another kind of record. Several of one kind look as if the whole record were of that kind. */
function elsewhere({ key, above }: Stray): Home | undefined {
  const kind = onlyKindWith(key)
  if (!kind) return undefined
  const isOther = [...above.keys()].some((name) => name !== key && onlyKindWith(name) === kind)
  const only = `only ${NOUNS[kind]} can have it.`
  return {
    hint: isOther
      ? `If this is ${NOUNS[kind]}, move the file to \`${folderOf(kind)}/\`. If not, take it out: ${only}`
      : `Take it out: ${only}`,
  }
}

function onlyKindWith(field: string): RecordKind | undefined {
  const [kind, ...others] = Object.values(kinds).filter((kind) =>
    Object.hasOwn(fieldsOf(kind as EntityName), field),
  )
  return others.length === 0 ? kind : undefined
}

const folderOf = (kind: RecordKind) =>
  Object.entries(kinds).find(([, entity]) => entity === kind)?.[0]
