import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { recordId } from '../../../src/directory/ids.ts'
import { createFixer } from '../../../src/edit/fixes/fixer.ts'
import { editYaml } from '../../../src/edit/edit-yaml.ts'

const namespace = 'e25d4509-a940-443f-b032-3e61a3d4c98c'
const fixer = createFixer({ namespace })
const withoutIds = createFixer({ hours: true })

function fix(file: string, text: string, find = withoutIds) {
  const fixes = find(file, text)
  return {
    text: editYaml(
      text,
      fixes.flatMap(({ edits }) => edits),
    ),
    messages: fixes.map(({ message }) => message),
  }
}

describe('a record formatted by hand', () => {
  const path = fileURLToPath(new URL('records/hand-formatted.txt', import.meta.url))
  const before = readFileSync(path, 'utf8')
  const { text: after } = fix('services/lunch.yaml', before, fixer)

  it('changes only in the intended lines', async () => {
    await expect(diff(path, after)).toMatchFileSnapshot('records/hand-formatted.diff')
  })

  it('needs no second fix', () => {
    expect(fixer('services/lunch.yaml', after)).toEqual([])
  })

  it('changes in the same way with CRLF line ends', () => {
    const windows = fix('services/lunch.yaml', before.replaceAll('\n', '\r\n'), fixer).text
    expect(windows).toBe(after.replaceAll('\n', '\r\n'))
  })
})

/** A unified diff without its head. */
function diff(path: string, after: string): string {
  try {
    execFileSync('diff', ['-U0', path, '-'], { input: after, encoding: 'utf8' })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').slice(2).join('\n')
  }
}

describe('an external identifier', () => {
  it('keeps its lower case', () => {
    const { text } = fix('locations/hall.yaml', 'name: Hall\nexternal_identifier: osgb4000\n')
    expect(text).toContain('external_identifier: osgb4000')
  })
})

describe('missing ids', () => {
  it('are the derived ids', () => {
    const { text } = fix('organizations/acorn.yaml', '# Acorn\nname: Acorn\n', fixer)
    expect(text).toBe(`# Acorn\nid: ${recordId(namespace, 'organization', 'acorn')}\nname: Acorn\n`)
  })

  it('replace an empty id', () => {
    const { text } = fix('locations/hall.yaml', 'name: Hall\nid: # soon\n', fixer)
    expect(text).toBe(`name: Hall\nid: ${recordId(namespace, 'location', 'hall')} # soon\n`)
  })

  it('are added after the slug of each term, at every depth', () => {
    const text =
      'id: x\nterms:\n  - slug: a\n    terms:\n      - { slug: b, name: B }\n  - { name: C }\n'
    const id = (slug: string) => recordId(namespace, 'taxonomy_term', `people/${slug}`)
    expect(fix('taxonomies/people.yaml', text, fixer).text).toBe(
      `id: x\nterms:\n  - slug: a\n    id: ${id('a')}\n    terms:\n      - { slug: b, id: ${id('b')}, name: B }\n  - { name: C }\n`,
    )
  })

  it('are not added to terms that share a slug', () => {
    const text = 'id: x\nterms:\n  - slug: a\n  - slug: b\n    terms:\n      - slug: A\n'
    const id = recordId(namespace, 'taxonomy_term', 'people/b')
    expect(fix('taxonomies/people.yaml', text, fixer).text).toBe(
      text.replace('slug: b\n', `slug: b\n    id: ${id}\n`).replace('slug: A', 'slug: a'),
    )
  })

  it('are not added to a term with an anchor, which is repeated elsewhere', () => {
    const text = 'id: x\nterms:\n  - &a { slug: a }\n  - { terms: [*a] }\n'
    expect(fix('taxonomies/people.yaml', text, fixer).text).toBe(text)
  })

  it('are not added without a namespace, nor to nested records', () => {
    expect(fix('services/a.yaml', 'name: A\n').messages).toEqual([])
    const { text } = fix('services/a.yaml', 'id: x\norganization: { name: O }\n', fixer)
    expect(text).not.toContain('O, id')
  })
})

