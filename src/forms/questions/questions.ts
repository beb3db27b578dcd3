import { entities } from '../../hsds/entities.ts'
import { type FormField, type FormKind, fieldsOfKind, groupOf } from './fields.ts'

/** How a question is answered: a line, a longer text, one of some sentences, several lines, or something to find. */
export type AnswerKind =
  | 'line'
  | 'text'
  | 'number'
  | 'email'
  | 'url'
  | 'choice'
  | 'hours'
  | 'lines'
  | 'phones'
  | 'find'
  | 'topics'

/** The questions of a form about each kind of record, in their order. Their words are in messages/. */
export const QUESTIONS = {
  service: {
    status: 'choice',
    alert: 'line',
    hours: 'hours',
    phones: 'phones',
    email: 'email',
    url: 'url',
    fees_description: 'line',
    locations: 'find',
    name: 'line',
    description: 'text',
    organization: 'find',
    eligibility_description: 'line',
    minimum_age: 'number',
    maximum_age: 'number',
    service_areas: 'lines',
    taxonomy_terms: 'topics',
    application_process: 'text',
  },
  organization: {
    name: 'line',
    description: 'text',
    phones: 'phones',
    email: 'email',
    website: 'url',
  },
  location: {
    name: 'line',
    location_type: 'choice',
    address_1: 'line',
    city: 'line',
    state_province: 'line',
    postal_code: 'line',
    accessibility: 'lines',
    transportation: 'line',
    phones: 'phones',
    description: 'text',
  },
} as const satisfies Readonly<Record<FormKind, Readonly<Partial<Record<FormField, AnswerKind>>>>>

/** Those of a new service begin with what it is. */
const FIRST: readonly FormField[] = ['name', 'description', 'organization', 'locations', 'hours']

export type Question = readonly [field: FormField, as: AnswerKind]

/** The questions about a kind of record, in the order for a new one or for one that is published. */
export function questionsOf(
  kind: FormKind,
  { isNew }: { readonly isNew: boolean },
): readonly Question[] {
  const all = Object.entries(QUESTIONS[kind]) as [FormField, AnswerKind][]
  if (!isNew || kind !== 'service') return all
  const rank = ([field]: Question) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** The questions behind “More”: the fields that a form knows besides its questions and its groups. */
export function moreQuestionsOf(kind: FormKind): readonly Question[] {
  const cards: Readonly<Record<string, Card>> = {
    ...entities.address.fields,
    ...entities[kind].fields,
  }
  return fieldsOfKind(kind)
    .filter(
      (field) => !(field in QUESTIONS[kind]) && !UNASKED.includes(field) && !groupOf(kind, field),
    )
    .map((field) => [field, cards[field]!.format === 'uri' ? 'url' : 'line'])
}

type Card = { readonly description: string; readonly format?: string }

/** The tick that somebody has checked sets it. */
const UNASKED: readonly FormField[] = ['assured_date']
