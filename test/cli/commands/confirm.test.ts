import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashesOf, run } from '../../generator/publish/osd.ts'
import { osd as runOsd } from '../run.ts'

const TOWN = fileURLToPath(new URL('../../fixtures/small-town', import.meta.url))

let cwd = ''
const path = (file: string) => join(cwd, 'content', file)
const osd = (...args: string[]) => runOsd(args, { cwd })
const hashes = () => hashesOf(join(cwd, 'content'))

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'osd-confirm-')))
  cpSync(TOWN, join(cwd, 'content'), { recursive: true })
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

/** The lines that differ from the example town, file by file. */
async function changes(): Promise<string[]> {
  const { stdout } = await run('diff', ['-rU0', TOWN, join(cwd, 'content')])
  return stdout.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
}

describe('osd confirm', () => {
  it('changes two lines of the record and no others', async () => {
    const done = await osd(
      'confirm',
      'harbour-supper',
      '--date',
      '2026-05-02',
      '--by',
      'me@example.org',
    )
    expect(done).toMatchObject({ status: 0, stdout: 'content/services/harbour-supper.yaml\n' })
    expect(await changes()).toEqual([
      '-assured_date: 2026-05-01',
      '-assurer_email: josiah@ferry-house.example.org',
      '+assured_date: 2026-05-02',
      '+assurer_email: me@example.org',
    ])
  })

  it('takes the names of services and organizations, and asks which one the start of a name means', async () => {
    const done = await osd('confirm', 'Harbour supper', '--date', '2026-05-02')
    expect(done.stdout).toBe('content/services/harbour-supper.yaml\n')
    const own = await osd('confirm', '--organization', 'ferry house trust', '--date', '2026-05-03')
    expect(own.stdout).toContain('content/services/harbour-supper.yaml\n')
    const start = await osd('confirm', 'harbour')
    expect(start).toMatchObject({ status: 2, stdout: '' })
    expect(start.stderr).toContain('No service is called `harbour`.')
    expect(start.stderr).toContain('`harbour-supper`')
  })

  it('keeps the date of a later check, and says so', async () => {
    const done = await osd('confirm', 'harbour-supper', '--date', '2026-01-02')
    expect(done).toMatchObject({ status: 0, stdout: '' })
    expect(done.stderr).toContain(
      'content/services/harbour-supper.yaml was checked later, on 2026-05-01, and keeps that date.',
    )
    expect(await changes()).toEqual([])
  })

  it('confirms the active services of an organization', async () => {
    writeFileSync(
      path('services/gone.yaml'),
      'name: Gone\norganization: ferry-house-trust\nstatus: defunct\n',
    )
    const { status, stdout } = await osd(
      'confirm',
      '--organization',
      'ferry-house-trust',
      '--date',
      '2026-05-02',
    )
    expect(status).toBe(0)
    // One of the two names the organization by its id.
    const files = ['content/services/harbour-supper.yaml', 'content/services/tide-line.yaml']
    expect(stdout.trim().split('\n').toSorted()).toEqual(files)
    for (const file of files)
      expect(readFileSync(join(cwd, file), 'utf8')).toContain('assured_date: 2026-05-02\n')
  })

  it('finds the services of an organization by slug and id, with default values applied', async () => {
    const settings = readFileSync(path('directory.yaml'), 'utf8')
    writeFileSync(
      path('directory.yaml'),
      settings.replace('defaults:\n', 'defaults:\n  service: { status: active }\n'),
    )
    const radio = '0fdc2e9f-710d-59cb-8a3d-5bfc0df87688'
    const records = {
      'derived-id': `name: A\norganization: ${radio}\nstatus: active\n`,
      'capital-letters': `name: A\norganization: ${radio.toUpperCase()}\nstatus: active\n`,
      'no-status': 'name: A\norganization: night-boat-radio\n',
      'with-a-mistake': `name: A\norganization: ${radio}\nstatus: active\nemail: nobody\n`,
    }
    for (const [slug, text] of Object.entries(records))
      writeFileSync(path(`services/${slug}.yaml`), text)
    const { status, stdout } = await osd('confirm', '--organization', 'night-boat-radio')
    expect(status).toBe(0)
    for (const slug of Object.keys(records)) expect(stdout).toContain(`services/${slug}.yaml\n`)
  })

  it('leaves out the drafts of an organization', async () => {
    const draft = 'name: Soon\norganization: ferry-house-trust\nstatus: active\ndraft: yes\n'
    writeFileSync(path('services/soon.yaml'), draft)
    writeFileSync(path('services/soon-with-a-mistake.yaml'), `${draft}email: nobody\n`)
    const { status, stdout } = await osd('confirm', '--organization', 'ferry-house-trust')
    expect(status).toBe(0)
    expect(stdout).toBe('content/services/harbour-supper.yaml\ncontent/services/tide-line.yaml\n')
    expect((await osd('confirm', '--help')).stdout).toContain('apart from drafts')
    expect((await osd('confirm', 'soon')).stdout).toBe('content/services/soon.yaml\n')
  })

  it.each([
    ['an unknown slug', ['harbour-super'], 2, 'Did you mean `harbour-supper`?'],
    ['the path of a file', ['services/tide-line.yaml'], 2, 'Did you mean `tide-line`?'],
    ['a date in the future', ['--date', '9999-01-01'], 2, 'is in the future'],
    ['a record that cannot be read', ['broken'], 1, 'services/broken.yaml:1:7'],
  ])('writes nothing for %s', async (_, args, status, message) => {
    writeFileSync(path('services/broken.yaml'), 'name: "A\n')
    const before = hashes()
    const { status: got, stderr } = await osd('confirm', 'harbour-supper', ...args)
    expect(got).toBe(status)
    expect(stderr).toContain(message)
    expect(hashes()).toEqual(before)
  })

  it('writes nothing in a dry run', async () => {
    const before = hashes()
    expect((await osd('confirm', 'harbour-supper', '--dry-run')).status).toBe(0)
    expect(hashes()).toEqual(before)
  })
})
