import { pairId } from '../../directory/ids.ts'
import { formats } from '../../record/schema/formats.ts'
import { type Item, cellsOf, childrenOf, valuesOf } from '../model/item.ts'
import { agesOf } from './ages.ts'
import { areasOf } from './areas.ts'
import type { ConvertContext } from './context.ts'
import { costsOf } from './costs.ts'
import { extensionsOf } from './extensions.ts'
import { capacitiesOf, contactsOf, entriesOf, linksOf } from './entries.ts'
import { languagesOf } from './languages.ts'
import {
  DraftValue,
  type Draft,
  type DraftRecord,
  type Name,
  compact,
  draftName,
  joined,
  toRaw,
} from './draft.ts'
import { phonesOf } from './phones.ts'
import { noPlaceOf, visibilityOf } from './places.ts'
import { closuresOf } from './closures.ts'
import { timesOf } from './schedules.ts'
import { rhythmOfRow } from './row-rhythm.ts'
import { shareDays } from './share-days.ts'
import { withWords } from './hours-words.ts'
import { attributesOf, termsOf } from './terms.ts'
import { cleanCells, draftText, draftValue } from './value.ts'
import { saysSecret } from '../../values/no-place.ts'
import { isUnpublished, isUnsureStatus, readStatus } from '../../values/status.ts'
import { readYesNo } from '../../values/yes-no.ts'

const PLAIN = [
  ...['name', 'alternate_name', 'description', 'url', 'email', 'interpretation_services'],
  ...['application_process', 'fees', 'wait_time', 'accreditations', 'licenses'],
  ...['assured_date', 'alert'],
] as const

/** One service of an organization. */
export function serviceOf(item: Item, organization: Name, context: ConvertContext): DraftRecord {
  const { countries } = context
  const plain = Object.fromEntries(
    PLAIN.map((field) => [field, draftValue(valuesOf(item, field), 'service', field, countries)]),
  ) as Partial<Record<(typeof PLAIN)[number], DraftValue>>
  if (item.isRow) shareDays(item)
  const { rhythm, schedules } = rhythmOfRow(item, countries)
  const times = withWords(timesOf(schedules, context), item, { ...context, rhythm })
  const closures = closuresOf(childrenOf(item, 'holiday_schedules'), context)
  const program = childrenOf(item, 'program')[0]
  const programName = program && context.nameOf(program)
  const status = statusOf(item, context)
  const draft = isDraft(item) || status.isUnknown || isSaidSecret(item)
  for (const field of ['draft', 'visibility'])
    for (const cell of valuesOf(item, field)) cell.change('words').keep()
  const costs = costsOf(item, context)
  const { eligibility_description, minimum_age, maximum_age } = agesOf(item)
  return compact({
    name: plain.name,
    alternate_name: plain.alternate_name,
    organization: draftName(organization),
    program: programName && draftName(programName),
    status: status.value,
    description: joined('\n\n', plain.description, whereOf(item)),
    url: plain.url,
    email: plain.email,
    interpretation_services: plain.interpretation_services,
    application_process: plain.application_process,
    fees: plain.fees,
    fees_description: costs.fees_description,
    wait_time: plain.wait_time,
    accreditations: plain.accreditations,
    eligibility_description,
    minimum_age,
    maximum_age,
    assured_date: plain.assured_date,
    licenses: plain.licenses,
    alert: joined(' ', plain.alert, closures),
    taxonomy_terms: termsOf(item, context),
    locations: placesOf(item, context),
    service_areas: areasOf(item, context),
    hours: times.hours,
    phones: childrenOf(item, 'phones').flatMap((phone) => phonesOf(phone, countries)),
    schedules: times.schedules,
    languages: languagesOf(item, countries),
    funding: entriesOf(childrenOf(item, 'funding'), 'funding', ['source'], countries),
    cost_options: costs.cost_options,
    contacts: contactsOf(item, context),
    required_documents: entriesOf(
      childrenOf(item, 'required_documents'),
      'required_document',
      ['document'],
      countries,
    ),
    additional_urls: linksOf(childrenOf(item, 'additional_urls'), countries),
    capacities: capacitiesOf(childrenOf(item, 'capacities'), countries),
    attributes: attributesOf(item, context),
    extensions: extensionsOf(item, context),
    draft: draft ? new DraftValue('true') : undefined,
  })
}

/** True unless every cell about it says that the service may be shown. */
const isDraft = (item: Item): boolean =>
  valuesOf(item, 'draft').some(({ text }) => readYesNo(text) !== false) ||
  valuesOf(item, 'visibility').some(({ text }) => !SHOWN.test(text) && !readYesNo(text))
const SHOWN = /^\s*(?:full|public|published)\s*$/i

interface Status {
  readonly value: DraftValue
  readonly isUnknown?: true
}

