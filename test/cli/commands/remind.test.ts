import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { BOT, type FakeGitHub, startGitHub } from '../github/fake-github.ts'
import { chess, directory, trust } from '../content.ts'
import { osd } from '../run.ts'

vi.mock('../../../src/cli/github/pace.ts', () => ({ createPace: () => async () => {} }))

let github: FakeGitHub
let folder: TemporaryFolder
beforeEach(async () => {
  github = await startGitHub()
  folder = await createFolder()
})
afterEach(async () => {
  await github.close()
  await folder.remove()
})

/** Runs `osd quality` and `osd remind`, as the monthly workflow does. */
async function remind(records: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const prefixed = Object.entries(records).map(([file, text]) => [`content/${file}`, text])
  await folder.write(Object.fromEntries(prefixed) as Record<string, string>)
  const options = { cwd: folder.path, env: github.env }
  const quality = await osd(
    ['quality', '--now', '2026-11-21', '--format', 'json', ...args],
    options,
  )
  expect(quality).toMatchObject({ status: 0 })
  writeFileSync(join(folder.path, 'quality.json'), quality.stdout)
  return osd(['remind', 'quality.json'], options)
}

const club = `${chess}id: 129b0772-20f9-4e31-88be-7732bce85549\nassured_date: 2026-01-10\n`
const records = {
  'directory.yaml': directory,
  'organizations/trust.yaml': `${trust}id: d5a31ba9-dde3-477c-93ea-37135d324752\n`,
  'services/chess.yaml': club,
}
const LONG =
  'A charity that runs clubs for chess, cards and conversation, for everybody in the town.'
const perfect = `id: 129b0772-20f9-4e31-88be-7732bce85549
name: Chess
organization: trust
status: active
description: Boards and clocks are there, and somebody to play with, whether you know the rules or not.
email: chess@trust.example.org
hours: [Mon 18:00-20:00]
service_areas: [BS3]
assured_date: 2026-11-20
`

describe('osd remind', () => {
  test('opens one issue for an organization, with links to confirm and correct its records', async () => {
    expect(await remind(records)).toMatchObject({
      status: 0,
      stderr: 'Issues: 1 new, 0 updated, 0 closed.\n',
    })
    const [issue] = github.issues
    expect(issue?.title).toBe('Records of Trust')
    await expect(issue?.body).toMatchFileSnapshot('reminder.md')
  })

  test('keeps the issue, updates it, and closes it when nothing is left', async () => {
    await remind(records)
    expect(await remind(records)).toMatchObject({
      stderr: 'Issues: 0 new, 0 updated, 0 closed.\n',
    })
    const better = { ...records, 'services/chess.yaml': perfect }
    expect(await remind(better)).toMatchObject({
      stderr: 'Issues: 0 new, 1 updated, 0 closed.\n',
    })
    expect(github.issues[0]?.body).not.toContain('Is this still correct?')
    const good = records['organizations/trust.yaml'].replace('It runs clubs.', LONG)
    expect(await remind({ ...better, 'organizations/trust.yaml': good })).toMatchObject({
      stderr: 'Issues: 0 new, 0 updated, 1 closed.\n',
    })
    expect(github.issues.map(({ state }) => state)).toEqual(['closed'])
  })

  test('reopens a closed issue instead of opening a second', async () => {
    await remind(records)
    github.issues[0]!.state = 'closed'
    expect(await remind(records)).toMatchObject({
      stderr: 'Issues: 0 new, 1 updated, 0 closed.\n',
    })
    expect(github.issues.map(({ state }) => state)).toEqual(['open'])
  })

  test('closes the issue of an organization that left the directory', async () => {
    const guild = 'name: Guild\ndescription: It meets.\n'
    await remind({ ...records, 'organizations/guild.yaml': guild })
    expect(github.issues.map(({ title }) => title)).toEqual([
      'Records of Trust',
      'Records of Guild',
    ])
    rmSync(join(folder.path, 'content/organizations/guild.yaml'))
    expect(await remind(records, ['--organization', 'trust'])).toMatchObject({
      stderr: 'Issues: 0 new, 0 updated, 0 closed.\n',
    })
    expect(await remind(records)).toMatchObject({
      stderr: 'Issues: 0 new, 0 updated, 1 closed.\n',
    })
    expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
    expect(await remind(records)).toMatchObject({
      stderr: 'Issues: 0 new, 0 updated, 0 closed.\n',
    })
  })

  test('continues after a refusal, and reports it at the end', async () => {
    github.refused.add('Records of Trust')
    const guild = 'name: Guild\ndescription: It meets.\n'
    const { status, stderr } = await remind({ ...records, 'organizations/guild.yaml': guild })
    expect(github.issues.map(({ title }) => title)).toEqual(['Records of Guild'])
    expect(status).toBe(2)
    expect(stderr).toContain(
      'Issues: 1 new, 0 updated, 0 closed.\nGitHub answers 422 to POST /issues. Not changed: 1 of 2 issues.\n',
    )
  })

  test('continues after a broken connection', async () => {
    github.dropped.add('Records of Trust')
    const guild = 'name: Guild\ndescription: It meets.\n'
    const { status, stderr } = await remind({ ...records, 'organizations/guild.yaml': guild })
    expect(github.issues.map(({ title }) => title)).toEqual(['Records of Guild'])
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /^Issues: 1 new, 0 updated, 0 closed\.\nGitHub does not answer POST \/issues \(\w+\)\. Not changed: 1 of 2 issues\.\n/,
    )
  })

  test('names a location without a name by its file', async () => {
    const place =
      'locations: [{ location: { location_type: virtual, url: "http://a.example.org/" } }]\n'
    expect(await remind({ ...records, 'services/chess.yaml': club + place })).toMatchObject({
      status: 0,
    })
    expect(github.issues[0]?.body).toContain('- [services/chess.yaml](')
  })

  test('does not edit the issues of other users', async () => {
    const body = '<!-- osd organization d5a31ba9-dde3-477c-93ea-37135d324752 -->'
    github.issues.push({ id: 1, number: 1, body, state: 'open', user: { login: 'mallory' } })
    await remind(records)
    expect(github.issues.map(({ user }) => user.login)).toEqual(['mallory', BOT])
    expect(github.issues[0]?.body).toBe(body)
  })

  const NOT_OURS = 'was not written by `osd quality --format json`'
  const reportOf = (...organizations: unknown[]) =>
    JSON.stringify({ schema: 'osd-quality-report/1', organizations })

  test.each([
    ['{}', NOT_OURS],
    ['null', NOT_OURS],
    ['{', 'is not JSON'],
    [reportOf({}), NOT_OURS],
    [reportOf(null), NOT_OURS],
    [reportOf({ to_confirm: [], records: [{ id: '1', slug: 'a', file: 'a' }] }), NOT_OURS],
  ])('refuses a file that is not a report: %s', async (text, message) => {
    writeFileSync(join(folder.path, 'x.json'), text)
    const { status, stderr } = await osd(['remind', 'x.json'], {
      cwd: folder.path,
      env: github.env,
    })
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })
})
