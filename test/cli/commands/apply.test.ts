import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { composeLists } from '../../../src/feed/lists.ts'
import { PROJECT } from '../../../src/package/compile.ts'
import type { FormKind, FormValues } from '../../../src/forms/questions/fields.ts'
import { emptyValues, readDocument } from '../../../src/forms/change/values.ts'
import { toFragment } from '../../../src/forms/change/link.ts'
import { type FormRecord, propose } from '../../../src/forms/change/proposal.ts'
import { readContent } from '../../../src/io/read/read-content.ts'
import { hashesOf, run } from '../../generator/publish/osd.ts'
import { mailsWith } from '../inputs/mails.ts'
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
  const before = readDocument('service', service)
  return toLink([{ kind: 'service', id: service.id, before, after: change(before) }])
}

const toLink = (records: readonly FormRecord[]) =>
  `https://town.example.org/find/edit/x${toFragment(propose(records)!)}`

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
    expect(again.stderr).toContain('The records say that already.')
  })

  it('takes a mail, and keeps what else an entry says', async () => {
    const service = services.find(({ phones = [] }) =>
      phones.some(({ description }) => description),
    )!
    const link = linkOf(service.page!, (values) => ({
      ...values,
      phones: values.phones!.map((number, i) => (i === 0 ? '0117 496 0999' : number)),
    }))
    const mail = mailsWith(link)['Outlook, whose filter has rewritten the link']!
    writeFileSync(join(cwd, 'mail.eml'), mail)
    expect(await apply('mail.eml', '--yes')).toMatchObject({ status: 0 })
    const lines = await changes()
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('0117 496 0999')
  })

  it('writes no error, not even one that another record has already', async () => {
    const file = join(cwd, 'content/services/carers-line.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^status: .*$/m, 'status: open'))
    const link = linkOf('tuesday-lunch-club', (values) => ({ ...values, status: 'open' }))
    const before = hashesOf(join(cwd, 'content'))
    expect(await apply(link, '--yes')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Nothing was written'),
    })
    expect(hashesOf(join(cwd, 'content'))).toEqual(before)
  })

  it('adds a service at a new place by a new organization, or nothing', async () => {
    const added = (kind: FormKind, slug: string, values: FormValues): FormRecord => {
      const before = emptyValues(kind)
      return { kind, slug, before, after: { ...before, ...values } }
    }
    const organization = added('organization', 'knitters', {
      name: 'Knitters',
      description: 'Wool.',
    })
    const place = added('location', 'acorn-house', {
      name: 'The old forge',
      location_type: 'physical',
      address_1: '1 Forge Lane',
      postal_code: 'BS3 1JA',
      accessibility: ['No steps'],
    })
    const service = added('service', 'wool-and-wit', {
      name: 'Wool and wit',
      description: 'Bring wool.\nOr borrow ours: there is plenty.',
      status: 'active',
      organization: 'knitters',
      locations: ['acorn-house'],
      hours: ['Mon 10:00-12:00'],
    })
    const half = toLink([
      { ...service, after: { ...service.after, hours: ['Mondays-ish'] } },
      place,
      organization,
    ])
    expect(await apply(half, '--yes')).toMatchObject({ status: 1 })
    expect(await changes()).toEqual([])

    const link = toLink([service, place, organization])
    const { status, stdout } = await apply(link, '--yes')
    expect(status).toBe(0)
    expect(stdout).toMatch(/Wool and wit/)
    const read = (file: string) => readFileSync(join(cwd, 'content', file), 'utf8')
    const id = /^id: [0-9a-f-]{36}\n/
    expect(read('services/wool-and-wit.yaml').replace(id, '')).toBe(
      [
        'name: Wool and wit',
        'description: |-',
        '  Bring wool.',
        '  Or borrow ours: there is plenty.',
        'status: active',
        'organization: knitters',
        'locations: [acorn-house-2]',
        'hours: [Mon 10:00-12:00]',
        '',
      ].join('\n'),
    )
    // The name of the file was taken by a place of another name.
    expect(read('locations/acorn-house-2.yaml')).toMatch(/^name: The old forge$/m)
    expect(read('organizations/knitters.yaml').replace(id, '')).toBe(
      'name: Knitters\ndescription: Wool.\n',
    )
    const again = await apply(link, '--yes')
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('is there already') })
  })

  it('moves a service, and changes its organization in the same step', async () => {
    const service = services.find(({ page }) => page === 'tuesday-lunch-club')!
    const before = readDocument('service', service)
    const place = [...composeLists(directory!).places()].find(({ name }) => name === 'Acorn House')!
    const was = readDocument('organization', service.organization!)
    const link = toLink([
      { kind: 'service', id: service.id, before, after: { ...before, locations: [place.id] } },
      {
        kind: 'organization',
        id: service.organization!.id,
        before: was,
        after: { ...was, website: 'https://acorn.example.org' },
      },
    ])
    expect(await apply(link, '--yes')).toMatchObject({ status: 0 })
    expect((await changes()).sort()).toEqual([
      '+locations: [acorn-house]',
      '+website: https://acorn.example.org',
      '-locations: [southville-ropewalk-hall]',
      '-website: https://acorn-trust.example.org/',
    ])
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
