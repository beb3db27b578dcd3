import { describe, expect, it } from 'vitest'
import { mailTexts } from '../../../src/cli/inputs/mail-texts.ts'
import { findProposals, toFragment } from '../../../src/forms/change/link.ts'
import { propose } from '../../../src/forms/change/proposal.ts'
import { badMails, mailsWith } from './mails.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const DESCRIPTION = 'Cawl a “chwmni” i bobl dros 60 oed. '.repeat(9)
const change = (cost: string) =>
  propose([
    {
      kind: 'service',
      id: ID,
      before: { fees_description: '', description: '' },
      after: { fees_description: cost, description: DESCRIPTION },
    },
  ])!
const linkOf = (cost: string, host = 'feed.example.org') =>
  `https://${host}/find/edit/lunch${toFragment(change(cost))}`

const found = async (mail: string | Uint8Array) =>
  findProposals((await mailTexts(Buffer.from(mail as string))).join('\n'))

describe('the texts of a mail', () => {
  it.each(Object.entries(mailsWith(linkOf('£5'))))('hold the change of %s', async (_, mail) => {
    expect(await found(mail)).toEqual({ proposals: [change('£5')], damaged: 0 })
  })

  it('are found in a text that Windows saves as Unicode', async () => {
    const text = Buffer.from(`\ufeffHello\r\n${linkOf('£5')}\r\n`, 'utf16le')
    expect((await found(text)).proposals).toEqual([change('£5')])
  })

  it.each([
    ['two changes', 2],
    ['one change in its text and another in its HTML', 2],
    ['parts within parts without end', 0],
    ['a boundary that is never closed', 0],
    ['a charset that nobody knows', 0],
    ['a header of three megabytes', 0],
  ])('come out of a mail with %s', async (name, changes) => {
    const mail = badMails(linkOf('£5'), linkOf('£6'))[name]!
    expect((await found(mail)).proposals).toHaveLength(changes)
  })

  it('are data alone: the host of a link does not count', async () => {
    const there = linkOf('£5', 'elsewhere.example.net')
    expect((await found(`Hello\r\n\r\n${there}`)).proposals).toEqual([change('£5')])
  })

  it('are not looked for in files that hold none', async () => {
    const outlook = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    await expect(mailTexts(outlook)).rejects.toThrow('This is a file of Outlook')
    await expect(mailTexts(new Uint8Array(20_000_001))).rejects.toThrow('more than 20 MB')
  })
})
