import type { Rule } from '../../record/mapping/rule.ts'
import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import { fold } from '../model/fold.ts'
import type { Table } from '../model/table.ts'
import { ownValue } from '../../text/own-value.ts'
import { accessOf } from '../../values/access.ts'
import { WEEKDAY, shortNameOf, weekdayOf } from '../../times/calendar/weekday.ts'
import { guessTarget } from './guesses.ts'
import { TABLE_KINDS } from './kinds.ts'
import { mappingOf, presetOf } from './presets.ts'

/** What a person is asked to complete: a mapping of the sheet, or of each sheet where there are several. */
export function proposeMappings(tables: readonly Table[]): {
  readonly mapping: RawObject
  /** True when no name of a record was found. */
  readonly isEmpty: boolean
} {
  const proposals = tables
    .filter(({ headers }) => headers.some((header) => header !== ''))
    .map((table) => [table.name, proposeMapping(table)] as const)
  // A sheet without names is none of services, unless it is the only one.
  const named = proposals.filter(([, proposal]) => hasName(proposal))
  const some = named.length > 0 ? named : proposals
  return {
    mapping: some.length === 1 ? some[0]![1] : Object.fromEntries(some),
    isEmpty: named.length === 0,
  }
}

const targetsIn = (proposal: RawObject): readonly Raw[] =>
  Object.values(proposal).map((rule) =>
    typeof rule === 'object' && rule && 'to' in rule ? rule.to! : rule,
  )
const hasName = (proposal: RawObject): boolean =>
  targetsIn(proposal).some((to) => to === 'name' || to === 'organization.name')

/** Sheets about people behind the scenes. */
const FOR_THE_STAFF =
  /(?:^|_)(?:key_?holders?|staff|volunteers?|trustees|members|committee|passwords?|codes?|internal|private)(?:_|$)/

/** A mapping for a sheet that nobody has mapped: each column goes where its name says, and for the rest a person decides. */
export function proposeMapping(table: Table): RawObject {
  const { name, headers } = table
  const filled = headers.filter((header) => header !== '')
  if (FOR_THE_STAFF.test(fold(name)))
    return Object.fromEntries(filled.map((header) => [header, 'internal']))
  const preset = presetOf(table)
  const known = preset ? mappingOf(preset, table) : new Map<string, Rule>()
  const isNothing = (header: string) => header === '' || known.get(fold(header))?.to === 'ignore'
  const isSecondKey = (header: string, i: number) =>
    headers.findIndex((other) => guessTarget(other) === 'key') < i && guessTarget(header) === 'key'
  const proposal = Object.fromEntries(
    headers.flatMap((header, i): [string, Raw][] =>
      isNothing(header)
        ? []
        : [
            [
              header,
              (known.get(fold(header)) as RawObject | undefined) ??
                (isSecondKey(header, i) ? '' : proposeRule(header, i, table)),
            ],
          ],
    ),
  )
  nameFirst(proposal)
  const targets = targetsIn(proposal)
  const isList = ownValue(TABLE_KINDS, fold(name)) === 'organization'
  return isList || (targets.includes('organization.name') && !targets.includes('name'))
    ? ofOrganizations(proposal)
    : proposal
}

/** Where nothing is a name, what a group does or is called is one, as long as another column says who runs it. */
function nameFirst(proposal: Record<string, Raw>): void {
  const columns = Object.entries(proposal)
  const goingTo = (target: string) => columns.filter(([, to]) => to === target)
  const [group, runner] = goingTo('organization.name')
  const what = columns.find(([header]) => fold(header) === 'what')
  if (columns.some(([, to]) => to === 'name')) return
  if (group && runner) proposal[group[0]] = 'name'
  else if (what) proposal[what[0]] = 'name'
}

function proposeRule(header: string, i: number, { headers, rows }: Table): Raw {
  const day = dayOf(header)
  if (day !== undefined) return { to: 'days', label: day }
  const pair = headers.find((other) => isPairOf(header, other))
  if (pair !== undefined) return { to: 'days', say: `${nameOfDay(header)}: {} to {${pair}}` }
  if (headers.some((other) => isPairOf(other, header))) return 'ignore'
  if (isOfRespondent(fold(header), headers.map(fold))) return 'internal'
  if (TERMS_ONLY.test(fold(header))) return { to: 'schedules.freq', when: 'yes', say: 'term time' }
  const target = guessTarget(header) ?? ''
  if (target === 'schedules.weekday' && !hasTimes(headers)) return 'days'
  const some = rows.slice(0, 200).map(({ cells }) => cells[i] ?? '')
  if (CONTACT.test(fold(header))) return waysToContact(some) ?? target
  if (fold(header) === 'access' && areAboutBuildings(some))
    return 'locations.accessibility.description'
  if (target !== 'taxonomy_terms') return target
  const hasCommas =
    !some.some((text) => /[;|\n]/.test(text)) &&
    some.filter((text) => text.includes(',')).length > some.length / 5
  return { to: target, taxonomy: header, ...(hasCommas && { split: ',' }) }
}

