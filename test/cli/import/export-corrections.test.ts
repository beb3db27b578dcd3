import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { csvParseRows } from 'd3-dsv'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { osd } from '../run.ts'

let cwd = ''
const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(cwd, file)), { recursive: true })
  writeFileSync(join(cwd, file), text)
}
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from)
  write(file, read(file).replace(from, to))
}
const run = (...args: string[]) => osd(args, { cwd })
const CHESS = 'content/services/chess.yaml'

const SERVICES = `id,organization_id,name,description,url,email
1042,1,Chess,Boards.,https://chess.example.org,office@chess.example.org
2,1,Choir,Songs.,,
3,1,Refuge line,A number to ring.,,
`
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'osd-corrections-'))
  write('one/organizations.csv', 'id,name,description\n1,Otters,A trust.\n')
  write('one/services.csv', SERVICES)
  write('one/locations.csv', 'id,name,latitude,longitude\n5,Refuge,51.45,-2.6\n')
  await run('import', 'one', '--as', 'one')
  edit('content/sources/one.yaml', 'licence:', 'licence: https://one.example.org/licence')
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const table = () => csvParseRows(read('corrections-one.csv'))
const HEADER = ['id', 'kind', 'name', 'field', 'yours', 'corrected']
const exported = () => run('export', '--corrections', 'one', '--force')

describe('osd export --corrections', () => {
  it('writes nothing where nothing was corrected, though the source has news', async () => {
    write('one/services.csv', SERVICES.replace('Songs.', 'New songs.'))
    const { status, stdout, stderr } = await exported()
    expect([status, stdout]).toEqual([0, ''])
    expect(stderr).toContain('Nothing of `one` was corrected here')
    expect(existsSync(join(cwd, 'corrections-one.csv'))).toBe(false)
  })

  it('says what was corrected, added and taken out, in sentences and as a table', async () => {
    edit(CHESS, 'Boards.', '=Boards and clocks.')
    edit(CHESS, 'url: https://chess.example.org\n', '')
    write(CHESS, `${read(CHESS)}phones: [0117 496 0111]\n`)
    const { status, stdout, stderr } = await exported()
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^Chess: the description says [^\n]* where it said “Boards.”; [^\n]*; a phone number was added\.\n$/,
    )
    expect(stderr).toContain('Wrote corrections-one.csv: 3 corrections.')
    expect(table()).toEqual([
      HEADER,
      ...[
        ['description', 'Boards.', "'=Boards and clocks."],
        ['url', 'https://chess.example.org', ''],
        ['phones', '', '0117 496 0111'],
      ].map((row) => ['1042', 'service', 'Chess', ...row]),
    ])
  })

  it('leaves out what the source has corrected by now', async () => {
    edit(CHESS, 'Boards.', 'Boards and clocks.')
    edit('content/services/choir.yaml', 'Songs.', 'Hymns.')
    write('one/services.csv', SERVICES.replace('Boards.', 'Boards and clocks.'))
    await exported()
    expect(table().slice(1)).toEqual([['2', 'service', 'Choir', 'description', 'Songs.', 'Hymns.']])
  })

  it('says nothing of drafts, of what is private, and of confidential places', async () => {
    edit(
      CHESS,
      'email: office@chess.example.org\n',
      "private: { email: other@chess.example.org, note: 'The key' }\n",
    )
    edit('content/services/choir.yaml', 'Songs.', 'Secret songs.\ndraft: true')
    edit('content/locations/refuge.yaml', 'name: Refuge', 'name: Safe Refuge\nconfidential: true')
    const { stdout, stderr } = await exported()
    expect(stdout).toBe('')
    expect(stderr).toContain('Nothing of `one` was corrected here')
  })

  it('says nothing that another source says, and finds a record that was merged or renamed', async () => {
    write('two/organizations.csv', 'id,name,description\n88,Marsh Otters,A trust of otters.\n')
    write(
      'two/services.csv',
      'id,organization_id,name,description,email\n9,88,Chess club,Boards and tea.,tea@chess.example.org\n',
    )
    await run('import', 'two', '--as', 'two')
    edit('content/sources/two.yaml', 'licence:', 'licence: https://two.example.org/licence')
    await run('merge', 'chess', 'into', 'chess-club', '--take', 'url')
    await run('rename', 'chess-club', 'chess-for-all')
    edit(
      'content/services/chess-for-all.yaml',
      'url: https://chess.example.org',
      'url: https://new.example.org',
    )
    const { stdout } = await exported()
    expect(table().slice(1)).toEqual([
      [
        '1042',
        'service',
        'Chess club',
        'url',
        'https://chess.example.org',
        'https://new.example.org',
      ],
    ])
    expect(stdout).not.toContain('tea')
  })

  it('replaces no file, and names the sources that there are', async () => {
    write('corrections-one.csv', 'mine')
    expect((await run('export', '--corrections', 'one')).status).toBe(2)
    expect(read('corrections-one.csv')).toBe('mine')
    expect((await run('export', '--corrections', 'none')).stderr).toContain('There is `one`.')
  })
})
