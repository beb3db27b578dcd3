import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { osd, startOsd } from '../cli/run.ts'
import { runs } from '../runs.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'osd-import-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(join(cwd, file, '..'), { recursive: true })
  writeFileSync(join(cwd, file), text)
}
const LIST =
  'Name,Organisation,Email,Colour\nChess,Otters,chess@otters.example.org,red\nChoir,Otters,jo.bloggs@gmail.com,blue\n'

describe('osd import', () => {
  it('proposes a mapping for an unknown sheet, and imports when a person has completed it', async () => {
    write('lists/groups.csv', LIST)
    const first = await osd(['import', 'lists/groups.csv'], { cwd })
    expect(first.status).toBe(1)
    expect(first.stderr).toContain('content/sources/groups.yaml')
    expect(readdirSync(join(cwd, 'content'))).toEqual(['sources'])
    write(
      'content/sources/groups.yaml',
      read('content/sources/groups.yaml').replace(
        'Colour: ""',
        'Colour: { to: taxonomy_terms, taxonomy: Colours }',
      ),
    )
    const second = await osd(['import', 'lists/groups.csv', '--report', 'report.md'], { cwd })
    expect(second).toMatchObject({ status: 0 })
    expect(read('content/services/chess.yaml')).toContain('taxonomy_terms: [red]')
    expect(read('content/services/choir.yaml')).not.toContain('bloggs')
    expect(read('report.md')).toContain(
      '| groups.Colour | 2 | 0 | 2: the value became a term of a taxonomy |',
    )
    expect(read('report.md')).not.toContain('bloggs')
    expect(await osd(['check'], { cwd })).toMatchObject({ status: 0 })
  })

  it('fails once for a record that is refused, and says so in its first line', async () => {
    const statusOf = async (text: string) => {
      write('lists/groups.csv', text)
      const { status, stdout } = await osd(['import', 'lists/groups.csv'], { cwd })
      return [status, stdout.startsWith('Records were refused')]
    }
    const sheet = 'Name,Organisation\nChess,Otters\n'
    write(
      'content/sources/groups.yaml',
      'mapping: { Name: name, Organisation: organization.name }\n',
    )
    expect(await statusOf(sheet)).toEqual([0, false])
    for (const file of ['organizations/otters.yaml', 'services/chess.yaml'])
      rmSync(join(cwd, 'content', file))
    expect(await statusOf(`${sheet}Go,Otters\n`)).toEqual([1, true])
    expect(await statusOf(`${sheet}Go,Otters\n`)).toEqual([0, false])
  })

  it('takes out with --undo what a source brought and nobody has changed, and may bring it again', async () => {
    write('lists/groups.csv', LIST)
    write('map.yaml', 'Name: name\nOrganisation: organization.name\nEmail: email\nColour: ignore\n')
    await osd(['import', 'lists/groups.csv', '--map', 'map.yaml'], { cwd })
    write('content/services/choir.yaml', `${read('content/services/choir.yaml')}alert: Full.\n`)
    const dry = await osd(['import', '--undo', 'groups', '--dry-run'], { cwd })
    expect(dry.stderr).toContain('content/services/choir.yaml stays: somebody has changed it.')
    expect(existsSync(join(cwd, 'content/services/chess.yaml'))).toBe(true)
    // Of a list of twelve the first eight are named, in order, and all of them are counted.
    const clubs = Array.from({ length: 12 }, (_, i) => `Club ${12 - i},Otters,,\n`)
    write('lists/clubs.csv', `Name,Organisation,Email,Colour\n${clubs.join('')}`)
    await osd(['import', 'lists/clubs.csv', '--map', 'map.yaml'], { cwd })
    const { stdout } = await osd(['import', '--undo', 'clubs', '--dry-run'], { cwd })
    const lines = stdout.trim().split('\n')
    expect(lines.filter((line) => line.includes('services/'))).toHaveLength(8)
    expect(lines).toContain('… and 4 more in content/services, 12 in all')
    expect(lines.filter((line) => !line.startsWith('…'))).toEqual(
      lines.filter((line) => !line.startsWith('…')).toSorted(),
    )
    expect(await osd(['import', '--undo', 'groups'], { cwd })).toMatchObject({ status: 0 })
    expect(existsSync(join(cwd, 'content/services/chess.yaml'))).toBe(false)
    expect(read('content/removed.yaml')).toContain('slug: chess')
    expect((await osd(['import', '--all'], { cwd })).stderr).toContain('1 record written.')
    expect(read('content/removed.yaml')).not.toContain('slug: chess')
    expect(await osd(['check'], { cwd })).toMatchObject({ status: 0 })
    const wrong = await osd(['import', '--undo', 'others'], { cwd })
    expect(wrong).toMatchObject({ status: 2 })
    expect(wrong.stderr).toContain('There is `clubs` and `groups`.')
  })

  it('imports the other sources when one cannot be read', async () => {
    write('lists/a.csv', `Name,Organisation\n"Chess,Otters\n`)
    write('lists/b.csv', `${'<!---->'.repeat(40)}Name\nChess\n`)
    write('lists/c.csv', LIST)
    const mapping = 'mapping: { Name: name, Organisation: organization.name }\n'
    for (const name of ['a', 'b', 'c'])
      write(`content/sources/${name}.yaml`, `source: lists/${name}.csv\n${mapping}`)
    const { status, stderr } = await osd(['import', '--all'], { cwd })
    expect(status).toBe(1)
    expect(stderr).toContain('a: `lists/a.csv`: Row 2 opens a quotation mark that is never closed.')
    expect(stderr).not.toContain('bug')
    expect(existsSync(join(cwd, 'content/services/chess.yaml'))).toBe(true)
  })

  it('imports every source again, and remembers what an editor let in', async () => {
    write('lists/groups.csv', LIST)
    write('map.yaml', 'Name: name\nOrganisation: organization.name\nEmail: email\nColour: ignore\n')
    await osd(['import', 'lists/groups.csv', '--map', 'map.yaml', '--keep-personal', 'email'], {
      cwd,
    })
    expect(read('content/services/choir.yaml')).toContain(
      'email: jo.bloggs@gmail.com\npublic: [email]',
    )
    expect((await osd(['import', '--all'], { cwd })).stderr).toContain('No record changes.')
    write('lists/groups.csv', LIST.replace('chess@', 'games@'))
    expect((await osd(['import', '--all'], { cwd })).stderr).toContain('1 record written.')
    expect(read('content/services/chess.yaml')).toContain('email: games@otters.example.org')
    expect(read('content/services/choir.yaml')).toContain('jo.bloggs')
  })

  it('remembers fields that are let in later, and leaves the other lines of the description alone', async () => {
    write('lists/groups.csv', LIST)
    write('map.yaml', 'Name: name\nOrganisation: organization.name\nEmail: email\nColour: ignore\n')
    const file = 'content/sources/groups.yaml'
    await osd(['import', 'lists/groups.csv', '--map', 'map.yaml'], { cwd })
    write(file, read(file).replace('attribution:', 'attribution: The Otters # they asked for it'))
    const before = read(file)
    await osd(['import', 'lists/groups.csv', '--keep-personal', 'email'], { cwd })
    expect(read('content/services/choir.yaml')).toContain('jo.bloggs@gmail.com')
    const lines = read(file).split('\n')
    expect(lines.filter((line) => !before.includes(line))).toEqual(['keep_personal: [email]'])
    expect(before.split('\n').filter((line) => !lines.includes(line))).toEqual([])
    expect((await osd(['import', '--all'], { cwd })).stderr).toContain('No record changes.')
    expect(read('content/services/choir.yaml')).toContain('jo.bloggs@gmail.com')
  })

  it('takes the licence that a source states, and says where nobody does', async () => {
    write('open/services.csv', 'id,name,organization_id\n1,Chess,2\n')
    write('open/organizations.csv', 'id,name,description\n2,Otters,A trust.\n')
    const licence = 'https://creativecommons.org/licenses/by/4.0/'
    write('open/datapackage.json', JSON.stringify({ licenses: [{ path: licence }] }))
    await osd(['import', 'open'], { cwd })
    expect(read('content/sources/open.yaml')).toContain(`\nlicence: ${licence}\n`)
    expect((await osd(['check'], { cwd })).stdout).not.toContain('source-without-licence')
    // What an editor takes out stays out.
    write('content/sources/open.yaml', read('content/sources/open.yaml').replace(licence, ''))
    await osd(['import', 'open'], { cwd })
    expect(read('content/sources/open.yaml')).not.toContain(licence)
    expect((await osd(['check'], { cwd })).stdout).toContain('source-without-licence')
  })

  it('leaves the old content or the new one when it is interrupted', async () => {
    const count = runs(100, 300)
    const names = Array.from({ length: count }, (_, i) => `Club ${i},Otters`)
    write('groups.csv', `Name,Organisation\n${names.join('\n')}\n`)
    write('map.yaml', 'Name: name\nOrganisation: organization.name\n')
    const services = () => {
      const folder = join(cwd, 'content/services')
      return existsSync(folder) ? readdirSync(folder) : []
    }
    const args = ['import', 'groups.csv', '--map', 'map.yaml']
    const early = startOsd(args, { cwd })
    early.child.kill('SIGINT')
    await early.ended
    expect(services()).toEqual([])
    const late = startOsd(args, { cwd })
    while (services().length === 0) await pause(1)
    late.child.kill('SIGINT')
    await late.ended
    expect(services().filter((name) => name.endsWith('.yaml') && name[0] !== '.')).toHaveLength(
      count,
    )
    expect(services()).toHaveLength(count)
    expect(await osd(['check'], { cwd })).toMatchObject({ status: 0 })
  })

  it('goes on with the other sources when one cannot be read, and reads no file outside the folder', async () => {
    write('lists/groups.csv', LIST)
    write('map.yaml', 'Name: name\nOrganisation: organization.name\n')
    await osd(['import', 'lists/groups.csv', '--map', 'map.yaml'], { cwd })
    write('content/sources/away.yaml', 'source: ../../../etc/hosts\n')
    write('content/sources/lost.yaml', 'source: lists/lost.csv\n')
    const { status, stderr, stdout } = await osd(['import', '--all'], { cwd })
    expect(status).toBe(1)
    expect(stderr).toContain('outside this folder')
    expect(stderr).toContain('lost: There is nothing at')
    expect(stdout).toContain('as `groups`')
    await osd(['import', '--all', '--report', 'report.md'], { cwd })
    expect(read('report.md')).toContain('# `lost` was not imported\n\nThere is nothing at')
  })

  it('clears the line of its progress before it says what is wrong', async () => {
    const service = { id: '1', name: 'Chess', description: 'A club.' }
    const server = createServer(({ url = '' }, response) => {
      if (url.startsWith('/organizations'))
        response.writeHead(429, { 'Retry-After': '86400' }).end()
      else if (url.startsWith('/services?')) response.end(JSON.stringify({ contents: [service] }))
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { isTTY } = process.stderr
    process.stderr.isTTY = true
    try {
      const { port } = server.address() as AddressInfo
      const args = ['import', `http://127.0.0.1:${port}/`, '--as', 'otters', '--private-network']
      const { status, stderr } = await osd(args, { cwd })
      const [progress, message] = stderr.split('\r\u001B[K')
      expect([status, progress, message]).toEqual([
        2,
        '',
        expect.stringContaining('asks for a pause'),
      ])
    } finally {
      process.stderr.isTTY = isTTY
      server.close()
    }
  })

  it('has nothing to do where there is no source', async () => {
    const { status, stderr } = await osd(['import', '--all'], { cwd })
    expect([status, stderr]).toEqual([
      0,
      'There is no source to import again in content/sources.\n',
    ])
  })

  it('takes a workbook back, and reports what it did', async () => {
    write('list.csv', LIST)
    write('map.yaml', 'Name: name\nOrganisation: organization.name\n')
    await osd(['import', 'list.csv', '--map', 'map.yaml'], { cwd })
    await osd(['export', '--format', 'xlsx'], { cwd })
    await osd(['import', 'directory.xlsx', '--report', 'report.json'], { cwd })
    expect(JSON.parse(read('report.json'))).toEqual({
      source: 'directory.xlsx',
      kind: 'workbook',
      changed: [],
      added: [],
      notes: [],
    })
    await osd(['import', 'directory.xlsx', '--report', 'report.md'], { cwd })
    expect(read('report.md')).toBe('# Import of `directory.xlsx`\n\nNo record changes.\n')
  })

  it('writes nothing in a dry run', async () => {
    write('a/services.csv', 'id,organization_id,name\n1,2,Chess\n')
    write('a/organizations.csv', 'id,name\n2,Otters\n')
    const { status, stdout, stderr } = await osd(['import', 'a', '--dry-run'], { cwd })
    expect(status).toBe(0)
    expect(stdout).toContain('HSDS 1.x tables')
    expect(stderr).toContain('Nothing was written')
    expect(existsSync(join(cwd, 'content'))).toBe(false)
  })

  it.each([
    [['import'], 'Name the source'],
    [['import', 'nowhere.csv'], 'There is nothing at'],
    [['import', 'old.xls'], 'Save it as .xlsx'],
    [['import', 'ftp://a.example.org/x'], 'Only addresses with http'],
    [['import', 'https://a:b@a.example.org/'], '--token-env'],
    [['import', 'http://127.0.0.1:9/'], 'private network'],
    [['import', 'x.csv', '--as', 'No Name'], 'cannot be a name'],
  ])('%j is refused', async (args, message) => {
    writeFileSync(join(cwd, 'old.xls'), new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))
    const { status, stderr } = await osd(args, { cwd })
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
