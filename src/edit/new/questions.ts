import type { EntityName } from '../../hsds/entities.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Known } from './known.ts'

/** What `osd new` can write. */
export type NewKind = RecordKind | 'directory'

export type Answers = Readonly<Record<string, string>>

/** One thing to ask about a new record. */
export interface Question {
  /** The option of the command line that answers it. */
  readonly flag: string
  readonly asks: string
  /** The field that it goes into, by whose rules it is checked. */
  readonly field?: readonly [entity: EntityName | 'directory', field: string]
  readonly isNeeded?: boolean
  /** Names one thing that is there already, or several with commas between them. */
  readonly choices?: keyof Known
  readonly isList?: boolean
  /** Latitude and longitude with a comma between them: an option cannot start with the minus of a longitude. */
  readonly isPoint?: boolean
  readonly initial?: string
  /** Whether it makes sense after the answers so far. */
  readonly when?: (answers: Answers) => boolean
}

/** What to ask, in this order. What the directory fills in by itself need not be answered. */
export function questionsFor(kind: NewKind, defaults: Settings['defaults'] = {}): Question[] {
  return kind === 'location' ? location(defaults.address ?? {}) : QUESTIONS[kind]
}

const QUESTIONS: Readonly<Record<Exclude<NewKind, 'location'>, Question[]>> = {
  service: [
    {
      flag: 'name',
      asks: 'What is the service called?',
      field: ['service', 'name'],
      isNeeded: true,
    },
    {
      flag: 'organization',
      asks: 'Which organization offers it?',
      choices: 'organizations',
      isNeeded: true,
    },
    {
      flag: 'status',
      asks: 'Can it be used now?',
      field: ['service', 'status'],
      initial: 'active',
      isNeeded: true,
    },
    {
      flag: 'description',
      asks: 'What does it do, in a sentence or two?',
      field: ['service', 'description'],
    },
    { flag: 'url', asks: 'Its web page?', field: ['service', 'url'] },
    { flag: 'email', asks: 'An email address for questions?', field: ['service', 'email'] },
    { flag: 'phone', asks: 'A telephone number?', field: ['phone', 'number'] },
    { flag: 'location', asks: 'Where is it?', choices: 'locations', isList: true },
    { flag: 'terms', asks: 'Which terms describe it?', choices: 'terms', isList: true },
  ],
  organization: [
    {
      flag: 'name',
      asks: 'What is the organization called?',
      field: ['organization', 'name'],
      isNeeded: true,
    },
    {
      flag: 'description',
      asks: 'What does it do, in a sentence or two?',
      field: ['organization', 'description'],
      isNeeded: true,
    },
    { flag: 'url', asks: 'Its web site?', field: ['organization', 'website'] },
    { flag: 'email', asks: 'Its email address?', field: ['organization', 'email'] },
    { flag: 'phone', asks: 'Its telephone number?', field: ['phone', 'number'] },
  ],
  taxonomy: [
    {
      flag: 'name',
      asks: 'What is the taxonomy called?',
      field: ['taxonomy', 'name'],
      isNeeded: true,
    },
    {
      flag: 'description',
      asks: 'What do its terms describe?',
      field: ['taxonomy', 'description'],
      isNeeded: true,
    },
    { flag: 'url', asks: 'A web page about it?', field: ['taxonomy', 'uri'] },
  ],
  directory: [
    { flag: 'title', asks: 'What is the directory called?', isNeeded: true },
    { flag: 'publisher', asks: 'Who publishes it?', isNeeded: true },
    { flag: 'url', asks: 'The web site of the publisher?', field: ['organization', 'website'] },
    { flag: 'email', asks: 'Where to write about it?', field: ['organization', 'email'] },
  ],
}

function location(defaults: Readonly<Record<string, unknown>>): Question[] {
  const hasAddress = ({ address }: Answers) => address !== undefined
  const part = (flag: string, asks: string, field: string): Question => ({
    flag,
    asks: defaults[field] ? `${asks} (${String(defaults[field])} if left out)` : asks,
    field: ['address', field],
    isNeeded: defaults[field] === undefined,
    when: hasAddress,
  })
  return [
    {
      flag: 'name',
      asks: 'What is the place called?',
      field: ['location', 'name'],
      isNeeded: true,
    },
    {
      flag: 'type',
      asks: 'Can people go there, write to it, or visit it on the web?',
      field: ['location', 'location_type'],
      initial: 'physical',
      isNeeded: true,
    },
    {
      flag: 'description',
      asks: 'What is it like, how does one get in?',
      field: ['location', 'description'],
    },
    { flag: 'url', asks: 'Its web address?', field: ['location', 'url'] },
    {
      flag: 'address',
      asks: 'House and street?',
      field: ['address', 'address_1'],
      when: ({ type }) => type !== 'virtual',
    },
    part('city', 'Town or city?', 'city'),
    part('county', 'County or council area?', 'state_province'),
    { ...part('postcode', 'Postcode?', 'postal_code'), isNeeded: true },
    {
      flag: 'point',
      asks: 'Its point on the map, degrees north and east, such as 51.4425, -2.6010?',
      isPoint: true,
      when: ({ type }) => type === 'physical',
    },
    { flag: 'organization', asks: 'Which organization runs it?', choices: 'organizations' },
  ]
}