describe('values', () => {
  it.each([
    ['postal_code: bs3 4eb', 'postal_code: BS3 4EB'],
    ['postal_code: "bs34eb "', 'postal_code: "BS3 4EB"'],
    ['postal_code: bs3', 'postal_code: bs3'],
    ['country: gb', 'country: GB'],
    ['country: uk', 'country: GB'],
    ['country: Narnia', 'country: Narnia'],
    ['address_type: Physical', 'address_type: physical'],
    ['postal_code: 90210-1234', 'postal_code: 90210-1234'],
  ])('of an address: %s', (before, after) => {
    const around = (line: string) => `addresses:\n  - ${line} # n\n`
    expect(fix('locations/a.yaml', around(before)).text).toBe(around(after))
  })

  it.each([
    ['status: TEMPORARILY_CLOSED', 'status: temporarily closed'],
    ['id: "0B9F4F0E-3C1C-4E0A-9D43-6F1A5B1F2C77"', 'id: "0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77"'],
    ['name: " caf\\u00e9 "', 'name: "caf\\u00e9"'],
    ['name: Acorn-Trust', 'name: Acorn-Trust'],
    [
      'taxonomy_terms: [Lunch-Clubs, people/Carers]',
      'taxonomy_terms: [lunch-clubs, people/carers]',
    ],
    ['minimum_age: "18 "', 'minimum_age: "18"'],
    ['draft: True', 'draft: true'],
    ['program: Good Food', 'program: Good Food'],
    ['service_areas: [bs, Southville]', 'service_areas: [bs, Southville]'],
    ['url: logo.png', 'url: logo.png'],
    ['unknown: www.example.org', 'unknown: www.example.org'],
    ['description: |\n  9am  \n', 'description: |\n  9am  \n'],
    ['name: " Lunch\n  club "', 'name: " Lunch\n  club "'],
    [
      'phones: &p [01174960123]\ncontacts: [{ phones: *p }]',
      'phones: &p [01174960123]\ncontacts: [{ phones: *p }]',
    ],
  ])('of a service: %s', (before, after) => {
    expect(fix('services/a.yaml', before).text).toBe(after)
  })

  it.each([
    ['minimum_age: 60+', 'minimum_age: 60'],
    ['minimum_age: about 60', 'minimum_age: about 60'],
    ['minimum_age: 5-11', 'minimum_age: 5-11'],
    ['email: mailto:jo@example.org', 'email: jo@example.org'],
    ['email: jo@example.org or al@example.org', 'email: jo@example.org or al@example.org'],
    ['cost_options: [{ amount: £4.50 }]', 'cost_options: [{ amount: 4.50 }]'],
    ['cost_options: [{ amount: €4.50 }]', 'cost_options: [{ amount: €4.50 }]'],
    ['schedules: [{ opens_at: 12 noon }]', 'schedules: [{ opens_at: 12:00 }]'],
    ['schedules: [{ closes_at: midnight }]', 'schedules: [{ closes_at: midnight }]'],
    ['name: “Tea and Talk” # n', 'name: Tea and Talk # n'],
    ['name: “Tea” and “Talk”', 'name: “Tea” and “Talk”'],
    ['email: ‘jo@example.org’', 'email: jo@example.org'],
    ['description: “A warm welcome.”', 'description: “A warm welcome.”'],
    ['taxonomy_terms: food, people/Carers', 'taxonomy_terms: [food, people/carers]'],
    ['locations: hall # n', 'locations: [hall] # n'],
    ['locations: The hall, High Street', 'locations: The hall, High Street'],
    ['phones: 01174960123, 0117 496 0124', 'phones: [0117 496 0123, 0117 496 0124]'],
    ['phones: 0117 496 0123, ask for Jo', 'phones: 0117 496 0123, ask for Jo'],
    ['service_areas: bs3, BS4 1', 'service_areas: [BS3, BS4 1]'],
    ['service_areas: Anyone, anywhere', 'service_areas: Anyone, anywhere'],
  ])('as a check would write them: %s', (before, after) => {
    const fixed = fix('services/a.yaml', `${before}\n`).text
    expect(fixed).toBe(`${after}\n`)
    expect(fix('services/a.yaml', fixed).messages).toEqual([])
  })

  it('of an organization: the slug of its parent', () => {
    const written = fix('organizations/a.yaml', 'parent_organization: Acorn-Trust\n')
    expect(written.text).toBe('parent_organization: acorn-trust\n')
  })

  it('are described in a sentence each, with the line', () => {
    const fixes = withoutIds('locations/a.yaml', 'name: "A "\naddresses:\n- postal_code: bs3 4eb\n')
    expect(fixes.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 `name` loses the spaces around A',
      '3 `postal_code` bs3 4eb becomes BS3 4EB',
    ])
  })
})

