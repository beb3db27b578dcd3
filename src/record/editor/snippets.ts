/** The snippets for entries of a list, in the form of the YAML language server. */
export function snippetsOf(entity: string | undefined): {
  readonly defaultSnippets?: readonly unknown[]
} {
  const found = entity === undefined ? undefined : SNIPPETS[entity]
  return found ? { defaultSnippets: found.map((snippet) => ({ ...snippet, type: 'array' })) } : {}
}

/** The snippets for the value of a field. */
export const snippetsFor = (field: string): { readonly defaultSnippets?: readonly unknown[] } =>
  field === 'assured_date' ? { defaultSnippets: [TODAY] } : {}

/** The variables are those of VS Code, which fills them in. */
const TODAY = {
  label: 'today',
  description: 'Somebody checked it today.',
  body: '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
}

/** A whole entry that an editor can insert. */
interface Snippet {
  readonly label: string
  readonly description: string
  readonly body: Readonly<Record<string, unknown>>
}

/** By the entity of the entries. `${1:TU}` is the first placeholder, with its default. */
const SNIPPETS: Readonly<Record<string, readonly Snippet[]>> = {
  schedule: [
    {
      label: 'every week',
      description: 'Once a week or more often.',
      body: {
        freq: 'WEEKLY',
        byday: '${1:TU}',
        opens_at: '${2:10:00}',
        closes_at: '${3:12:00}',
      },
    },
    {
      label: 'every other week',
      description: 'Every second week, counted from a day on which it takes place.',
      body: {
        freq: 'WEEKLY',
        interval: 2,
        byday: '${1:TU}',
        dtstart: '${2:2026-09-01}',
        opens_at: '${3:10:00}',
        closes_at: '${4:12:00}',
      },
    },
    {
      label: 'every month',
      description: 'On one weekday of each month.',
      body: {
        freq: 'MONTHLY',
        byday: '${1:2TH}',
        opens_at: '${2:10:00}',
        closes_at: '${3:12:00}',
      },
    },
  ],
  phone: [
    {
      label: 'a telephone number',
      description: 'A number, and what it is for.',
      body: { number: '${1:0117 496 0123}', type: '${2:voice}', description: '${3:Office hours}' },
    },
  ],
  contact: [
    {
      label: 'a contact',
      description: 'A person or a desk, with email address and telephone number.',
      body: {
        name: '${1:Front desk}',
        title: '${2:Coordinator}',
        email: '${3:hello@example.org}',
        phones: [{ number: '${4:0117 496 0123}' }],
      },
    },
  ],
  address: [
    {
      label: 'an address',
      description: 'Street, town and postcode.',
      body: {
        address_1: '${1:4 Mill Lane}',
        city: '${2:Town}',
        state_province: '${3:County}',
        postal_code: '${4:BS3 1AB}',
      },
    },
  ],
  cost_option: [
    {
      label: 'a price',
      description: 'One thing that people pay for.',
      body: { option: '${1:A session}', amount: '${2:3.50}', currency: 'GBP' },
    },
  ],
}