/** A service whose status nobody knows is no active one. */
function statusOf(item: Item, { countries }: ConvertContext): Status {
  const cells = valuesOf(item, 'status')
  const last = cleanCells(cells).at(-1)
  const unsure = cells.find((one) => isUnsureStatus(one.text))
  if (!last && unsure) {
    unsure.ask('unknown-status')
    return { value: new DraftValue('inactive'), isUnknown: true }
  }
  if (!last) return { value: new DraftValue('active') }
  const { text, cell } = last
  for (const other of cells) if (other !== cell) other.drop('second-value')
  if (isUnpublished(text))
    return { value: new DraftValue('inactive', [cell.change('words')]), isUnknown: true }
  if (readYesNo(text) === false) cell.ask('status-no')
  const word = readStatus(text)
  if (word) return { value: new DraftValue(word, [cell.change('spelling')]) }
  const value = draftValue([cell], 'service', 'status', countries)
  if (value) return { value }
  cell.ask('unknown-status')
  return { value: new DraftValue('inactive'), isUnknown: true }
}

/** True where a text says that nobody may know an address that the row has: a person decides before anything is published. */
function isSaidSecret(item: Item): boolean {
  const places = childrenOf(item, 'service_at_locations')
    .flatMap((pair) => childrenOf(pair, 'location'))
    .filter((at) => visibilityOf(at) !== 'none' && childrenOf(at, 'addresses').length > 0)
  if (places.length === 0) return false
  const cells = [item, ...places]
    .flatMap((one) => SAYING.flatMap((field) => valuesOf(one, field)))
    .filter(({ text }) => saysSecret(text))
  for (const cell of cells) cell.ask('said-secret')
  return cells.length > 0
}

const SAYING = ['name', 'description', 'alert', 'application_process'] as const

/** Where a service is that has no one place, in the words of the source. */
function whereOf(item: Item): DraftValue | undefined {
  const cells = childrenOf(item, 'service_at_locations')
    .flatMap((pair) => childrenOf(pair, 'location'))
    .flatMap(noPlaceOf)
  if (cells.length === 0) return undefined
  for (const cell of cells) cell.change('words')
  const said = draftText(cells, '; ')
  return said && new DraftValue(`Where: ${said.text}`, said.cells)
}

/** The places of a service: the name of the record, or an object for what is true there only. */
function placesOf(item: Item, context: ConvertContext): Draft[] {
  const { countries } = context
  const places = new Map<string, Draft>()
  for (const pair of childrenOf(item, 'service_at_locations')) {
    const [location] = childrenOf(pair, 'location')
    const name = location && context.nameOf(location)
    if (!location || !name) {
      const why = location && visibilityOf(location) === 'none' ? 'hidden' : 'no-value'
      for (const cell of cellsOf(pair)) cell.drop(why)
      continue
    }
    const times = timesOf(childrenOf(pair, 'schedules'), context)
    const closures = closuresOf(childrenOf(pair, 'holiday_schedules'), context)
    const description = joined(' ', draftText(valuesOf(pair, 'description'), '\n'), closures)
    const made = compact({
      id: pairIdOf(pair, item, location, context),
      location: draftName(name),
      description,
      hours: times.hours,
      phones: childrenOf(pair, 'phones').flatMap((phone) => phonesOf(phone, countries)),
      schedules: times.schedules,
      service_areas: areasOf(pair, context),
      contacts: contactsOf(pair, context),
      taxonomy_terms: termsOf(pair, context),
      attributes: attributesOf(pair, context),
      extensions: extensionsOf(pair, context),
    })
    const before = places.get(name.was)
    if (!before || before instanceof DraftValue) places.set(name.was, shortest(made))
    else if (Object.keys(made).length > 1) addLists(before as DraftRecord, made)
  }
  return [...places.values()]
}

/** Adds what a second entry for a place says: its lists follow those of the first. */
function addLists(first: DraftRecord, second: DraftRecord): void {
  for (const [field, value] of Object.entries(second)) {
    const before = first[field]
    if (before === undefined) first[field] = value
    else if (Array.isArray(before) && Array.isArray(value)) {
      const known = new Set(before.map((one) => JSON.stringify(toRaw(one))))
      before.push(...value.filter((one) => !known.has(JSON.stringify(toRaw(one)))))
    }
  }
}

const shortest = (made: DraftRecord): Draft =>
  Object.keys(made).length === 1 ? made.location! : made

/** An id of the source is written where it is not the one that we would derive. */
function pairIdOf(
  pair: Item,
  item: Item,
  location: Item,
  { idOf }: ConvertContext,
): DraftValue | undefined {
  const [cell] = valuesOf(pair, 'id')
  const id = cell?.text.trim().toLowerCase()
  if (!cell || id === undefined) return undefined
  if (!formats.uuid!.test(id)) {
    cell.drop('entry-id')
    return undefined
  }
  cell.keep()
  return id === pairId(idOf(item as never), idOf(location as never))
    ? undefined
    : new DraftValue(id, [cell])
}
