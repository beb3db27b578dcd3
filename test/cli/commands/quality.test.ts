import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { filesIn, hashesOf } from '../../generator/publish/osd.ts'
import { osd as runOsd } from '../run.ts'

const TOWN = fileURLToPath(new URL('../../fixtures/small-town', import.meta.url))

let cwd = ''
const osd = (...args: string[]) => runOsd(args, { cwd })

beforeAll(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'osd-quality-')))
  cpSync(TOWN, join(cwd, 'content'), { recursive: true })
  writeFileSync(
    join(cwd, 'content/services/zz.yaml'),
    'name: Old soup\norganization: ferry-house-trust\nstatus: active\nurl: http://127.0.0.1:80/soup\nassured_date: 2020-01-01\n',
  )
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

describe('osd quality', () => {
  it('reports advice by organization, with the command that confirms it', async () => {
    const { status, stdout, stderr } = await osd('quality', '--now', '2026-11-21', '--all')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    await expect(stdout.replace(/[\d,]+ sentences/, '… sentences')).toMatchFileSnapshot(
      'quality.txt',
    )
  })

  it('lists one organization line by line', async () => {
    const { stdout } = await osd('quality', '--organization', 'ferry-house-trust')
    expect(stdout).toContain('content/services/zz.yaml:5:15  advice  assured-long-ago')
    expect(stdout).toContain('content/services/zz.yaml:4:6  advice  not-https')
    expect(stdout).not.toContain('Nothing uses')
    expect((await osd('quality', '--organization', 'Ferry House trust')).stdout).toBe(stdout)
  })

  it('writes the same as JSON', async () => {
    const { stdout } = await osd('quality', '--now', '2026-11-21', '--format', 'json')
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ schema: 'osd-quality-report/1', now: '2026-11-21' })
    const own = report.organizations.find(
      ({ organization }: { organization?: { slug: string } }) =>
        organization?.slug === 'ferry-house-trust',
    )
    expect(own).toMatchObject({
      oldest: { slug: 'zz', assured_date: '2020-01-01' },
      confirm: expect.stringContaining('npx osd confirm'),
    })
    expect(own.to_confirm).toContainEqual({
      id: expect.any(String),
      slug: 'zz',
      name: 'Old soup',
      file: 'services/zz.yaml',
      assured_date: '2020-01-01',
    })
    expect(own.records).toContainEqual(
      expect.objectContaining({
        entity: 'service',
        slug: 'zz',
        advice: expect.arrayContaining([
          expect.objectContaining({
            code: 'assured-long-ago',
            severity: 'advice',
            place: { file: 'services/zz.yaml', path: ['assured_date'], line: 5, column: 15 },
          }),
        ]),
      }),
    )
  })

  it('suggests a command that works', async () => {
    const { stdout } = await osd('quality', '--now', '2026-11-21', '--format', 'json')
    const commands = (JSON.parse(stdout).organizations as { confirm?: string }[]).flatMap(
      ({ confirm }) => confirm ?? [],
    )
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) {
      const [npx, name, ...args] = command.split(' ')
      expect([npx, name]).toEqual(['npx', 'osd'])
      expect(await osd(...args, '--dry-run')).toMatchObject({ status: 0 })
    }
  })

  it('suggests a command that confirms the listed services and no draft', async () => {
    writeFileSync(
      join(cwd, 'content/services/soon.yaml'),
      'name: Soon\norganization: ferry-house-trust\nstatus: active\ndraft: true\ndescription: Not yet.\n',
    )
    const { stdout } = await osd('quality', '--now', '2026-11-21', '--format', 'json')
    const organizations = JSON.parse(stdout).organizations as {
      organization?: { slug: string }
      to_confirm: { file: string }[]
      confirm?: string
    }[]
    const own = organizations.find(({ organization }) => organization?.slug === 'ferry-house-trust')
    expect(own?.confirm).toBe('npx osd confirm --organization ferry-house-trust')
    const run = await osd('confirm', '--organization', 'ferry-house-trust', '--dry-run')
    rmSync(join(cwd, 'content/services/soon.yaml'))
    const listed = own?.to_confirm.map(({ file }) => `content/${file}`)
    expect(run.stdout.trim().split('\n').toSorted()).toEqual(listed?.toSorted())
  })

  it('checks links with --links, except those of this machine', async () => {
    const { stdout, status } = await osd(
      'quality',
      '--links',
      '--organization',
      'ferry-house-trust',
      '--format',
      'json',
    )
    expect(status).toBe(0)
    const { links } = JSON.parse(stdout)
    expect(links.unknown.map(({ url }: { url: string }) => url)).toContain(
      'http://127.0.0.1:80/soup',
    )
    expect(links.broken).toEqual([])
  })

  test.each([
    [['--now', 'today'], '`today` is not a date'],
    [['--now', '2026-02-30'], '`2026-02-30` is not a date'],
    [['--format', 'html'], 'There is no format `html`'],
    [['--organization', 'ferry-house-trsut'], 'Did you mean `ferry-house-trust`?'],
  ])('%j is an error of usage', async (args, message) => {
    const { status, stderr } = await osd('quality', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })

  it('is mentioned by a build, in one line', async () => {
    const line = /^\d+ records could be better\. `npx osd quality` lists how\.$/m
    expect((await osd('check')).stderr).not.toMatch(line)
    const { stderr } = await osd('build')
    expect(stderr).toMatch(line)
    const [, count] = /^(\d+) of \d+ records/m.exec((await osd('quality')).stdout) ?? []
    expect(stderr).toContain(`\n${count} records could be better.`)
    expect(filesIn(join(cwd, 'dist'))).toContain('/site/_/quality.json')
  })

  it('advises on the other records while one has an error', async () => {
    const broken = join(cwd, 'content/services/yy.yaml')
    writeFileSync(broken, 'name: Broken\n')
    const before = hashesOf(join(cwd, 'content'))
    const { status, stdout, stderr } = await osd('quality')
    expect(status).toBe(1)
    expect(stdout).toMatch(/could be better/)
    expect(stderr).toContain('missing-field')
    expect(stderr).toContain('Correct these errors.')
    expect(hashesOf(join(cwd, 'content'))).toEqual(before)
    rmSync(broken)
  })
})
