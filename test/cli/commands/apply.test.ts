import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/pipeline.ts'
import { composeLists } from '../../../src/feed/lists.ts'
import { PROJECT } from '../../../src/package/compile.ts'
import { type FormValues, formValues } from '../../../src/proposal/form-values.ts'
import { toFragment } from '../../../src/proposal/link.ts'
import { propose } from '../../../src/proposal/proposal.ts'
import { readContent } from '../../../src/read/read-content.ts'
import { hashesOf, run } from '../../publish/osd.ts'
import { osd } from '../run.ts'

const TOWN = join(PROJECT, 'content')
const { directory } = checkContent((await readContent(TOWN)).sources)
const services = composeLists(directory!).services.map(({ page, detail }) => ({
  page,
  ...detail(),
}))

/** The link that the form makes of a service of the example town. */
function linkOf(slug: string, change: (values: FormValues) => FormValues): string {
  const service = services.find(({ page }) => page === slug)!
  const before = formValues(service)
  return `https://town.example.org/find/edit/${slug}${toFragment(propose(service.id, before, change(before))!)}`
}

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'osd apply '))
  cpSync(TOWN, join(cwd, 'content'), { recursive: true })
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const apply = (...args: readonly string[]) => osd(['apply', ...args], { cwd })
const LUNCH = 'content/services/tuesday-lunch-club.yaml'

/** The lines that differ from the example town. */
async function changes(): Promise<string[]> {
  const { stdout } = await run('diff', ['-rU0', TOWN, join(cwd, 'content')])
  return stdout.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
}

describe('osd apply', () => {
  it('shows what changes, and writes it when it is told to', async () => {
    const link = linkOf('tuesday-lunch-club', (values) => ({
      ...values,
      hours: ['Tue 12:30-14:00'],
      alert: 'No lunch on 6 January: the hall is closed.',
    }))
    const before = hashesOf(join(cwd, 'content'))
    const asked = await apply(link)
    expect(asked).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('Nothing was written'),
    })
    expect(asked.stdout).toMatch(/^Tuesday Lunch Club: .*12:30/)
    expect(asked.stdout).toMatch(/^- {5}opens_at: 12:00$/m)
    expect(asked.stdout).toMatch(/^\+ {5}opens_at: 12:30$/m)
    expect(hashesOf(join(cwd, 'content'))).toEqual(before)

    expect(await apply(link, '--yes')).toMatchObject({ status: 0 })
    expect((await changes()).sort()).toEqual([
      '+    opens_at: 12:30',
      '+alert: "No lunch on 6 January: the hall is closed."',
      '-    opens_at: 12:00',
    ])
    expect(await osd(['check'], { cwd })).toMatchObject({ status: 0 })
    const again = await apply(link, '--yes')
    expect(again.stderr).toContain('The record says that already.')
  })

  it('takes a mail, and keeps what else an entry says', async () => {
    const service = services.find(({ phones = [] }) =>
      phones.some(({ description }) => description),
    )!
    const link = linkOf(service.page!, (values) => ({
      ...values,
      phones: values.phones!.map((number, i) => (i === 0 ? '0117 496 0999' : number)),
    }))
    const quoted = (link.match(/.{1,70}/g) ?? []).map((line) => `> ${line}\n`).join('')
    writeFileSync(join(cwd, 'mail.txt'), `> Dear editors,\n>\n${quoted}> Jo\n`)
    expect(await apply('mail.txt', '--yes')).toMatchObject({ status: 0 })
    const lines = await changes()
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('0117 496 0999')
  })

  it('refuses what was made from another version of the record', async () => {
    const link = linkOf('tuesday-lunch-club', (values) => ({
      ...values,
      hours: ['Tue 12:30-14:00'],
    }))
    const file = join(cwd, LUNCH)
    writeFileSync(file, readFileSync(file, 'utf8').replace('opens_at: 12:00', 'opens_at: 11:00'))
    const { status, stderr } = await apply(link, '--yes')
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('was changed in the meantime: `hours`'),
    })
    expect(await changes()).toHaveLength(2)
  })

  it('writes nothing that the check finds wrong', async () => {
    const link = linkOf('tuesday-lunch-club', (values) => ({ ...values, hours: ['Tuesdays-ish'] }))
    const { status, stderr } = await apply(link, '--yes')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('This change would bring an error. Nothing was written.'),
    })
    expect(await changes()).toEqual([])
  })

  it('shows no character that could deceive on a terminal', async () => {
    const link = linkOf('tuesday-lunch-club', (values) => ({
      ...values,
      description: 'Fine.\u001b[2K\u001b[1A\u202eecalp rehtona',
    }))
    const { stdout } = await apply(link)
    expect([...stdout].filter((one) => '\u001b\u202e'.includes(one))).toEqual([])
  })

  it.each([
    [['https://town.example.org/find/edit/x'], /There is no link to a change/],
    [['https://town.example.org/find/edit/x#change=eyJ2'], /The link is damaged/],
    [[], /Give the link/],
  ])('says what is wrong with %s', async (args, message) => {
    expect(await apply(...args)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(message),
    })
  })
})
