import type { Known } from '../../edit/known.ts'
import { entities } from '../../hsds/entities.ts'
import { FORM } from '../../messages/en/form.ts'
import type { Question } from '../../package/init/questions.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Settings } from '../../record/settings/settings.ts'

/** The fields of records that each option of `osd new` answers: of several, the one that the kind of record has. */
export const FIELDS = {
  name: ['name'],
  organization: ['organization'],
  status: ['status'],
  type: ['location_type'],
  description: ['description'],
  url: ['url', 'website', 'uri'],
  email: ['email'],
  phone: ['phones'],
  terms: ['taxonomy_terms'],
  location: ['locations'],
  hours: ['hours'],
  cost: ['fees_description'],
  for: ['eligibility_description'],
  assured: ['assured_date'],
  address: ['address_1'],
  city: ['city'],
  county: ['state_province'],
  postcode: ['postal_code'],
  point: ['latitude'],
} as const
export type Flag = keyof typeof FIELDS

/** The field of a kind of record that an option answers; undefined when it has none. */
export const fieldOf = (kind: RecordKind, flag: Flag): string | undefined =>
  FIELDS[flag].find((field) => field in FIELDS_OF[kind])

const FIELDS_OF: Readonly<Record<RecordKind, object>> = {
  service: { ...entities.service.fields, hours: {}, taxonomy_terms: {}, locations: {} },
  organization: entities.organization.fields,
  location: { ...entities.address.fields, ...entities.location.fields },
  taxonomy: entities.taxonomy.fields,
}

/** Asked on a terminal; the rest can be given by options, or in the form. */
const ASKED: readonly Flag[] = ['name', 'organization', 'address', 'city', 'county', 'postcode']
const NEEDED: Readonly<Record<RecordKind, readonly Flag[]>> = {
  service: ['name', 'organization'],
  organization: ['name', 'description'],
  location: ['name', 'city', 'county', 'postcode'],
  taxonomy: ['name', 'description'],
}
const INITIAL: Readonly<Partial<Record<Flag, string>>> = { status: 'active', type: 'physical' }

/** The questions about a new record, in the words of the form. Those that `defaults` answer are optional. */
export function questionsFor(
  kind: RecordKind,
  known: Known,
  defaults: Settings['defaults'] = {},
): Question[] {
  const said = kind === 'taxonomy' ? {} : FORM.questions[kind]
  const address: Readonly<Record<string, unknown>> = defaults.address ?? {}
  return (Object.keys(FIELDS) as Flag[]).flatMap((flag) => {
    const field = fieldOf(kind, flag)
    if (field === undefined) return []
    const [ask = `The ${field.replaceAll('_', ' ')}?`] =
      (said as Readonly<Record<string, readonly string[]>>)[field] ?? []
    const isOfAddress = ['city', 'county', 'postcode'].includes(flag)
    const isRequired = NEEDED[kind].includes(flag) && address[field] === undefined
    const choices = {
      organization: 'organizations',
      location: 'locations',
      terms: 'terms',
    } as const
    return {
      flag,
      prompt: address[field] ? `${ask} (${String(address[field])} if left out)` : ask,
      isRequired,
      isUnasked: !NEEDED[kind].includes(flag) && !ASKED.includes(flag),
      ...(flag in choices && { choices: known[choices[flag as keyof typeof choices]] }),
      ...(['location', 'terms'].includes(flag) && { isList: true }),
      ...(INITIAL[flag] && { initial: INITIAL[flag] }),
      ...(isOfAddress && { when: (answers) => answers.address !== undefined }),
      ...(flag === 'address' && { when: ({ type }) => type !== 'virtual' }),
    }
  })
}
