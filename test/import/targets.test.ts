import { expect, it } from 'vitest'
import { targetsText } from '../../src/cli/import/targets-text.ts'
import { isTarget, parseMapping } from '../../src/record/mapping/parse-mapping.ts'
import { targets } from '../../src/record/mapping/targets.ts'
import { readTables } from './kinds/services-of.ts'

/** Those that a record does not hold as they are written, and what it holds. */
const SAID: Readonly<Record<string, RegExp>> = {
  key: /^/,
  taxonomy_terms: /advice[^]*debt/,
  hours: /hours: \[Mon-Fri/,
  days: /Mon/,
  ages: /minimum_age: 5|over 60/,
  draft: /draft: true/,
  visibility: /^(?![^]*name: Chess)/,
  'schedules.closed': /^(?![^]*Tue)/,
  assured_date: /assured_date/,
  'locations.point': /latitude: 51.45/,
  'cost_options.amount': /amount: 3.5/,
  internal: /^/,
  ignore: /^/,
}

it.each(targets().filter(({ to }) => to !== 'name'))(
  'a column may become $to, and $example arrives',
  async ({ to, example }) => {
    expect(isTarget(to)).toBe(true)
    const beside = BESIDE.find(([start]) => to.startsWith(start))?.[1] ?? {}
    const columns: Record<string, readonly [text: string, to: string]> = {
      Name: ['Chess', 'name'],
      By: ['Otters', 'organization.name'],
      ...Object.fromEntries(
        Object.entries(beside)
          .filter(([one]) => one !== to)
          .map(([one, text]) => [one, [text, one]]),
      ),
      Column: [example, to],
    }
    if (to === 'organization.name') delete columns.By
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    const { files, report } = await readTables(
      {
        'list.csv': [
          Object.keys(columns).map(quoted).join(),
          Object.values(columns)
            .map(([text]) => quoted(text))
            .join(),
        ].join('\n'),
      },
      Object.fromEntries(Object.entries(columns).map(([name, [, one]]) => [name, one])),
      { keepPersonal: ['contacts.name', 'contacts.email', 'phones'] },
    )
    const all = [...files.values()].join('\n')
    const field = report.fields.find(({ field: name }) => name === 'list.Column')
    if (to in SAID) expect(all).toMatch(SAID[to]!)
    else expect([field?.dropped, all.length > 0]).toEqual([{}, true])
  },
)

/** What stands in other columns, where a field alone says nothing. */
const BESIDE: readonly (readonly [start: string, columns: Record<string, string>])[] = [
  ['contacts.visibility', { 'contacts.name': 'Desk' }],
  ['contacts.', { 'contacts.title': 'Warden' }],
  ['phones.', { 'phones.number': '01632 960101' }],
  ['schedules.opens_at', { 'schedules.weekday': 'Tue', 'schedules.closes_at': '12:00' }],
  ['schedules.closes_at', { 'schedules.weekday': 'Tue', 'schedules.opens_at': '10:00' }],
  [
    'schedules.',
    {
      'schedules.weekday': 'Tue',
      'schedules.opens_at': '10:00',
      'schedules.closes_at': '12:00',
    },
  ],
  ['locations.latitude', { 'locations.name': 'Hall', 'locations.longitude': '-2.59' }],
  ['locations.longitude', { 'locations.name': 'Hall', 'locations.latitude': '51.45' }],
  [
    'locations.accessibility.url',
    { 'locations.name': 'Hall', 'locations.accessibility.description': 'Ramp' },
  ],
  [
    'locations.',
    {
      'locations.name': 'Otter Hall',
      'locations.address_1': '1 Mill Lane',
      'locations.city': 'Bristol',
      'locations.postal_code': 'BS1 6XX',
    },
  ],
  ['cost_options.', { 'cost_options.option': 'A visit', 'cost_options.amount': '3' }],
  ['required_documents.', { 'required_documents.document': 'Passport' }],
  ['additional_urls.', { 'additional_urls.url': 'https://otters.example.org/more' }],
  [
    'organization.organization_identifiers',
    {
      'organization.organization_identifiers.identifier_scheme': 'GB-CHC',
      'organization.organization_identifiers.identifier_type': 'Charity number',
      'organization.organization_identifiers.identifier': '1012345',
    },
  ],
  ['days', { hours: '10:00-12:00' }],
]

it('the list says each with its meaning and an example', () => {
  expect(targetsText()).toMatch(/^phones\.number +The number, as it is dialled\. Such as: 0117/m)
  expect(new Set(targets().map(({ to }) => to)).size).toBe(targets().length)
})

it.each([
  ['phones.numbr', 'phones.number'],
  ['postcode', 'locations.postal_code'],
  ['postal_code', 'locations.postal_code'],
  ['organisation.name', 'organization.name'],
  ['Internal', 'internal'],
])('%s is answered with %s', (wrong, right) => {
  const [problem] = parseMapping({ Column: wrong }).problems
  expect(problem?.hint).toContain(`Did you mean \`${right}\`?`)
})

it('nothing is proposed for a target that resembles none', () => {
  const [problem] = parseMapping({ Column: 'zebra crossing' }).problems
  expect(problem).toMatchObject({
    path: ['Column'],
    message: 'There is no field `zebra crossing`.',
  })
  expect(problem?.hint).not.toContain('Did you mean')
})

it('the page for publishers has the whole list', async () => {
  const rows = targets().map(
    ({ to, means, example }) =>
      `| \`${to}\` | ${means.replaceAll('|', '\\|')} | ${example.replaceAll('|', '\\|')} |`,
  )
  const page = `# What a column may become

Made from the code: change nothing here. \`osd import --targets\` prints the same list. How a line of a mapping is written stands in
[the importer](README.md#sheets).

| target | what it is | a cell says |
| ------ | ---------- | ----------- |
${rows.join('\n')}
`
  await expect(page).toMatchFileSnapshot('../../src/import/TARGETS.md')
})
