import fc from 'fast-check'
import { stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { applyProposal } from '../../../src/forms/change/apply-proposal.ts'
import { FORM_KINDS, type FormKind, type FormValues } from '../../../src/forms/questions/fields.ts'
import { type FormEntry, type Group, groupsOf } from '../../../src/forms/questions/groups.ts'
import { entriesLens } from '../../../src/forms/change/lenses/entries.ts'
import { toFragment, findProposals } from '../../../src/forms/change/link.ts'
import { propose } from '../../../src/forms/change/proposal.ts'
import { readProposal } from '../../../src/forms/change/read-proposal.ts'
import { publishedRecord } from '../../../src/forms/change/published-record.ts'
import { newerOf } from '../../../src/forms/change/values.ts'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'
import type { RawObject } from '../../../src/record/yaml/raw.ts'
import { runs } from '../../runs.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const [prices, contacts] = ['cost_options', 'contacts'].map((name) =>
  groupsOf('service').find(({ field }) => field === name)!,
)

const entriesIn = (group: Group, list: unknown) => entriesLens(group).read({ [group.field]: list })
const read = (text: string) => parseYaml('a.yaml', text).value as RawObject
const shown = (text: string): FormValues => ({
  cost_options: entriesIn(prices!, read(text).cost_options)!,
  contacts: entriesIn(contacts!, read(text).contacts)!,
})

/** The text of a service after a change that went through a link, or why there is none. */
function apply(text: string, set: FormValues, now = shown(text), kind: FormKind = 'service') {
  const made = propose([{ kind, id: ID, before: now, after: { ...now, ...set } }])
  if (!made) return text
  const [proposal] = findProposals(toFragment(made)).proposals
  const applied = applyProposal(proposal!, {
    find: () => ({ file: 'services/a.yaml', text, now }),
    slugOf: () => undefined,
    textOf: () => undefined,
    newId: () => ID,
  })
  return 'refusal' in applied ? applied.refusal : applied.changes[0]!.after
}

const CLUB = `name: Club
cost_options:
  # Not in August.
  - id: 5f73b287-9002-4204-870e-7fec02a7cefa
    option: Adult
    amount: 5.00 # with soup
    currency: GBP
  - { option: Child, amount: 2, private: { ask: Jo } }
contacts:
  - name: Kitchen desk
    phones:
      - number: 0117 496 0123 # the desk
        type: voice
      - 0117 496 0124
    public: [phones]
`

it('are these lists of each kind, with these parts', () => {
  const listed = FORM_KINDS.map((kind) =>
    groupsOf(kind).map(
      ({ field, parts }) => `${field}: ${parts.map(({ name }) => name).join(' ')}`,
    ),
  )
  expect(listed).toMatchInlineSnapshot(`
    [
      [
        "contacts: name title department email phones",
        "cost_options: valid_from valid_to option currency amount amount_description",
        "languages: name code note",
        "funding: source",
        "required_documents: document uri",
        "additional_urls: label url",
      ],
      [
        "contacts: name title department email phones",
        "organization_identifiers: identifier_scheme identifier_type identifier",
        "funding: source",
        "programs: name alternate_name description",
        "additional_websites: label url",
      ],
      [
        "languages: name code note",
        "contacts: name title department email phones",
      ],
    ]
  `)
})

