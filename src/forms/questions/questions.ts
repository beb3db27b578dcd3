/** How a question is answered: a line, a longer text, one of some sentences, several lines, or something to find. */
export type AnswerKind = keyof typeof TYPES

/** What an answer of each kind is: a text, a list of texts, of entries with parts, a reference to another record, or a list of them. */
export const TYPES = {
  line: 'text',
  text: 'text',
  number: 'text',
  date: 'text',
  email: 'text',
  url: 'text',
  choice: 'text',
  tick: 'text',
  hours: 'list',
  places: 'group',
  lines: 'list',
  phones: 'list',
  find: 'reference',
  finds: 'references',
  topics: 'references',
} as const

/** The groups of questions in their order. A new service begins with what it is. */
const SECTIONS = ['now', 'when', 'contact', 'cost', 'what'] as const
/** Others are behind “More”, or stand for one tick. */
export type Section = (typeof SECTIONS)[number] | 'more' | 'checked'

type Card = readonly [section: Section, as: AnswerKind]

/**
 * Every question of the form about each kind of record, by its field, with its group; beside them are lists with entries of
 * parts (groups.ts). `osd new` asks those that a record needs. Their words are in messages/. A reference is the id of what is published,
 * or the slug of a new record of the same change.
 */
export const QUESTIONS = {
  service: {
    status: ['now', 'choice'],
    alert: ['now', 'line'],
    alert_until: ['now', 'date'],
    reopens: ['now', 'date'],
    hours: ['when', 'hours'],
    exceptions: ['when', 'lines'],
    locations: ['when', 'finds'],
    place_hours: ['when', 'places'],
    phones: ['contact', 'phones'],
    email: ['contact', 'email'],
    url: ['contact', 'url'],
    application_process: ['contact', 'text'],
    fees_description: ['cost', 'line'],
    eligibility_description: ['cost', 'line'],
    minimum_age: ['cost', 'number'],
    maximum_age: ['cost', 'number'],
    service_areas: ['cost', 'lines'],
    name: ['what', 'line'],
    description: ['what', 'text'],
    organization: ['what', 'find'],
    taxonomy_terms: ['what', 'topics'],
    assured_date: ['checked', 'tick'],
    alternate_name: ['more', 'line'],
    interpretation_services: ['more', 'line'],
    wait_time: ['more', 'line'],
    accreditations: ['more', 'line'],
    licenses: ['more', 'line'],
    visible_from: ['more', 'date'],
    visible_until: ['more', 'date'],
  },
  organization: {
    name: ['what', 'line'],
    description: ['what', 'text'],
    phones: ['contact', 'phones'],
    email: ['contact', 'email'],
    website: ['contact', 'url'],
    alternate_name: ['more', 'line'],
    legal_status: ['more', 'line'],
    year_incorporated: ['more', 'line'],
    logo: ['more', 'url'],
  },
  location: {
    name: ['what', 'line'],
    location_type: ['what', 'choice'],
    address_1: ['when', 'line'],
    city: ['when', 'line'],
    state_province: ['when', 'line'],
    postal_code: ['when', 'line'],
    accessibility: ['when', 'lines'],
    transportation: ['when', 'line'],
    phones: ['contact', 'phones'],
    description: ['what', 'text'],
    latitude: ['more', 'line'],
    longitude: ['more', 'line'],
    url: ['more', 'url'],
    alternate_name: ['more', 'line'],
    address_2: ['more', 'line'],
    exceptions: ['more', 'lines'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Card>>>>

type Table = typeof QUESTIONS
export type FormKind = keyof Table
/** The kinds of records that a form shows. */
export const FORM_KINDS = Object.keys(QUESTIONS) as readonly FormKind[]

export type AskedField = { [K in FormKind]: keyof Table[K] }[FormKind]
type TypeOf<F> = {
  [K in FormKind]: F extends keyof Table[K]
    ? (typeof TYPES)[Table[K][F] extends readonly [Section, infer A extends AnswerKind] ? A : never]
    : never
}[FormKind]
/** Fields that hold a list of texts. */
export type ListField = FieldOf<'list' | 'references'>
/** Fields that hold a list of entries with parts. */
export type EntriesField = FieldOf<'group'>
type FieldOf<T> = { [F in AskedField]: TypeOf<F> extends T ? F : never }[AskedField]

export type Question = readonly [field: AskedField, as: AnswerKind]

/** The questions of a group about a kind of record, in their order. */
export const questionsIn = (kind: FormKind, section: Section): readonly Question[] =>
  (Object.entries(QUESTIONS[kind]) as [AskedField, Card][]).flatMap(([field, [own, as]]) =>
    own === section ? [[field, as] as const] : [],
  )

/** The groups of a kind that are always open, in the order for a new record or for one that is published. */
export function sectionsOf(kind: FormKind, isNew: boolean) {
  const own = SECTIONS.filter((one) => questionsIn(kind, one).length > 0)
  const isFirst = (one: Section) => one === 'what' && (isNew || kind !== 'service')
  return [...own.filter(isFirst), ...own.filter((one) => !isFirst(one))]
}
