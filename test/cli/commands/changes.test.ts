import { beforeAll, describe, expect, test } from 'vitest'
import { RECORDS } from '../../changes/records.ts'
import { type Repository, createRepository } from '../../changes/repository.ts'
import { osd } from '../run.ts'

const LUNCH = 'services/tuesday-lunch-club.yaml'
const PRIVATE = '07700 900123'

let repository: Repository
let cwd: string
beforeAll(async () => {
  repository = await createRepository()
  cwd = repository.root
  await repository.commit({
    ...RECORDS,
    'services/poor.yaml': 'name: Poor\norganization: acorn-trust\nstatus: open\n',
  })
  await repository.git('branch', 'production')
  await repository.commit({
    [LUNCH]: RECORDS[LUNCH]!.replace('12:00-14:00', '12:00-13:30')
      .replace('Ask at the shop', `Ron, ${PRIVATE}`)
      .replace('name: Maureen at the desk', 'name: Maureen\n    email: desk@example.org'),
    'services/walks.yaml': null,
    'services/sewing.yaml': 'name: Sewing *Circle*\norganization: acorn-trust\nstatus: active\n',
  })
  repository.write({ [LUNCH]: RECORDS[LUNCH]!.replace('Tuesday Lunch Club', 'Lunch Club') })
})

