import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '../../src/proposal/form-values.ts'
import { findProposals, toFragment } from '../../src/proposal/link.ts'
import { type Proposal, propose, readProposal } from '../../src/proposal/proposal.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const BEFORE: FormValues = { name: 'Lunch', description: '', hours: ['Tue 12:00-14:00'] }
const proposal = propose(ID, BEFORE, {
  ...BEFORE,
  description: 'Cawl a “chwmni” – £4.50, i bobl dros 60 oed.',
  hours: ['Tue 12:30-14:00', 'Thu 12:30-14:00'],
})!
const LINK = `https://feed.example.org/find/edit/lunch${toFragment(proposal)}`
const ONLY = { proposals: [proposal], damaged: 0 }

/** A text in lines of a length, each after a mark of quotation. */
const wrapped = (text: string, width: number, mark = '') =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).map((line) => `${mark}${line}`).join('\r\n')

/** A text as quoted-printable (RFC 2045, section 6.7): a long line ends with `=`. */
const quotedPrintable = (text: string) =>
  (text.replaceAll('=', '=3D').match(/.{1,70}/g) ?? []).join('=\r\n')

describe('a proposal in a link', () => {
  it('is read as it was made, whatever it says', () => {
    const values = fc.record({
      name: fc.string({ unit: 'grapheme' }),
      hours: fc.array(fc.string()),
    })
    fc.assert(
      fc.property(values, values, (before, after) => {
        const made = propose(ID, before, after)
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
      'a mail of Gmail on its way',
      `Content-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(`Hello ${LINK}\r\nJo`)}`,
    ],
    [
      'a mail of iOS on its way',
      `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(Buffer.from(`Hello\r\n${LINK}\r\n\r\nSent from my phone`).toString('base64'), 76)}\r\n`,
    ],
    ['a mail as HTML', `<a href="${LINK}">${LINK}</a><br>Jo`],
    [
      'a link that a filter of mails has rewritten',
      `https://links.example.org/?url=${encodeURIComponent(LINK)}&data=05`,
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

  it('is refused when it says anything else', () => {
    const json = (more: object) => JSON.stringify({ ...proposal, ...more })
    expect(readProposal(json({}))).toEqual(proposal)
    const mark = '89abcdef'
    for (const more of [
      { version: 2 },
      { id: '../../etc' },
      { set: {} },
      { set: { private: 'x' }, was: { private: mark } },
      { set: { draft: 'true' }, was: { draft: mark } },
      { set: { __proto__: null, constructor: 'x' }, was: { constructor: mark } },
      { set: { name: ['x'] }, was: { name: mark } },
      { set: { name: 1 }, was: { name: mark } },
      { set: { hours: 'x' }, was: { hours: mark } },
      { set: { hours: Array(51).fill('x') }, was: { hours: mark } },
      { set: { name: 'x'.repeat(10_001) }, was: { name: mark } },
      { set: { name: 'x' }, was: {} },
    ])
      expect(readProposal(json(more)), JSON.stringify(more).slice(0, 80)).toBeUndefined()
    for (const text of ['', 'null', '[]', '{"version":1}', '"x"'])
      expect(readProposal(text)).toBeUndefined()
    expect((JSON.parse(json({})) as Proposal).version).toBe(1)
  })
})