describe('schedules', () => {
  it('become hours where words can say the same', () => {
    const { text, messages } = fix(
      'services/a.yaml',
      `name: A
schedules:
  # the shop
  - freq: WEEKLY
    byday: TU
    opens_at: 10:00
    closes_at: 12:00
    description: Tuesdays 10:00 to 12:00
  - { freq: WEEKLY, byday: "MO,TU,WE,TH,FR", opens_at: 09:00, closes_at: 17:00 }
status: active
`,
    )
    expect(text).toBe(
      'name: A\nhours: [Tue 10:00-12:00, Mon-Fri 09:00-17:00]\n# the shop\nstatus: active\n',
    )
    expect(messages).toEqual(['`schedules` becomes `hours` Tue 10:00-12:00; Mon-Fri 09:00-17:00'])
  })

  it.each([
    [
      'freq: WEEKLY, byday: SA, interval: 2, dtstart: 2026-01-03',
      'every other Sat',
      ' from 2026-01-03',
    ],
    ['freq: MONTHLY, byday: -1FR', 'last Fri', ''],
    ['freq: MONTHLY, bymonthday: 10', '10th of the month', ''],
    [
      'freq: WEEKLY, byday: MO, notes: Ring first, valid_to: 2026-12-01',
      'Mon',
      ' until 2026-12-01 (Ring first)',
    ],
  ])('say also how often: %s', (fields, start, end) => {
    const times = 'opens_at: 10:00, closes_at: 12:00'
    const place = (what: string) => `locations:\n  - location: hall\n    ${what}\n`
    expect(fix('services/a.yaml', place(`schedules: [{ ${fields}, ${times} }]`)).text).toBe(
      place(`hours: [${start} 10:00-12:00${end}]`),
    )
  })

  it.each([
    '{ freq: WEEKLY, byday: TU, opens_at: 10:00 }',
    '{ freq: WEEKLY, opens_at: 10:00, closes_at: 12:00 }',
    '{ freq: MONTHLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }',
    '{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00, attending_type: online }',
    '{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00, description: Ring first }',
    '{ id: x, freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }',
    '&s { freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }',
  ])('stay where they say more, or less: %s', (entry) => {
    const good = '{ freq: WEEKLY, byday: MO, opens_at: 10:00, closes_at: 12:00 }'
    expect(fix('services/a.yaml', `schedules: [${entry}, ${good}]\n`).messages).toEqual([])
  })

  it('are converted in the usual spelling, and need no second fix', () => {
    const text = 'schedules: [{ freq: weekly, byday: Tu, opens_at: 9am, closes_at: 17.30 }]\n'
    const fixed = fix('services/a.yaml', text).text
    expect(fixed).toBe('hours: [Tue 09:00-17:30]\n')
    expect(fix('services/a.yaml', fixed).messages).toEqual([])
  })

  it('stay beside hours, with what to add to these', () => {
    const text =
      'hours: [Mon 9:00-10:00]\nschedules: [{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }]\n'
    expect(fix('services/a.yaml', text)).toEqual({
      text,
      messages: ['`schedules` is unchanged: add Tue 10:00-12:00 to `hours`'],
    })
  })

  it.each(['directory.yaml', 'removed.yaml'])('are not looked for in %s', (file) => {
    expect(fix(file, 'title: Test\nservices: []\n').messages).toEqual([])
  })

  it('stay in a place, which has no hours, and without the option', () => {
    const text = 'schedules: [{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }]\n'
    expect(fix('locations/a.yaml', text).messages).toEqual([])
    expect(createFixer({})('services/a.yaml', text)).toEqual([])
  })
})
