import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newerRelease } from '../../../src/package/init/newer-release.ts'
import { packageSpec } from '../../../src/package/init/package-spec.ts'
import { digestOf } from '../../../src/package/init/record-of-init.ts'
import { compareVersions, notesBetween } from '../../../src/package/init/release-notes.ts'
import { osd } from '../../cli/run.ts'

const PACKAGE = 'https://example.org/open-service-directory-0.0.1.tgz'
const ANSWERS = ['--title', 'Ours', '--publisher', 'Us', '--email', 'us@example.org']

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'osd update '))
  const { status } = await osd(['init', folder, ...ANSWERS, '--package', PACKAGE, '--yes'])
  expect(status).toBe(0)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (path: string) => join(folder, path)
const read = (path: string) => readFileSync(file(path), 'utf8')

/** Makes the repository one that version 0.0.1 has written, with these texts of its own. */
function age(texts: Readonly<Record<string, string>>) {
  const record = JSON.parse(read('.osd.json'))
  for (const [path, text] of Object.entries(texts)) {
    writeFileSync(file(path), text)
    record.files[path] = digestOf(text)
  }
  writeFileSync(file('.osd.json'), JSON.stringify({ ...record, version: '0.0.1' }))
}

describe('an update', () => {
  it('refreshes what the program wrote, and loses nothing that was edited or deleted by hand', async () => {
    const fresh = { netlify: read('netlify.toml'), remind: read('.github/workflows/remind.yml') }
    age({
      'netlify.toml': '# old\n',
      '.github/workflows/publish.yml': '# old\n',
      '.gitignore': 'x\n',
    })
    writeFileSync(file('.github/workflows/publish.yml'), '# old, on Mondays\n')
    rmSync(file('.github/workflows/remind.yml'))
    writeFileSync(file('content/services/ours.yaml'), 'name: Ours\n')
    const before = [
      'content/services/ours.yaml',
      'content/directory.yaml',
      'package.json',
      'README.md',
    ]
    const texts = before.map(read)

    const { status, stderr, stdout } = await osd(['init', '--update'], { cwd: folder })

    expect(status).toBe(0)
    expect(read('netlify.toml')).toBe(fresh.netlify)
    expect(read('.gitignore')).toContain('node_modules')
    expect(read('.github/workflows/publish.yml')).toBe('# old, on Mondays\n')
    expect(() => read('.github/workflows/remind.yml')).toThrow(/ENOENT/)
    expect(before.map(read)).toEqual(texts)
    expect(stderr).toContain('`.github/workflows/publish.yml` was edited by hand and is as it was.')
    expect(stderr).toContain('`.github/workflows/remind.yml` was deleted by hand')
    expect(stderr).toContain('Updated from 0.0.1 to ')
    expect(stdout).toContain('osd init')
    const again = await osd(['init', '--update'], { cwd: folder })
    expect(again.stderr).toMatch(/publish\.yml` was edited[^]*Everything is as in version/)
  })

  it('takes an edit back once the file is as the program writes it', async () => {
    const text = read('netlify.toml')
    writeFileSync(file('netlify.toml'), `${text}# ours\n`)
    expect((await osd(['init', '--update'], { cwd: folder })).stderr).toContain('netlify.toml')
    writeFileSync(file('netlify.toml'), text.replaceAll('\n', '\r\n'))
    expect((await osd(['init', '--update'], { cwd: folder })).stderr).not.toContain('netlify.toml')
  })

  it('leaves the times of a workflow alone, and refreshes the rest of it', async () => {
    const path = '.github/workflows/publish.yml'
    const fresh = read(path)
    age({ [path]: fresh.replace('npx osd check', 'npx osd old') })
    writeFileSync(file(path), read(path).replace(/cron: .*/, "cron: '1 2 * * *'"))
    await osd(['init', '--update'], { cwd: folder })
    expect(read(path)).toBe(fresh.replace(/cron: .*/, "cron: '1 2 * * *'"))
  })

  it('deletes what a version no longer needs, unless it was edited, is a record or is outside', async () => {
    const [unedited, edited, record] = ['.github/a.yml', '.github/b.yml', 'content/services/c.yaml']
    const outside = `../../${basename(folder)}.txt`
    const paths = [unedited, edited, record, outside]
    age(Object.fromEntries(paths.map((path) => [path, 'name: old\n'])))
    writeFileSync(file(edited), 'name: ours\n')
    const { stderr } = await osd(['init', '--update'], { cwd: folder })
    const kept = paths.filter((path) => existsSync(file(path)))
    rmSync(file(outside), { force: true })
    expect(kept).toEqual([edited, record, outside])
    expect(stderr).toContain('`.github/a.yml` is no longer needed and is deleted.')
    expect(stderr).toContain('`.github/b.yml` is no longer needed; it was edited by hand')
    expect((await osd(['init', '--update'], { cwd: folder })).stderr).toMatch(/^Everything is as/)
  })

  it.each([
    ['{}', /has not made this repository/],
    ['nonsense', /has not made this repository/],
    ['{ "version": "99.0.0", "branch": "main", "files": {} }', /older version/],
  ])('is refused where .osd.json is %s', async (text, message) => {
    writeFileSync(file('.osd.json'), text)
    const { status, stderr } = await osd(['init', '--update'], { cwd: folder })
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(message) })
  })

  it('does not install by name what no registry has', async () => {
    const { status, stderr } = await osd(['init', '--update', '--to', '1.2.0'], { cwd: folder })
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/No registry has/),
    })
  })
})

