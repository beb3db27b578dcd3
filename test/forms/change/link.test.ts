import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '../../../src/forms/questions/fields.ts'
import { findProposals, toFragment } from '../../../src/forms/change/link.ts'
import { propose } from '../../../src/forms/change/proposal.ts'
import { readProposal } from '../../../src/forms/change/read-proposal.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const BEFORE: FormValues = { name: 'Lunch', description: '', hours: ['Tue 12:00-14:00'] }
const AFTER = {
  ...BEFORE,
  description: 'Cawl a “chwmni” – £4.50, i bobl dros 60 oed.',
  hours: ['Tue 12:30-14:00', 'Thu 12:30-14:00'],
}
const proposal = propose([{ kind: 'service', id: ID, before: BEFORE, after: AFTER }])!
const LINK = `https://feed.example.org/find/edit/lunch${toFragment(proposal)}`
const ONLY = { proposals: [proposal], damaged: 0 }

/** A text in lines of a length, each after a mark of quotation. */
const wrapped = (text: string, width: number, mark = '') =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).map((line) => `${mark}${line}`).join('\r\n')

/** An address as Proofpoint writes it into another: `-` for the sign of encoding, `_` for a slash. */
const proofpoint = (text: string) =>
  `https://urldefense.example.org/v2/url?u=${encodeURIComponent(text)
    .replaceAll('-', '%2D')
    .replaceAll('_', '%5F')
    .replaceAll('~', '%7E')
    .replaceAll('%2F', '_')
    .replaceAll('%', '-')}&d=DwMFaQ&c=x`

describe('a proposal in a link', () => {
  it('is read as it was made, whatever it says', () => {
    const values = fc.record({
      name: fc.string({ unit: 'grapheme' }),
      hours: fc.array(fc.string()),
    })
    fc.assert(
      fc.property(values, values, (before, after) => {
        const made = propose([{ kind: 'service', id: ID, before, after }])
        if (made) expect(findProposals(toFragment(made)).proposals).toEqual([made])
        else expect(before).toEqual(after)
      }),
    )
  })

  it.each([
    ['a mail', `Hello,\n\nplease change it:\n${LINK}\n\nJo`],
    ['a forwarded mail', `> Hello\n>\n> ${LINK}\n> Jo`],
    [
      'a reply to a reply that a program has wrapped',
      `Yes!\n\n${wrapped(LINK, 72, '> > ')}\n> > Jo`,
    ],
    ['a mail of Outlook, between angle brackets', `Change<${wrapped(LINK, 76)}>\r\n\r\nJo`],
    [
      'a mail whose flowed lines end with a space, quoted twice',
      `[EXTERNAL] Do not trust this sender.\n\n${wrapped(LINK, 70, '> > ').replaceAll('\r\n', ' \r\n')}`,
    ],
    ['an answer below a line of the same link', `${LINK}\r\n\r\n> ${wrapped(LINK, 60, '> ')}`],
    ['a mail as HTML', `<a href="${LINK}">${LINK}</a><br>Jo`],
    [
      'a link that Outlook has put into another',
      `https://eur02.safelinks.example.org/?url=${encodeURIComponent(LINK)}&data=05%7C02&reserved=0`,
    ],
    [
      'a link that two filters of mails have put into others',
      `https://links.example.org/?to=${encodeURIComponent(`https://safe.example.org/?url=${encodeURIComponent(LINK)}`)}`,
    ],
    ['a link in the second form of Proofpoint', proofpoint(LINK)],
    [
      'a link in the third form of Proofpoint',
      `https://urldefense.example.org/v3/__${LINK.replace('#', '*')}__;Iw!!ABCDEF`,
    ],
  ])('is found in %s', (_, text) => {
    expect(findProposals(text)).toEqual(ONLY)
  })

  it('is damaged when a part is missing or changed', () => {
    for (const text of [
      LINK.slice(0, -3),
      LINK.slice(0, 120),
      LINK.replace('change=e', 'change=f'),
    ])
      expect(findProposals(text)).toEqual({ proposals: [], damaged: 1 })
    expect(findProposals('https://feed.example.org/find/edit/lunch')).toEqual({
      proposals: [],
      damaged: 0,
    })
  })

  it('is not looked for without end', () => {
    const flood = '#change='.repeat(600_000)
    expect(findProposals(flood)).toEqual({ proposals: [], damaged: 200 })
    expect(findProposals(flood + LINK).proposals).toEqual([])
    expect(findProposals(`#change=${'-23change-3D'.repeat(400_000)}`).proposals).toEqual([])
  })

  it('is read as it was made before a change could have several records', () => {
    const { records } = proposal
    const { kind: _, ...first } = records[0]!
    expect(readProposal(JSON.stringify({ version: 1, ...first }))).toEqual(proposal)
  })

  it('holds new records that refer to one another', () => {
    const made = { version: 2, records: [SERVICE, { ...HALL, set: { name: 'Hall' } }] }
    expect(readProposal(JSON.stringify(made))).toEqual(made)
  })

  const mark = '89abcdef'
  const changed = proposal.records[0]!
  const SERVICE = { kind: 'service', slug: 'tea', set: { name: 'Tea', locations: ['hall', ID] } }
  const HALL = { kind: 'location', slug: 'hall', set: { name: 'Hall' } }
  it.each<[string, unknown[]]>([
    ['no record', []],
    ['too many records', Array.from({ length: 6 }, (_, i) => ({ ...HALL, slug: `hall-${i}` }))],
    ['a record twice', [changed, changed]],
    ['two new records of one name', [HALL, HALL]],
    ['another kind', [{ ...changed, kind: 'taxonomy' }]],
    ['no kind', [{ ...changed, kind: undefined }]],
    ['no id', [{ ...changed, id: '../../etc' }]],
    ['a path for a slug', [{ ...HALL, slug: '../hall' }]],
    ['an id for a slug', [{ ...HALL, slug: ID }]],
    ['a reference to a record that is not in it', [SERVICE]],
    ['a reference to a record of another kind', [SERVICE, { ...HALL, kind: 'organization' }]],
    ['no values', [{ ...changed, set: {} }]],
    ['private notes', [{ ...changed, set: { private: 'x' }, was: { private: mark } }]],
    ['a draft', [{ ...changed, set: { draft: 'true' }, was: { draft: mark } }]],
    ['a confidential place', [{ ...HALL, set: { confidential: 'true' } }]],
    ['an id to set', [{ ...HALL, set: { id: ID } }]],
    ['a field of another kind', [{ ...HALL, set: { hours: [] } }]],
    ['a name of every object', [{ ...changed, set: { constructor: 'x' } }]],
    ['a list for a text', [{ ...changed, set: { name: ['x'] }, was: { name: mark } }]],
    ['a number', [{ ...changed, set: { name: 1 }, was: { name: mark } }]],
    ['a text for a list', [{ ...changed, set: { hours: 'x' }, was: { hours: mark } }]],
    ['too many entries', [{ ...HALL, set: { phones: Array(501).fill('x') } }]],
    ['too long a text', [{ ...HALL, set: { name: 'x'.repeat(10_001) } }]],
    ['no mark of what it was', [{ ...changed, set: { name: 'x' }, was: {} }]],
  ])('is refused with %s', (_, records) => {
    expect(readProposal(JSON.stringify({ version: 2, records }))).toBeUndefined()
  })

  it.each(['', 'null', '[]', '{"version":1}', '{"version":3,"records":[]}', '"x"'])(
    'is refused as %s',
    (text) => expect(readProposal(text)).toBeUndefined(),
  )
})
