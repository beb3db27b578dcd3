import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashesOf } from '../../generator/publish/osd.ts'
import { osd as runOsd } from '../run.ts'

const TOWN = fileURLToPath(new URL('../../fixtures/small-town', import.meta.url))

let cwd = ''
const path = (file: string) => join(cwd, 'content', file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const osd = (...args: string[]) => runOsd(args, { cwd })

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'osd-fix-')))
  cpSync(TOWN, join(cwd, 'content'), { recursive: true })
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

describe('osd fix', () => {
  it('fixes all records, reports each fix, and then finds nothing more', async () => {
    writeFileSync(
      path('locations/hall.yaml'),
      '\uFEFF# Hall\r\nname: Hall\r\naddresses:\r\n- address_1: 1 Street\r\n  postal_code: bs3 4eb # ours\r\n',
    )
    chmodSync(path('locations/hall.yaml'), 0o640)
    const before = hashesOf(join(cwd, 'content'))
    const dry = await osd('fix', '--dry-run')
    expect(dry.status).toBe(0)
    expect(hashesOf(join(cwd, 'content'))).toEqual(before)
    const run = await osd('fix')
    expect(run.status).toBe(0)
    expect(run.stdout).toBe(dry.stdout)
    expect(run.stdout).toContain('  line 5: `postal_code` bs3 4eb becomes BS3 4EB\n')
    expect(read('locations/hall.yaml')).toMatch(
      /^\uFEFF# Hall\r\nid: [0-9a-f-]{36}\r\nname: Hall\r\naddresses:\r\n- address_1: 1 Street\r\n  postal_code: BS3 4EB # ours\r\n$/,
    )
    expect(statSync(path('locations/hall.yaml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(path('locations')).filter((name) => name.startsWith('.'))).toEqual([])
    const again = await osd('fix')
    expect(again).toMatchObject({
      status: 0,
      stdout: '',
      stderr: 'Nothing needs fixing.\n',
    })
  })

  it('turns schedules into hours in a whole content folder', async () => {
    const schedule = '{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }'
    writeFileSync(path('services/a.yaml'), `name: A\nschedules: [${schedule}]\n`)
    const run = await osd('fix', '--hours')
    expect(run.status).toBe(0)
    expect(read('services/a.yaml')).toContain('hours: [Tue 10:00-12:00]\n')
  })

  it('changes only the named files, relative to the current folder', async () => {
    const before = hashesOf(join(cwd, 'content'))
    writeFileSync(path('services/a.yaml'), 'name: A\nurl: www.example.org\n')
    writeFileSync(path('services/b.yaml'), 'name: B\nurl: www.example.org\n')
    const run = await runOsd(['fix', '--content', '..', 'a.yaml'], { cwd: path('services') })
    expect(run.status).toBe(0)
    expect(read('services/a.yaml')).toContain('url: https://www.example.org\n')
    expect(read('services/b.yaml')).toBe('name: B\nurl: www.example.org\n')
    expect(hashesOf(join(cwd, 'content'))).toMatchObject(before)
  })

  it('reports files that cannot be read, and fixes the rest', async () => {
    writeFileSync(path('services/a.yaml'), 'name: "A\n')
    writeFileSync(path('services/b.yaml'), 'name: B\nurl: www.example.org\n')
    const run = await osd('fix', 'content/services/a.yaml', 'content/services/b.yaml')
    expect(run.status).toBe(1)
    expect(run.stderr).toContain('content/services/a.yaml:1:7')
    expect(read('services/a.yaml')).toBe('name: "A\n')
    expect(read('services/b.yaml')).toContain('https://www.example.org')
  })

  it('reports nothing private', async () => {
    writeFileSync(
      path('directory.yaml'),
      `${read('directory.yaml').replace(/^private_fields:.*\n/m, '')}private_fields: [phone.number, service.schedules]\n`,
    )
    writeFileSync(
      path('locations/refuge.yaml'),
      'name: "Refuge "\nconfidential: true\naddresses:\n- address_1: 1 Street\n  postal_code: bs3 4ed\n',
    )
    writeFileSync(
      path('services/a.yaml'),
      'name: A\nphones: [01174960123]\nschedules:\n- { freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }\nprivate:\n  note: "under the mat "\n',
    )
    writeFileSync(path('services/b.yaml'), 'name: B\nprivate:\n  note: in flat #5 upstairs\n')
    const files = ['locations/refuge', 'services/a', 'services/b'].map(
      (name) => `content/${name}.yaml`,
    )
    const { status, stdout, stderr } = await osd('fix', '--hours', ...files)
    expect(status).toBe(1)
    expect(stdout).toMatch(/: `postal_code` is corrected\n/)
    expect(stdout).toMatch(/: `number` is corrected\n/)
    expect(stdout).toMatch(/: `schedules` is corrected\n/)
    expect(stdout).toContain('`name` loses the spaces around Refuge\n')
    expect(stderr).toContain('content/services/b.yaml:3:17')
    // A file that cannot be parsed is shown as it is to who sits at the terminal.
    expect(stderr).toContain('note: in flat #5 upstairs')
    expect(stdout + stderr).not.toMatch(/4ed|01174960123|0117 496|Tue 10|mat/i)
    expect(read('locations/refuge.yaml')).toContain('postal_code: BS3 4ED\n')
    expect(read('services/a.yaml')).toContain('private:\n  note: "under the mat "\n')
  })

  it('follows a link within the folder and none out of it', async () => {
    const outside = join(cwd, 'outside.yaml')
    writeFileSync(outside, 'name: A\nurl: www.example.org\n')
    writeFileSync(path('services/a.yaml'), 'name: A\nurl: www.example.org\n')
    symlinkSync(outside, path('services/out.yaml'))
    symlinkSync('a.yaml', path('services/in.yaml'))
    const run = await osd('fix', 'content/services/in.yaml', 'content/services/out.yaml')
    expect(run.status).toBe(1)
    expect(readFileSync(outside, 'utf8')).toContain('url: www.')
    expect(read('services/a.yaml')).toContain('url: https://www.')
    expect(
      readdirSync(path('services'), { withFileTypes: true })
        .find(({ name }) => name === 'in.yaml')
        ?.isSymbolicLink(),
    ).toBe(true)
    const refused = await osd('fix', outside)
    expect(refused.status).toBe(2)
    expect(refused.stderr).toContain('is not in the content folder')
  })

  it('turns schedules into hours with --hours', async () => {
    writeFileSync(
      path('services/a.yaml'),
      'id: 0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77\nname: A\nschedules: [{ freq: WEEKLY, byday: TU, opens_at: 10:00, closes_at: 12:00 }] # n\n',
    )
    expect((await osd('fix', 'content/services/a.yaml')).stdout).toBe('')
    expect((await osd('fix', '--hours', 'content/services/a.yaml')).status).toBe(0)
    expect(read('services/a.yaml')).toContain('hours: [Tue 10:00-12:00] # n\n')
  })
})