describe('init', () => {
  it('writes over nothing', async () => {
    rmSync(file('content/directory.yaml'))
    writeFileSync(file('netlify.toml'), '# ours\n')
    const { status, stderr } = await osd([
      'init',
      folder,
      ...ANSWERS,
      '--package',
      PACKAGE,
      '--yes',
    ])
    expect(status).toBe(0)
    expect(read('netlify.toml')).toBe('# ours\n')
    expect(stderr).toMatch(
      /`netlify\.toml` existed already[^]*Add the program to it: `npm install /,
    )
    expect(JSON.parse(read('.osd.json')).files).not.toHaveProperty(['netlify.toml'])
  })

  it('leaves a directory alone', async () => {
    const { status, stderr } = await osd([
      'init',
      folder,
      ...ANSWERS,
      '--package',
      PACKAGE,
      '--yes',
    ])
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/already/),
    })
  })

  it('starts with the whole town, under other names, without a problem', async () => {
    const town = file('town')
    await osd([
      'init',
      town,
      ...ANSWERS,
      '--example',
      '--branch',
      'trunk',
      '--package',
      PACKAGE,
      '--yes',
    ])
    expect(await osd(['check', '--content', join(town, 'content')])).toMatchObject({ status: 0 })
    const settings = readFileSync(join(town, 'content/directory.yaml'), 'utf8')
    expect(settings).toContain('\ntitle: Ours\n')
    expect(settings).not.toContain('e25d4509-a940-443f-b032-3e61a3d4c98c')
    const check = readFileSync(join(town, '.github/workflows/check.yml'), 'utf8')
    expect(check).toContain('branches: [trunk]')
  })

  it('asks where the package comes from when it cannot know', () => {
    const unknown = { version: '1.0.0', published: false, isCheckout: false }
    expect(() => packageSpec(undefined, 'x', unknown)).toThrow(/--package/)
    expect(() => packageSpec(undefined, 'x', unknown)).not.toThrow(/npm install open-service/)
  })

  it('copies a file of this machine into the repository, and refuses one that is not there', async () => {
    const other = file('other')
    const init = () => osd(['init', other, ...ANSWERS, '--package', file('p-1.0.0.tgz'), '--yes'])
    expect(await init()).toMatchObject({ status: 2, stderr: expect.stringMatching(/no file/) })
    expect(existsSync(other)).toBe(false)
    writeFileSync(file('p-1.0.0.tgz'), 'packed')
    expect(await init()).toMatchObject({ status: 0, stdout: expect.not.stringMatching(/release/) })
    const { dependencies } = JSON.parse(readFileSync(join(other, 'package.json'), 'utf8'))
    expect(dependencies).toEqual({ 'open-service-directory': 'file:program/p-1.0.0.tgz' })
    expect(readFileSync(join(other, 'program/p-1.0.0.tgz'), 'utf8')).toBe('packed')
  })
})

describe('release notes', () => {
  const CHANGELOG =
    '# C\n\n## Unreleased\n\n- d\n\n## 1.1.0\n\n- c\n\n## 1.0.1\n\n- b\n\n## 1.0.0\n\n- a\n'

  it('are those after the old version, until the new one', () => {
    expect(notesBetween(CHANGELOG, '1.0.0', '1.0.1')).toContain('- b')
    expect(notesBetween(CHANGELOG, '1.0.0', '1.0.1')).not.toMatch(/- [ac]/)
    expect(notesBetween(CHANGELOG, '1.1.0', '1.1.0')).toBe('')
  })

  it.each([
    ['1.2.0', '1.10.0'],
    ['1.0.0-beta.2', '1.0.0'],
    ['1.0.0-beta.2', '1.0.0-beta.10'],
  ])('know that %s is older than %s', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0)
    expect(compareVersions(newer, older)).toBeGreaterThan(0)
  })
})

describe('a newer release', () => {
  const SOURCE = 'https://github.com/a/b/releases/download/v1.0.0/open-service-directory-1.0.0.tgz'
  const latest = (location: string) => async () =>
    new Response(null, { status: 302, headers: { location } })

  it.each([
    ['1.1.0', { version: '1.1.0' }],
    ['1.0.0', undefined],
    ['0.9.0', undefined],
  ])('is known when the last release is %s', async (version, expected) => {
    const send = latest(`https://github.com/a/b/releases/tag/v${version}`)
    const found = await newerRelease(SOURCE, '1.0.0', send)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })

  it('is not asked for elsewhere, and a silent GitHub stops nothing', async () => {
    const fails = async () => Promise.reject(new Error('offline'))
    expect(await newerRelease(SOURCE, '1.0.0', fails)).toBeUndefined()
    expect(await newerRelease('file:x.tgz', '1.0.0', fails)).toBeUndefined()
  })
})
