import { describe, expect, it } from 'vitest'
import { parseHours } from '../../../src/times/hours/entries/entry.ts'
import { type Read, readTables } from './services-of.ts'

/*
 * For each kind of the small inputs, more of our own: a heading with what it becomes, and cells, each with a part of the record or, in
 * brackets, what the report asks of a person and no record says.
 */

type Right = string | RegExp | readonly [told: string | RegExp]
interface Kind {
  /** Columns beside the name and the organization. */
  readonly columns: Readonly<
    Record<string, string | { readonly to: string; readonly label: string }>
  >
  readonly rows: readonly (readonly [
    cells: string | readonly string[],
    right: Right,
    never?: RegExp,
  ])[]
}
const DAYS = Object.fromEntries(
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => [day, { to: 'days', label: day }] as const),
)

const KINDS: Readonly<Record<string, Kind>> = {
  'days in one cell': {
    columns: { Day: 'schedules.weekday', Start: 'schedules.opens_at', End: 'schedules.closes_at' },
    rows: [
      [['Tue/Thu', '10:00', '11:00'], 'Tue and Thu 10:00-11:00'],
      [['Weds', '9am', 'noon'], 'Wed 09:00-12:00'],
      [['Mondays & Fridays', '2pm', '4pm'], 'Mon and Fri 14:00-16:00'],
      [['every so often', '10:00', '11:00'], [/every so often/], /hours/],
    ],
  },
  'ticks beside times': {
    columns: { ...DAYS, Start: 'schedules.opens_at', End: 'schedules.closes_at' },
    rows: [
      [['x', '', '', 'x', '', '10:00', '12:00'], 'Mon and Thu 10:00-12:00'],
      [['Y', 'N', '✓', '0', '', '2pm', '4pm'], 'Mon and Wed 14:00-16:00'],
      [['', '', '', '', '', '10:00', '12:00'], ['10:00'], /opens_at|hours:/],
    ],
  },
  'hours in words': {
    columns: { When: 'hours' },
    rows: [
      ['Mon 9-5, Wed 9-1, closed Thu', /"Mon 09:00-17:00","Wed 09:00-13:00"/],
      ['Mon-Fri 9-5 (closed bank holidays)', /closed bank holidays"/],
      ['Tues 7-9', ['Tues 7-9'], /"hours"/],
      ['7.30pm Thursdays', ['7.30pm'], /"hours"/],
    ],
  },
  'two times of one day': {
    columns: { When: 'hours' },
    rows: [
      ['daily 7am-9pm, weekends 8-5', ['weekends 8-5'], /"hours"/],
      ['Mon-Fri 9-5, Wed 9-7', ['Wed 9-7'], /"hours"/],
      ['Every day 9-5; first Sunday 10-4', ['first Sunday'], /"hours"/],
      ['Mon 9-5; Mon 9-5', /"hours":\["Mon 09:00-17:00"\]/],
      ['Mon 10-12; Mon 2pm-4pm', /"Mon 10:00-12:00","Mon 2pm-4pm"/],
      ['Sat & Sun 10-4 Apr-Oct, 11-3 Nov-Mar', /Apr-Oct.*Nov-Mar/],
    ],
  },
  'telephone numbers': {
    columns: { Tel: 'phones.number' },
    rows: [
      ['20 7946 0123', '020 7946 0123'],
      ['0044 1632 960101', '01632 960101'],
      ['01632 960101-3', ['960101-3'], /phones/],
      ['0117 496', ['0117 496'], /phones/],
      ['01632 960101, ask for Bob', '01632 960101', /Bob/],
      ['01632 960101 (Jane)', '01632 960101', /Jane/],
      ['Jane Smith: 01632 960101', '01632 960101', /Smith/],
      ['01632 960101 - Priya or Bob (evenings)', '01632 960101', /Priya|Bob/],
      ['01632 960101 (Zbigniew Kowal)', '01632 960101', /Kowal/],
      ['01632 960101 (Mary’s Cafe)', 'Mary’s Cafe'],
      ['01632 960101 (Mondays)', 'Mondays'],
      ['01632 960101 (local rate)', 'local rate'],
      ['01632 960101 (evenings)', 'evenings'],
    ],
  },
  ages: {
    columns: { Age: 'ages' },
    rows: [
      ['12-Aug', /"minimum_age":"8","maximum_age":"12"/],
      ['Reception to Year 6', /"minimum_age":"4","maximum_age":"11"/],
      ['Birth to 19', /"minimum_age":"0","maximum_age":"19"/],
      ['5/11', /"minimum_age":"5","maximum_age":"11"/],
      ['16+ (18+ for gym)', ['16+'], /minimum_age/],
      ['6 weeks to crawling', ['6 weeks'], /minimum_age/],
    ],
  },
  'ages in two columns': {
    columns: { From: 'minimum_age', To: 'maximum_age' },
    rows: [
      [['birth', '5'], /"minimum_age":"0","maximum_age":"5"/],
      [['5 yrs', '11 years'], /"minimum_age":"5","maximum_age":"11"/],
      [['18', '16'], ['18, 16'], /_age"/],
      [['18', '0'], '"minimum_age":"18"', /maximum/],
    ],
  },
  prices: {
    columns: { Cost: 'fees_description' },
    rows: [
      ['three pounds', '"amount":"3"'],
      ['Two pounds fifty per session', /"amount":"2.5","amount_description":"per session"/],
      ['fifty pence', '"amount":"0.5"'],
      ['twenty-five p', '"amount":"0.25"'],
      ['three or four pounds', 'three or four pounds', /cost_options/],
      ['No', '"fees_description":"Cost: No"', /cost_options/],
      ['£4.50 / £3.50 concession', /"amount":"4.5"},{"option":"concession",.*"amount":"3.5"/],
      ['£12 per month or £3 per session', /per month.*per session/],
      ['£1 suggested donation', ['£1 suggested'], /cost_options/],
      ['first class free then £5', ['then £5'], /cost_options/],
      ['Pay what you can', 'Pay what you can', /cost_options/],
    ],
  },
  dates: {
    columns: { Checked: 'assured_date' },
    rows: [
      ['3rd Apr 26', '2026-04-03'],
      ['3-Apr-26', '2026-04-03'],
      ['31/02/2026', ['31/02/2026'], /assured/],
      ['12/25/2026', ['12/25/2026'], /assured/],
    ],
  },
  statuses: {
    columns: { Status: 'status' },
    rows: [
      ['?', ['?'], /"active"/],
      ['unknown', ['unknown'], /"active"/],
      ['No longer meeting', ['No longer'], /"active"/],
      ['on hold', 'temporarily closed'],
      ['Y', '"active"'],
    ],
  },
  languages: {
    columns: { Spoken: 'languages.name' },
    rows: [
      ['Urdu & Punjabi', /"Urdu"},{"name":"Punjabi"/],
      ['pol', 'Polish'],
      ['1', ['1'], /languages/],
      ['All', ['All'], /languages/],
      ['English and some Arabic', '"English and some Arabic"'],
    ],
  },
  'contacts by name': {
    columns: { Who: 'contacts.name', Role: 'contacts.title' },
    rows: [
      [['jane smith', 'Leader'], 'Leader', /jane/i],
      [['Contact: Jane Smith', ''], ['not shown'], /Jane/],
      [['Siân Ó Briain', 'Clerk'], 'Clerk', /Briain/],
      [['Youth team', ''], 'Youth team'],
    ],
  },
  'codes in texts': {
    columns: { About: 'description' },
    rows: [
      ['We meet weekly. Key code 4471 for the side door.', /name/, /4471/],
      ['The keysafe is by the door (1066).', /name/, /1066/],
      ['Join us on Zoom. Meeting ID 123 456 7890, passcode 1234.', /name/, /1234|Zoom/],
      ['Nice hall. Wi-Fi password: tea4two', /name/, /tea4two|Nice/],
      ['Wi-Fi password tea4two', /name/, /tea4two/],
      ['Alarm 4471#', /name/, /4471/],
      ['Password needed; ask us.', 'Password needed'],
      ['For key workers. A code of conduct applies.', 'code of conduct'],
    ],
  },
  'web and email addresses': {
    columns: { Web: 'url', Mail: 'email' },
    rows: [
      [['a.example.org and b.example.org', ''], '"https://a.example.org"', /b.example/],
      [['https://a.example.org/my file.pdf', ''], '"https://a.example.org/my%20file.pdf"'],
      [['https://a.example.org (ask)', ''], ['https://a.example.org (ask)'], /%20|ask/],
      [['@otters', ''], ['@otters'], /"url"/],
      [['www.a.example.org', 'info(at)a.example.org'], 'https://www.a.example.org', /"email"/],
      [['', 'mailto:info@a.example.org'], '"info@a.example.org"'],
    ],
  },
  'what a spreadsheet could not compute': {
    columns: { About: 'description', Cost: 'cost_options.amount' },
    rows: [
      [['#VALUE!', '#N/A'], /name/, /#|cost_options|description/],
      [['#REF!', '£3'], '"amount":"3"', /#REF/],
      [['Tea_x000D_and cake', ''], 'Tea\\nand cake', /x000D/],
    ],
  },
  'links of a list': {
    columns: { Social: 'additional_urls.url' },
    rows: [
      ['https://a.example.org https://b.example.org', /"https:\/\/a.*"},{"url":"https:\/\/b/],
      ['https://a.example.org;https://b.example.org', /"https:\/\/a.*"},{"url":"https:\/\/b/],
      ['Facebook: https://a.example.org', '[{"url":"https://a.example.org"}]'],
    ],
  },
  'a “yes” or a “no” below a heading of words': {
    columns: {
      'Booking needed?': 'application_process',
      'Wheelchair access': 'eligibility_description',
    },
    rows: [
      [['Yes', ''], 'Booking needed? Yes'],
      [['x', 'N'], /Booking needed\? Yes.*Wheelchair access: No/],
      [['Ring first', 'Yes, by the side'], /"Ring first".*"Yes, by the side"/],
    ],
  },
  'how often': {
    columns: {
      Often: 'schedules.freq',
      Day: 'schedules.weekday',
      From: 'schedules.opens_at',
      To: 'schedules.closes_at',
    },
    rows: [
      [['Monthly', 'Monday', '10:00', '11:00'], ['Monthly'], /"hours"|freq/],
      [['Every week', 'Monday', '10:00', '11:00'], 'Mon 10:00-11:00'],
      [['Monthly', '1st Monday', '10:00', '11:00'], '1st Mon 10:00-11:00'],
      [['Weekly', 'Monday', '0.4375', '0.5'], 'Mon 10:30-12:00'],
    ],
  },
  'topics with commas': {
    columns: { Kind: 'taxonomy_terms' },
    rows: [
      ['Food; Money', '["food","money"]'],
      ['Food, Money', ['Food, Money']],
    ],
  },
  'areas in one cell': {
    columns: { Area: 'service_areas.name' },
    rows: [
      ['BS3, BS4 and BS13', /"BS3","BS4","BS13"/],
      ['BS1-BS3', /"BS1","BS2","BS3"/],
      ['5 miles of Saltwick', '5 miles of Saltwick'],
    ],
  },
}

const sheetOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()}\n`).join('')

async function readKind({ columns, rows }: Kind): Promise<Read> {
  const headings = ['Name', 'By', ...Object.keys(columns)]
  const cells = rows.map(([one], i) => [
    `Club ${i}`,
    'Otters',
    ...(typeof one === 'string' ? [one] : one),
  ])
  const { Name, By, ...others } = { Name: 'name', By: 'organization.name', ...columns }
  return readTables({ 'list.csv': sheetOf([headings, ...cells]) }, { Name, By, ...others })
}

describe('of our own inputs, those with', () => {
  it.each(Object.entries(KINDS))('%s', async (_, kind) => {
    const { record, report } = await readKind(kind)
    const told = JSON.stringify(report.finish)
    for (const [i, [cell, right, never]] of kind.rows.entries()) {
      const said = JSON.stringify(record(`services/club-${i}`))
      const [wanted, where] = Array.isArray(right)
        ? [right[0] as string, told]
        : [right as string, said]
      expect([cell, where]).toEqual([
        cell,
        typeof wanted === 'string'
          ? expect.stringContaining(wanted)
          : expect.stringMatching(wanted),
      ])
      if (never) expect([cell, said]).toEqual([cell, expect.not.stringMatching(never)])
      for (const entry of (record(`services/club-${i}`)?.['hours'] as string[] | undefined) ?? [])
        expect([entry, parseHours(entry).problem]).toEqual([entry, undefined])
    }
  })

  it('a “no” or a doubt about being published are drafts', async () => {
    const rows = [
      ...[
        ['Yes', '', 'draft'],
        ['No', '', 'shown'],
        ['', 'No', 'draft'],
        ['', 'Yes', 'shown'],
      ],
      ...[
        ['', 'withheld', 'draft'],
        ['', 'pending', 'draft'],
        ['TRUE', 'TRUE', 'draft'],
        ['', '', 'shown'],
      ],
    ]
    const cells = rows.map(([refusal = '', consent = ''], i) => [
      `Club ${i}`,
      'Otters',
      refusal,
      consent,
    ])
    const { record } = await readTables(
      { 'list.csv': sheetOf([['Name', 'By', 'Do not publish', 'Consent to publish'], ...cells]) },
      { Name: 'name', By: 'organization.name' },
    )
    const found = rows.map((_, i) => (record(`services/club-${i}`)?.['draft'] ? 'draft' : 'shown'))
    expect(found).toEqual(rows.map(([, , right]) => right))
  })
})

describe('rows under one id', () => {
  const MAPPING = { Ref: 'key', Name: 'name', By: 'organization.name', When: 'hours' }
  it('are two services where their names differ, and one with all sessions where only times do', async () => {
    const { record, slugs, report } = await readTables(
      {
        'list.csv':
          'Ref,Name,By,When\n1,Chess,Otters,Mon 10:00-12:00\n1,Chess,Otters,Tue 10:00-12:00\n2,Go,Otters,Wed 9am-10am\n2,Bridge,Herons,Thu 9am-10am\n',
      },
      MAPPING,
    )
    expect(slugs('services')).toEqual(['chess', 'go', 'bridge'])
    expect(record('services/chess')).toMatchObject({
      hours: ['Mon 10:00-12:00', 'Tue 10:00-12:00'],
    })
    expect(record('services/bridge')).toMatchObject({
      organization: 'herons',
      hours: ['Thu 9am-10am'],
    })
    expect(JSON.stringify(report.remarks)).toContain('share an id')
  })

  it('of a table are two services, too', async () => {
    const { slugs } = await readTables({
      'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
      'services.csv':
        'id,organization_id,name,status\ns1,o1,Chess,active\ns1,o1,Bridge,active\ns1,o1,chess,active\n',
    })
    expect(slugs('services')).toEqual(['chess', 'bridge'])
  })

  it('are told apart by `ID` where `id` is another column', async () => {
    const { slugs } = await readTables(
      { 'list.csv': 'ID,id,Name,By\n1,a,Chess,Otters\n2,a,Go,Otters\n' },
      { ID: 'key', Name: 'name', By: 'organization.name' },
    )
    expect(slugs('services')).toEqual(['chess', 'go'])
  })
})

it('signs that mean the cell above are those that people type', async () => {
  const signs = ['ditto', '-do-', '"', '″', '- " -', 'as above']
  const rows = signs.map((sign, i) => [`Club ${i}`, sign])
  const { record } = await readTables(
    { 'list.csv': sheetOf([['Name', 'By'], ['Chess', 'Otters'], ...rows]) },
    { Name: 'name', By: 'organization.name' },
  )
  for (const i of signs.keys())
    expect(record(`services/club-${i}`)).toMatchObject({ organization: 'otters' })
})