describe('osd changes', () => {
  test('describes each change, and reports an id that vanished', async () => {
    const { status, stdout, stderr } = await osd(['changes', 'HEAD~1..HEAD'], { cwd })
    expect(status).toBe(1)
    expect(stdout).toBe(
      [
        'Health Walks is removed.',
        'Sewing *Circle* is a new service of Acorn Trust.',
        'Tuesday Lunch Club: Tue 12:00-14:00 becomes 12:00-13:30; the contact changes.',
        '',
      ].join('\n'),
    )
    expect(stderr).toContain('content/services/walks.yaml:1:1  error  vanished-id')
    expect(stderr).toContain('`Health Walks` was published with the id 129b0772-')
    expect(stderr).toContain('Restore services/walks.yaml and change its `status`.')
  })

  test('compares one version with the files as they are', async () => {
    const { status, stdout } = await osd(['changes', 'HEAD'], { cwd })
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout:
        'Tuesday Lunch Club is now called Lunch Club; Tue 12:00-13:30 becomes 12:00-14:00; the contact changes.\n',
    })
  })

  test('compares versions as they are published on a day', async () => {
    const other = await createRepository()
    const dated = RECORDS[LUNCH]! + 'alert: No pudding.\nalert_until: 2026-12-01\n'
    await other.commit({ ...RECORDS, [LUNCH]: dated })
    other.write({ [LUNCH]: dated.replace('No pudding', 'No custard') })
    const on = async (now: string) =>
      (await osd(['changes', 'HEAD', '--now', now], { cwd: other.root })).stdout
    expect(await on('2026-12-01')).toContain('alert')
    expect(await on('2026-12-02')).not.toContain('alert')
  })

  test('without a day compares them as they are published today', async () => {
    const other = await createRepository()
    const dated = (until: string) => `${RECORDS[LUNCH]!}alert: No pudding.\nalert_until: ${until}\n`
    const changed = async (until: string) => {
      await other.commit({ ...RECORDS, [LUNCH]: dated(until) })
      other.write({ [LUNCH]: dated(until).replace('No pudding', 'No custard') })
      return (await osd(['changes', 'HEAD'], { cwd: other.root })).stdout
    }
    expect(await changed('2020-01-01')).not.toContain('alert')
    expect(await changed('2199-12-31')).toContain('alert')
  })

  test('tells of files of the publisher, which are published as they are', async () => {
    const other = await createRepository()
    const files = { ...RECORDS, 'public/photos/hall.svg': '<svg/>', 'public/old.txt': 'Old.' }
    await other.commit(files)
    other.write({
      'public/photos/hall.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/old.txt': null,
      'public/new.txt': 'New.',
    })
    const { stdout } = await osd(['changes', 'HEAD'], { cwd: other.root })
    expect(stdout.split('\n')).toEqual([
      'public/old.txt is removed.',
      'public/photos/hall.svg: the file was rewritten.',
      'public/new.txt is a new file.',
      '',
    ])
  })

  test('writes Markdown and JSON', async () => {
    const run = async (format: string) =>
      (await osd(['changes', 'HEAD~1..HEAD', '--format', format], { cwd })).stdout
    expect(await run('markdown')).toContain(String.raw`- Sewing \*Circle\* is a new service`)
    expect(JSON.parse(await run('json'))).toMatchObject([
      { verb: 'removed', subject: 'service', name: 'Health Walks', file: 'services/walks.yaml' },
      { verb: 'added', name: 'Sewing *Circle*' },
      { verb: 'changed', facts: [{ before: 'Tue 12:00-14:00' }, { what: 'contact' }] },
    ])
  })

  test('reports that nothing changed', async () => {
    expect(await osd(['changes', 'HEAD..HEAD'], { cwd })).toMatchObject({
      status: 0,
      stdout: 'No record changes.\n',
    })
  })

  test.each([
    [['changes'], 'Name two versions'],
    [['changes', 'nowhere..HEAD'], 'Git knows no revision `nowhere`'],
    [['changes', 'HEAD', '--format', 'html'], 'There is no format `html`'],
  ])('%j is an error of usage', async (args, message) => {
    const { status, stderr } = await osd(args, { cwd })
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('osd review', () => {
  test('finds what is wrong with the files of the publisher, as the check does', async () => {
    const other = await createRepository()
    await other.commit(RECORDS)
    await other.commit({
      'directory.yaml': `${RECORDS['directory.yaml']}pages: { logo: logo.svg }\n`,
      'public/minutes.docx': 'Minutes.',
    })
    const { stdout } = await osd(['review', 'HEAD~1..HEAD'], { cwd: other.root })
    expect(stdout).toMatch(/2 problems in this change[^]*missing-public-file/)
    const { stdout: checked } = await osd(['check'], { cwd: other.root })
    for (const code of ['missing-public-file', 'unknown-file']) {
      expect(checked).toContain(code)
      expect(stdout).toContain(code)
    }
  })

  test('separates the problems of this change from earlier ones', async () => {
    const { status, stdout } = await osd(['review', 'HEAD~1..HEAD'], { cwd })
    expect(status).toBe(0)
    const [wrong = '', before = ''] = stdout.split('<details>')
    expect(wrong).toMatch(/1 problem in this change[^]*vanished-id[^]*What changes[^]*Preview/)
    expect(before).toMatch(/1 problem that was there before[^]*services\/poor\.yaml/)
  })

  test('takes the number of the pull request from GITHUB_REF', async () => {
    const env = { GITHUB_REF: 'refs/pull/12/merge' }
    const args = ['review', 'HEAD~1..HEAD', '--format', 'json']
    expect(JSON.parse((await osd(args, { cwd, env })).stdout)).toMatchObject({
      format: 1,
      pull: 12,
      problems: [{ code: 'vanished-id', file: 'content/services/walks.yaml' }],
      earlier: [{ code: 'not-a-choice', file: 'content/services/poor.yaml', line: 3 }],
    })
  })

  test('prints nothing private', async () => {
    for (const command of ['review', 'changes'])
      for (const format of ['markdown', 'json']) {
        const args = [command, 'HEAD~1..HEAD', '--format', format]
        const { stdout, stderr } = await osd(args, { cwd })
        for (const secret of [PRIVATE, 'Ron', 'Maureen', 'desk@', '0117'])
          expect(stdout + stderr).not.toContain(secret)
      }
  })
})

test('osd check --since reports ids that vanished', async () => {
  const run = (...more: string[]) =>
    osd(['check', '--format', 'json', ...more], { cwd }).then(
      ({ stdout }) => JSON.parse(stdout) as { code: string }[],
    )
  const codes = async (...more: string[]) => (await run(...more)).map(({ code }) => code)
  expect(await codes()).not.toContain('vanished-id')
  expect(await codes('--since', 'HEAD~1')).toContain('vanished-id')
  expect(await codes('--since', 'HEAD')).not.toContain('vanished-id')
})

test('osd check --suggestion refuses a change of what only editors decide', async () => {
  const check = async (...more: string[]) => {
    const { stdout, stderr } = await osd(['check', '--format', 'json', ...more], { cwd })
    return stdout === ''
      ? stderr
      : (JSON.parse(stdout) as { code: string; place: { file: string; path: string[] } }[]).flatMap(
          ({ code, place }) => (code === 'editors-only' ? [`${place.file} ${place.path}`] : []),
        )
  }
  expect(await check('--since', 'HEAD~1')).toEqual([])
  expect(await check('--since', 'HEAD~1', '--suggestion')).toEqual([])
  repository.write({ [LUNCH]: RECORDS[LUNCH]!.replace('Ask at the shop', 'Ask Ron') })
  expect(await check('--since', 'HEAD~1', '--suggestion')).toEqual([`${LUNCH} private`])
  expect(await check('--suggestion')).toContain('--since')
})
