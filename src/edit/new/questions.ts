import type { EntityName } from '../../hsds/entities.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Known } from './known.ts'

/** The kinds of records that `osd new` writes. */
export type NewKind = RecordKind | 'directory'

export type Answers = Readonly<Record<string, string>>

/** One question about a new record. */
export interface Question {
  /** The command-line option that answers it. */
  readonly flag: string
  readonly prompt: string
  /** The field that the answer is for; its schema checks the answer. */
  readonly field?: readonly [entity: EntityName | 'directory', field: string]
  readonly isRequired?: boolean
  /** The answer is one of these. */
  readonly choices?: keyof Known
  /** The answer may be several choices, separated by commas. */
  readonly isList?: boolean
  /** The answer is latitude and longitude. One option holds both, because a value cannot start with a minus sign. */
  readonly isPoint?: boolean
  readonly initial?: string
  /** Whether to ask, given the answers so far. */
  readonly when?: (answers: Answers) => boolean
}

/** The questions, in order. Those that `defaults` in directory.yaml answer are optional. */
export function questionsFor(kind: NewKind, defaults: Settings['defaults'] = {}): Question[] {
  return kind === 'location' ? location(defaults.address ?? {}) : QUESTIONS[kind]
}

/** The usual licence of public data in the United Kingdom: anybody may use it who says where it came from. */
export const OPEN_GOVERNMENT_LICENCE =
  'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'

const QUESTIONS: Readonly<Record<Exclude<NewKind, 'location'>, Question[]>> = {
  service: [
    {
      flag: 'name',
      prompt: 'What is the service called?',
      field: ['service', 'name'],
      isRequired: true,
    },
    {
      flag: 'organization',
      prompt: 'Which organization offers it?',
      choices: 'organizations',
      isRequired: true,
    },
    {
      flag: 'status',
      prompt: 'Can it be used now?',
      field: ['service', 'status'],
      initial: 'active',
      isRequired: true,
    },
    {
      flag: 'description',
      prompt: 'What does it do, in a sentence or two?',
      field: ['service', 'description'],
    },
    { flag: 'url', prompt: 'Its web page?', field: ['service', 'url'] },
    { flag: 'email', prompt: 'An email address for questions?', field: ['service', 'email'] },
    { flag: 'phone', prompt: 'A telephone number?', field: ['phone', 'number'] },
    { flag: 'location', prompt: 'Where is it?', choices: 'locations', isList: true },
    {
      flag: 'hours',
      prompt: 'When does it take place, such as Tue 10:00-12:00? Put a semicolon between several',
      field: ['service', 'hours'],
    },
    {
      flag: 'cost',
      prompt: 'What does it cost, such as "Free" or "£2.50, with lunch"?',
      field: ['service', 'fees_description'],
    },
    {
      flag: 'for',
      prompt: 'Who is it for, such as "People over 60"?',
      field: ['service', 'eligibility_description'],
    },
    { flag: 'terms', prompt: 'Which terms describe it?', choices: 'terms', isList: true },
    {
      flag: 'assured',
      prompt: 'If somebody has checked all this with the organization, on which day?',
      field: ['service', 'assured_date'],
    },
  ],
  organization: [
    {
      flag: 'name',
      prompt: 'What is the organization called?',
      field: ['organization', 'name'],
      isRequired: true,
    },
    {
      flag: 'description',
      prompt: 'What does it do, in a sentence or two?',
      field: ['organization', 'description'],
      isRequired: true,
    },
    { flag: 'url', prompt: 'Its web site?', field: ['organization', 'website'] },
    { flag: 'email', prompt: 'Its email address?', field: ['organization', 'email'] },
    { flag: 'phone', prompt: 'Its telephone number?', field: ['phone', 'number'] },
  ],
  taxonomy: [
    {
      flag: 'name',
      prompt: 'What is the taxonomy called?',
      field: ['taxonomy', 'name'],
      isRequired: true,
    },
    {
      flag: 'description',
      prompt: 'What do its terms describe?',
      field: ['taxonomy', 'description'],
      isRequired: true,
    },
    { flag: 'url', prompt: 'A web page about it?', field: ['taxonomy', 'uri'] },
  ],
  directory: [
    { flag: 'title', prompt: 'What is the directory called?', isRequired: true },
    { flag: 'publisher', prompt: 'Who publishes it?', isRequired: true },
    { flag: 'url', prompt: 'The web site of the publisher?', field: ['organization', 'website'] },
    { flag: 'email', prompt: 'Where to write about it?', field: ['organization', 'email'] },
    {
      flag: 'licence',
      prompt: 'Under which licence may others use the data? Its web address',
      field: ['organization', 'website'],
      initial: OPEN_GOVERNMENT_LICENCE,
    },
  ],
}

function location(defaults: Readonly<Record<string, unknown>>): Question[] {
  const hasAddress = ({ address }: Answers) => address !== undefined
  const part = (flag: string, prompt: string, field: string): Question => ({
    flag,
    prompt: defaults[field] ? `${prompt} (${String(defaults[field])} if left out)` : prompt,
    field: ['address', field],
    isRequired: defaults[field] === undefined,
    when: hasAddress,
  })
  return [
    {
      flag: 'name',
      prompt: 'What is the place called?',
      field: ['location', 'name'],
      isRequired: true,
    },
    {
      flag: 'type',
      prompt: 'Can people go there, write to it, or visit it on the web?',
      field: ['location', 'location_type'],
      initial: 'physical',
      isRequired: true,
    },
    {
      flag: 'description',
      prompt: 'What is it like, how does one get in?',
      field: ['location', 'description'],
    },
    { flag: 'url', prompt: 'Its web address?', field: ['location', 'url'] },
    {
      flag: 'address',
      prompt: 'House and street?',
      field: ['address', 'address_1'],
      when: ({ type }) => type !== 'virtual',
    },
    part('city', 'Town or city?', 'city'),
    part('county', 'County or council area?', 'state_province'),
    { ...part('postcode', 'Postcode?', 'postal_code'), isRequired: true },
    {
      flag: 'point',
      prompt: 'Its point on the map, degrees north and east, such as 51.4425, -2.6010?',
      isPoint: true,
      when: ({ type }) => type === 'physical',
    },
    { flag: 'organization', prompt: 'Which organization runs it?', choices: 'organizations' },
  ]
}
