import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryFolder, createFolder } from '../api/content.ts'
import { bad, good, other } from './content.ts'
import { osd as runOsd } from './run.ts'

let folder: TemporaryFolder
let stdout = ''
let stderr = ''

beforeAll(async () => {
  folder = await createFolder()
  await folder.write({ ...good, ...bad, ...other })
})
afterAll(() => folder?.remove())

/** Runs a command. An argument that begins with `@` is a path in the folder of the test. */
async function osd(...args: string[]): Promise<number | null> {
  const run = await runOsd(args.map((word) => word.replace(/^@/, `${folder.path}/`)))
  stdout = run.stdout
  stderr = run.stderr
  return run.status
}

const COMMANDS = ['build', 'check', 'dev', 'preview']

describe('help', () => {
  test.each(['help', '--help', '-h'])('is printed by %s', async (word) => {
    expect(await osd(word)).toBe(0)
    expect(stderr).toBe('')
    for (const command of COMMANDS) expect(stdout).toContain(`osd ${command}`)
  })

  test('is printed by every command, with every option', async () => {
    await osd('help')
    const commands = [...stdout.matchAll(/^  osd ([a-z]+) /gm)].map(([, name]) => name as string)
    expect(commands).toEqual(expect.arrayContaining(COMMANDS))
    for (const command of commands) {
      expect(await osd(command, '--help')).toBe(0)
      expect(stderr).toBe('')
      expect(stdout).toMatch(new RegExp(`^osd ${command}\\b`))
    }
  })

  test('goes to standard error without a command', async () => {
    expect(await osd()).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('osd build')
  })

  test('goes to standard error for an unknown command', async () => {
    for (const name of ['biuld', 'toString', '']) {
      expect(await osd(name)).toBe(2)
      expect(stderr).toContain(`There is no command \`${name}\`.`)
    }
    expect(stdout).toBe('')
    expect(stderr).toContain('osd build')
  })

  test('names the command that was perhaps meant, and none for anything else', async () => {
    await osd('biuld')
    expect(stderr).toBe(
      'There is no command `biuld`. Did you mean `osd build`?\n`osd --help` lists every command.\n',
    )
    await osd('knitting')
    expect(stderr).not.toContain('Did you mean')
  })

  test('names the option that was perhaps meant', async () => {
    expect(await osd('build', '--contnet', 'x')).toBe(2)
    expect(stderr).toBe(
      "Unknown option '--contnet'.\nDid you mean `--content`? See `osd build --help`.\n",
    )
  })

  test('has the version of the program', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as { version: string }
    for (const name of ['--version', '-V', 'version']) {
      expect(await osd(name)).toBe(0)
      expect(stdout).toBe(`${version}\n`)
    }
  })
})

describe('an error of usage', () => {
  test.each([
    [['build', '--contents', '@good'], "Unknown option '--contents'"],
    [['build', '@good'], 'Unexpected argument'],
    [['build', '--content'], "'--content <value>' argument missing"],
    [['build', '--content', '@nowhere'], 'There is no folder'],
    [['check', '--content', '@nowhere'], 'There is no folder'],
    [['dev', '--content', '@nowhere'], 'There is no folder'],
    [['check', '--content', '@good/directory.yaml'], 'There is no folder'],
    [['check', '--content', ''], '`--content` has no value.'],
    [['build', '--content', '@good', '--out', ''], '`--out` has no value.'],
    [['build', '--content', '@good', '--out', '@other'], 'contains files that no build has made.'],
    [['build', '--content', '@good', '--out', '@other/notes.txt'], 'is a file.'],
    [['check', '--content', '@good', '--format', 'xml'], 'There is no format `xml`'],
    [['check', '--content', '@good', '--format', 'toString'], 'There is no format `toString`'],
    [['verify', '@good', '--format', 'constructor'], 'There is no format `constructor`'],
    [['check', '--content', '@good', '@good/services/ches.yaml'], 'There is no file or folder'],
    [['check', '--content', '@good', '@other'], 'is not in the folder'],
    [['check', '--content', '@other', '@good'], 'To check that directory, write `--content'],
    [['changes', 'main', 'HEAD'], 'Too many arguments.'],
    [['find', 'lunch', 'club'], 'Put text that contains spaces in quotation marks.'],
    [['preview', '--out', '@nowhere'], 'There is no build in'],
    [['preview', '--now', '2027-01-11'], 'Run `osd build --now 2027-01-11`'],
    [['check', '--now', '2027-02-30'], '`2027-02-30` is not a date.'],
    [['preview', '--out', '@other'], 'There is no build in'],
    [['dev', '--content', '@good', '--port', 'http'], '`http` is not a port'],
    [['dev', '--content', '@good', '--port', '65536'], '`65536` is not a port'],
    [['dev', '--content', '@good', '--port='], '`--port` has no value.'],
    [['dev', '--content', '@good', '--port', '0x50'], '`0x50` is not a port'],
    [['dev', '--content', '@good', '--port=-1'], '`-1` is not a port'],
  ])('%j is reported without a stack', async (args, message) => {
    expect(await osd(...args)).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(message)
    expect(stderr).toContain(`See \`osd ${args[0]} --help\`.`)
    expect(stderr).not.toMatch(/^ +at /m)
  })
})

describe('osd check', () => {
  test('reports no problems of good records', async () => {
    expect(await osd('check', '--content', '@good')).toBe(0)
    expect(stdout).toBe('No problems.\n')
    expect(stderr).toBe('')
  })

  test('writes an empty list when there are no problems', async () => {
    expect(await osd('check', '--content', '@good', '--format', 'json')).toBe(0)
    expect(JSON.parse(stdout)).toEqual([])
  })

  test.each([
    ['@bad', 2],
    ['@bad/services', 2],
    ['@bad/services/', 2],
    ['@bad/services/art.yaml', 1],
    ['@bad/organizations', 0],
    ['@bad/organizations/trust.yaml', 0],
  ])('reports only the problems of %s', async (path, count) => {
    const status = await osd('check', '--content', '@bad', '--format', 'json', path)
    expect(JSON.parse(stdout)).toHaveLength(count)
    expect(status).toBe(count > 0 ? 1 : 0)
  })

  test('reports a missing file when its absence is the problem', async () => {
    const path = '@other/directory.yaml'
    expect(await osd('check', '--content', '@other', '--format', 'json', path)).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject([{ code: 'missing-directory' }])
  })
})