/** True for what a form adds to its answers: who sent them, and when. Google's has a timestamp, that of Microsoft a completion time. */
const isOfRespondent = (name: string, names: readonly string[]): boolean =>
  (names.includes('timestamp') && ['email_address', 'username'].includes(name)) ||
  (names.includes('completion_time') && ['id', 'start_time', 'email', 'name'].includes(name))

/** A tick below it limits the times of its row. */
const TERMS_ONLY = /^term_?times?_only$/

const CONTACT = /^(?:key_)?contacts?(?:_(?:details|info(?:rmation)?|us))?$|^how_to_contact$/

/** What a column about contact has, by its cells: telephone numbers, mailboxes, or both; undefined where most are names. */
function waysToContact(cells: readonly string[]): Raw | undefined {
  const filled = cells.filter((text) => text.trim() !== '')
  const [numbers, mailboxes] = [/(?:\d[\s()-]{0,3}){9}/, /\S@\S/].map(
    (pattern) => filled.filter((text) => pattern.test(text)).length,
  )
  if (numbers! + mailboxes! < filled.length / 2) return undefined
  if (numbers === 0) return 'email'
  return mailboxes === 0 ? 'phones.number' : { to: 'phones.number', also: 'email' }
}

/** True when most cells say something of steps, toilets, parking and the like. */
function areAboutBuildings(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text.trim() !== '')
  const found = filled.filter((text) => {
    const { certain, partly } = accessOf([{ description: text }])
    return certain.length + Object.keys(partly).length > 0
  })
  return found.length > filled.length / 2
}

/** In a list of organizations, a column of telephone numbers has those of the organization. */
const ofOrganizations = (proposal: RawObject): RawObject =>
  Object.fromEntries(
    Object.entries(proposal).map(([header, rule]): [string, Raw] => {
      const of = (to: Raw) => (typeof to === 'string' ? (ORGANIZATION[to] ?? to) : to)
      return [
        header,
        typeof rule === 'object' && rule && 'to' in rule
          ? { ...rule, to: of(rule.to!), ...('also' in rule && { also: of(rule.also!) }) }
          : of(rule),
      ]
    }),
  )

const ORGANIZATION: Readonly<Record<string, string>> = {
  key: 'organization.key',
  name: 'organization.name',
  description: 'organization.description',
  url: 'organization.website',
  email: 'organization.email',
  'phones.number': 'organization.phones.number',
  taxonomy_terms: 'organization.taxonomy_terms',
}

const TIMES = '(?:(?:staffed|open(?:ing)?|core|usual)_)?(?:hours|times?)'
/** Columns of ticks or of times, one for each day. */
const DAYS = new RegExp(`^(?:${WEEKDAY}(?:_${TIMES})?|${TIMES}_(?:on_)?${WEEKDAY})$`)
/** Columns of the first and the last time of a day. */
const FIRST = new RegExp(`^${WEEKDAY}_(?:open|opens|opening|start|starts|from)(?:_time|_at)?$`)
const LAST = new RegExp(
  `^${WEEKDAY}_(?:close|closes|closing|end|ends|finish|to|until)(?:_time|_at)?$`,
)
const NAMED_DAY = new RegExp(`(?:^|_)(${WEEKDAY})(?:_|$)`)
const dayOf = (header: string): string | undefined =>
  DAYS.test(fold(header)) ? nameOfDay(header) : undefined
const nameOfDay = (header: string): string | undefined => {
  const [, word = ''] = NAMED_DAY.exec(fold(header)) ?? []
  const day = weekdayOf(word)
  return day && shortNameOf(day)
}
const isPairOf = (first: string, last: string): boolean =>
  FIRST.test(fold(first)) && LAST.test(fold(last)) && nameOfDay(first) === nameOfDay(last)

/** True when times have columns of their own beside that of the day; otherwise they are words. */
const hasTimes = (headers: readonly string[]): boolean =>
  headers.some((header) => guessTarget(header) === 'schedules.opens_at')
