import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashesOf, run, runOsd } from '../build/osd.ts'

const TOWN = fileURLToPath(new URL('../../content', import.meta.url))

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

describe('osd confirm', { timeout: 60_000 }, () => {
  it('changes two lines of the record, and no other', async () => {
    const done = await osd('confirm', 'tuesday-lunch-club', '--date', '2026-01-02', '--by', 'me@example.org')
    expect(done).toMatchObject({ status: 0, stdout: 'content/services/tuesday-lunch-club.yaml\n' })
    expect(await changes()).toEqual([
      '-assured_date: 2026-10-01',
      '-assurer_email: volunteers@acorn-trust.example.org',
      '+assured_date: 2026-01-02',
      '+assurer_email: me@example.org',
    ])
    const again = await osd('confirm', 'tuesday-lunch-club', '--date', '2026-01-02')
    expect(again).toMatchObject({ status: 0, stdout: '' })
  })

  it('confirms the active services of an organization', async () => {
    writeFileSync(path('services/gone.yaml'), 'name: Gone\norganization: acorn-trust\nstatus: defunct\n')
    const { status, stdout } = await osd('confirm', '--organization', 'acorn-trust', '--date', '2026-01-02')
    expect(status).toBe(0)
    const files = stdout.trim().split('\n')
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      const text = readFileSync(join(cwd, file), 'utf8')
      expect(text).toContain('organization: acorn-trust\n')
      expect(text).toContain('assured_date: 2026-01-02\n')
    }
    expect(files).not.toContain('content/services/gone.yaml')
  })

  it('writes the date before what is private, and takes today where none is given', async () => {
    writeFileSync(path('services/a.yaml'), 'name: A\nphones: [999]\n# secret\nprivate: { x: y }\n')
    await osd('confirm', 'a', '--by', 'me@example.org')
    expect(readFileSync(path('services/a.yaml'), 'utf8')).toMatch(
      /^name: A\nphones: \[999\]\nassured_date: \d{4}-\d\d-\d\d\nassurer_email: me@example.org\n# secret\nprivate: \{ x: y \}\n$/,
    )
  })

  it.each([
    ['a slug that nobody has', ['tuesday-lunch-clb'], 2, 'Did you mean `tuesday-lunch-club`?'],
    ['an organization that is not there', ['--organization', 'acorn-trst'], 2, 'Did you mean `acorn-trust`?'],
    ['a day that is none', ['--date', '2026-02-30'], 2, 'is no day'],
    ['a day to come', ['--date', '9999-01-01'], 2, 'still to come'],
    ['an address that is none', ['--by', 'me'], 2, 'is no email address'],
    ['a record that cannot be read', ['broken'], 1, 'services/broken.yaml:1:7'],
  ])('writes nothing at all for %s', async (_, args, status, says) => {
    writeFileSync(path('services/broken.yaml'), 'name: "A\n')
    const before = hashes()
    const { status: got, stderr } = await osd('confirm', 'tuesday-lunch-club', ...args)
    expect(got).toBe(status)
    expect(stderr).toContain(says)
    expect(hashes()).toEqual(before)
  })

  it('writes nothing in a dry run, and asks for services', async () => {
    const before = hashes()
    expect((await osd('confirm', 'tuesday-lunch-club', '--dry-run')).status).toBe(0)
    expect((await osd('confirm')).status).toBe(2)
    expect(hashes()).toEqual(before)
  })
})
