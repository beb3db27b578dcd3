import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { osd } from '../cli/run.ts'

/** What an editor does between two imports, with the commands that editors use. */

let cwd = ''
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'osd-walk-'))
  write('tables/organizations.csv', ORGANIZATIONS)
  write('tables/services.csv', SERVICES)
  git('init', '--quiet')
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

const ORGANIZATIONS = 'id,name,description\n1,Otters,A trust.\n2,The Otters,The same trust.\n'
const SERVICES = `id,organization_id,name,description,url
1,1,Chess,Boards and clocks.,https://chess.example.org
2,2,Choir,Songs.,https://choir.example.org
3,2,Swimming,In the lake.,https://swimming.example.org
`
const SOURCE = 'content/sources/partner.yaml'
const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(join(cwd, file, '..'), { recursive: true })
  writeFileSync(join(cwd, file), text)
}
const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })
const commit = () => {
  git('add', '--all', 'content')
  git('-c', 'user.name=Jo', '-c', 'user.email=jo@example.org', 'commit', '--quiet', '-m', 'Change')
}
const changed = () => git('status', '--porcelain', 'content').trim()
const importTables = () => osd(['import', 'tables', '--as', 'partner'], { cwd })

async function done(...args: string[]): Promise<void> {
  expect(await osd(args, { cwd })).toMatchObject({ status: 0 })
}

describe('an import, and a second one after an editor has worked', () => {
  it('changes no file when duplicates were merged, a record removed, one renamed and a change declined', async () => {
    await importTables()
    commit()
    expect((await importTables()).stderr).toBe('No record changes.\n')
    expect(changed()).toBe('')
    // Without a licence nothing of a source may be merged into another record.
    write(SOURCE, read(SOURCE).replace('licence:', 'licence: https://otters.example.org/licence'))
    await done('merge', 'the-otters', 'into', 'otters')
    await done('remove', 'swimming', '--reason', 'It has ended.')
    await done('rename', 'choir', 'lake-choir')
    const chess = 'content/services/chess.yaml'
    write(chess, read(chess).replace(/description: .*\n/, ''))
    commit()
    const { status, stderr } = await importTables()
    expect([status, stderr]).toEqual([0, 'No record changes.\n'])
    // That the record was removed here is remembered, once.
    expect(changed()).toBe('M content/sources/partner/s.yaml')
    commit()
    await importTables()
    expect(changed()).toBe('')
    expect(read('content/services/lake-choir.yaml')).toContain('organization: otters')
    await done('check')
  })

  it('remembers which records have left, and into which one was merged', () => {
    const lines = read('content/sources/partner/s.yaml') + read('content/sources/partner/t.yaml')
    expect(lines).toMatch(/: service swimming removed@\S+$/m)
    expect(lines).toMatch(/: organization the-otters .*into=[0-9a-f-]{36}$/m)
  })

  it('offers a declined change when the source changes it, until somebody decides', async () => {
    write('tables/services.csv', SERVICES.replace('Boards and clocks', 'Boards and tea'))
    const { stdout } = await importTables()
    expect(stdout).toContain(
      'services/chess.yaml description: ours (nothing); theirs Boards and tea.',
    )
    commit()
    expect((await importTables()).stdout).toContain('theirs')
    expect(changed()).toBe('')
  })

  it('goes on with the renamed record and does not bring back the others', async () => {
    write(
      'tables/services.csv',
      SERVICES.replace('Boards and clocks', 'Boards and tea')
        .replace('Songs.', 'Songs for all.')
        .replace('lake.', 'sea.'),
    )
    write('tables/organizations.csv', ORGANIZATIONS.replace('The same', 'Quite the same'))
    await importTables()
    expect(
      changed()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'M content/services/lake-choir.yaml',
      'M content/sources/partner/c.yaml',
      'M content/sources/partner/s.yaml',
      'M content/sources/partner/t.yaml',
    ])
    expect(git('diff', 'content/services').match(/^[-+][^-+].*/gm)).toEqual([
      '-description: Songs.',
      '+description: Songs for all.',
    ])
  })
})