describe('a group of a record', () => {
  it('changes one part of one entry', () => {
    const [adult, child] = shown(CLUB).cost_options!
    expect(apply(CLUB, { cost_options: [{ ...adult, amount: '5.5' }, child!] })).toBe(
      CLUB.replace('5.00', '5.5'),
    )
    expect(apply(CLUB, { cost_options: [adult!, { ...child, amount: '3' }] })).toBe(
      CLUB.replace('amount: 2', 'amount: 3'),
    )
  })

  it('keeps what belongs to an entry when the one before it is removed and it is changed', () => {
    const [, child] = shown(CLUB).cost_options!
    const after = apply(CLUB, { cost_options: [{ ...child, amount: '3' }] })
    expect(read(after).cost_options).toEqual([
      { option: 'Child', amount: '3', private: { ask: 'Jo' } },
    ])
  })

  it('adds an entry, and removes the last one with its field', () => {
    const { cost_options: both = [] } = shown(CLUB)
    const family = { option: 'Family', amount: '9' }
    expect(read(apply(CLUB, { cost_options: [...both, family] })).cost_options).toHaveLength(3)
    expect(read(apply(CLUB, { cost_options: [] }))).not.toHaveProperty('cost_options')
  })

  it('takes an entry in which all is new for the one of its place, but not for that of another person', () => {
    const languages = (one: string) => `name: A\nlanguages:\n  - id: ${ID}\n    name: ${one}\n`
    expect(
      apply(
        languages('Polsh'),
        { languages: [{ name: 'Polish' }] },
        { languages: [{ name: 'Polsh' }] },
      ),
    ).toBe(languages('Polish'))
    const after = apply(CLUB, { contacts: [{ name: 'Jo', phones: '07700 900123' }] })
    expect(read(after).contacts).toEqual([{ name: 'Jo', phones: ['07700 900123'] }])
  })

  it('keeps what a person agreed to with the person alone', () => {
    const text = (name: string, phone: string, more = '    public: [phones]\n') =>
      `name: A\ncontacts:\n  - name: ${name}\n    title: Warden\n    phones: [${phone}]\n${more}`
    const [number, other] = ['07700 900123', '07700 900456']
    const maureen = text('Maureen', number)
    const apart = (name: string, phones: string) =>
      apply(maureen, { contacts: [{ name, title: 'Warden', phones }] })
    expect(apart('Maureen', other)).toBe(text('Maureen', other))
    expect(apart('Maureen B', number)).toBe(text('Maureen B', number))
    expect(read(apart('Jo', other))).toEqual(read(text('Jo', other, '')))
  })

  it('changes a line of a list in an entry', () => {
    const [desk] = shown(CLUB).contacts!
    expect(desk!.phones).toBe('0117 496 0123\n0117 496 0124')
    const set = { contacts: [{ ...desk, phones: '0117 496 0999\n0117 496 0124' }] }
    expect(apply(CLUB, set)).toBe(CLUB.replace('0123 #', '0999 #'))
  })

  it('is refused where a part, or an entry, is written that is not published', () => {
    const now = shown(CLUB)
    const secret = CLUB.replace('option: Child', 'option: Child, amount_description: Ask')
    const [adult, child] = now.cost_options!
    const set = { cost_options: [adult!, { ...child, amount_description: 'Half' }] }
    expect(apply(secret, set, now)).toMatch('in a way that a form cannot change')
    const more = CLUB.replace('contacts:', '  - private: { ask: Jo }\ncontacts:')
    expect(apply(more, { cost_options: [] }, now)).toMatch('in a way that a form cannot change')
  })

  it('cannot be shown with an entry of which nothing can be shown', () => {
    for (const list of [['Polish'], [{ private: 'x' }], [{ amount: { pounds: 2 } }], 'Polish'])
      expect(entriesIn(prices!, list)).toBeUndefined()
    expect(entriesIn(contacts!, [{ name: 'Jo', phones: [{ type: 'voice' }] }])).toBeUndefined()
  })

  it('is as published where its text says the same in another spelling, without the defaults', () => {
    const [adult, child] = [
      { option: 'Adult', currency: 'GBP', amount: 5 },
      { option: 'Child', currency: 'GBP', amount: 2 },
    ]
    const document = { id: ID, name: 'Club', cost_options: [adult, child] }
    const record = publishedRecord(
      'service',
      document as never,
      { slug: 'club', text: CLUB },
      () => undefined,
    )
    const { values } = record
    expect(newerOf('service', read(CLUB), record)).toEqual(values)
    const dearer = newerOf('service', read(CLUB.replace('5.00', '6.00')), record)
    expect(dearer.cost_options).toEqual([
      { option: 'Adult', currency: 'GBP', amount: '6.00' },
      values.cost_options![1],
    ])
  })

  it('is in a link only with parts that it has', () => {
    const proposal = (entry: unknown) =>
      readProposal(
        JSON.stringify({
          version: 2,
          records: [{ kind: 'service', slug: 'a', set: { cost_options: [entry] } }],
        }),
      )
    expect(proposal({ amount: '2' })).toBeDefined()
    for (const entry of [
      ...['2', null, [], {}, { amount: 2 }, { amount: '' }, { id: ID }, { private: 'x' }],
      { amount: '2'.repeat(10_001) },
      { __proto__: null, constructor: 'x' },
    ])
      expect(proposal(entry)).toBeUndefined()
  })
})

/** An entry of which each part is its own, what a form does not show of it, and how it is written. */
const written = fc.record({
  isFlow: fc.boolean(),
  hasText: fc.boolean(),
  edit: fc.constantFrom('keep', 'change', 'remove'),
})

it('keeps what it does not show with each entry, whatever is changed, removed and added', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 6 }), fc.nat(3), (entries, added) => {
      const list = entries.map(({ hasText }, i) => ({
        option: `Ticket ${i}`,
        amount: i + 1,
        ...(hasText && { amount_description: `Line ${i}\nand another` }),
        private: { note: `of ${i}` },
      }))
      const text = `name: A\ncost_options:${entries.length === 0 ? ' []' : ''}\n${entries
        .map(({ isFlow }, i) =>
          isFlow
            ? `  - ${JSON.stringify(list[i])} # note ${i}\n`
            : `  # note ${i}\n  - ${stringify(list[i]).trimEnd().replaceAll('\n', '\n    ')}\n`,
        )
        .join('')}description: B # end\n`
      const { cost_options: now = [] } = shown(text)
      const next = entries.flatMap(({ edit }, i): FormEntry[] =>
        edit === 'remove' ? [] : [edit === 'keep' ? now[i]! : { ...now[i], amount: `${i + 0.5}` }],
      )
      const fresh = Array.from({ length: added }, (_, i) => ({ option: `New ${i}`, amount: '9' }))
      const after = apply(text, { cost_options: [...next, ...fresh] })
      const kept = list.filter((_, i) => entries[i]!.edit !== 'remove')
      const result = (read(after).cost_options ?? []) as readonly RawObject[]
      expect(entriesIn(prices!, result)).toEqual([...next, ...fresh])
      expect(result.map((entry) => entry.private)).toEqual([
        ...kept.map((entry) => entry.private),
        ...fresh.map(() => undefined),
      ])
      for (const [i, { edit }] of entries.entries())
        if (edit !== 'remove') expect(after).toContain(`# note ${i}`)
      expect(after).toContain('description: B # end')
    }),
    { numRuns: runs(40, 3000) },
  )
})
