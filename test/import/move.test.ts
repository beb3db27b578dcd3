import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { osd } from '../cli/run.ts'
import { writeZip } from './write-zip.ts'

/** Follows the page "Move your directory here" from each kind of source to a feed, with the very commands of the page. */

const PAGE = readFileSync(new URL('../../src/import/MOVE.md', import.meta.url), 'utf8')

/** The blocks of code below a heading, up to the next one. */
const blocksOf = (heading: string) =>
  [...(PAGE.split(`${heading}\n`)[1] ?? '').split(/^#/m)[0]!.matchAll(/```\w+\n([^]*?)```/g)].map(
    ([, block = '']) => block,
  )

const organization = { id: 'o1', name: 'Otters', description: 'A trust.' }
const chess = { id: 's1', name: 'Chess', description: 'Boards.', status: 'active', organization }
const FEEDS: Readonly<Record<string, unknown>> = {
  '/api/': { version: 'HSDS-UK-3.0', profile: 'https://openreferraluk.org' },
  '/api/services': {
    ...{ total_items: 1, total_pages: 1, page_number: 1, size: 1, first_page: true },
    ...{ last_page: true, empty: false, contents: [chess] },
  },
  '/api/services/s1': chess,
  '/v1/services': { totalElements: 1, totalPages: 1, number: 1, last: true, content: [chess] },
  '/v1/services/s1': chess,
}

const server = createServer(({ url = '' }, response) => {
  const found = FEEDS[new URL(url, 'http://localhost').pathname]
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(found ?? {}))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => void server.close(resolve)))

let home = ''
let cwd = ''
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'osd-move-'))
  cwd = join(home, 'our-town')
  const [init = '', clear = ''] = blocksOf('## 1. Make a folder')
  writeFileSync(join(home, 'p-0.0.1.tgz'), 'the program')
  await run(`${init.trim().replace('--package=FILE ', '')} --package p-0.0.1.tgz`, home)
  // The program of this test is installed already.
  expect(clear).toMatch(/^npm install\n/)
  execFileSync('sh', ['-ec', clear.replace('npm install\n', '')], { cwd })
  writeFileSync(
    join(home, 'tables.zip'),
    writeZip({
      'services.csv': 'id,organization_id,name,status,description\ns1,o1,Chess,active,Boards.\n',
      'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
    }),
  )
  writeFileSync(
    join(home, 'groups.csv'),
    'Name,Run by,Kind,Remarks\nChess,Otters,Games,Ask for Pat\nGo,Otters,Games,\n',
  )
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Runs the commands of a block, one a line. The servers of this test are on this machine. */
async function run(block: string, folder = cwd) {
  let last = { status: 0 as number | null, stdout: '', stderr: '' }
  for (const line of block.trim().split('\n')) {
    const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
    expect(words.slice(0, 2)).toEqual(['npx', 'osd'])
    const args = words
      .slice(2)
      .map((word) => word.replace(/https:\/\/\w+\.example\.org(?=\/)/, origin))
    const isFeed = args.some((arg) => arg.startsWith(origin))
    last = await osd([...args, ...(isFeed ? ['--private-network'] : [])], { cwd: folder })
  }
  return last
}

/** Follows the page from step 4 on. */
async function goOn(source: string, command: string): Promise<void> {
  const [about = ''] = blocksOf('## 4. Say whose records they are')
  const file = join(cwd, `content/sources/${source}.yaml`)
  const described = about
    .trim()
    .split('\n')
    .reduce(
      (text, line) => text.replace(new RegExp(`^${line.split(':')[0]}:.*$`, 'm'), line),
      readFileSync(file, 'utf8'),
    )
  writeFileSync(file, described)
  const [look = ''] = blocksOf('## 5. Look at the result')
  const [check = '', build = '', preview = ''] = look.trim().split('\n')
  expect(await run(check)).toMatchObject({
    status: 0,
    stdout: expect.not.stringContaining('source-without-licence'),
  })
  expect(await run(build)).toMatchObject({ status: 0 })
  expect(preview).toBe('npx osd preview')
  const site = join(cwd, 'dist/site')
  const services = readdirSync(join(site, 'services')).map((name) =>
    readFileSync(join(site, 'services', name), 'utf8'),
  )
  expect(services.some((text) => text.includes('"name":"Chess"'))).toBe(true)
  expect(services.join('')).not.toContain('Pat')
  const [all = ''] = blocksOf('## 7. Stay up to date, or let go')
  const again = await osd([...all.trim().split(' ').slice(2), '--private-network'], { cwd })
  const isFile = command.includes('../')
  expect(again).toMatchObject({
    status: 0,
    stderr: expect.stringContaining(isFile ? 'is outside this folder' : 'No record changes.'),
  })
  if (isFile)
    expect(await run(command)).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('No record changes.'),
    })
}

describe('"Move your directory here" leads to a feed', () => {
  it.each(['### A feed of Open Referral UK, version 3', '### A feed of version 1', '### Tables'])(
    'from %s',
    async (heading) => {
      const [command = ''] = blocksOf(heading)
      const { status, stderr } = await run(command)
      expect([status, stderr]).toEqual([0, expect.stringContaining('written.')])
      await goOn('partner', command)
    },
  )

  it('from a spreadsheet that nobody knows', async () => {
    const [command = '', lines = ''] = blocksOf('### A spreadsheet')
    expect(await run(command)).toMatchObject({ status: 1 })
    const file = join(cwd, 'content/sources/groups.yaml')
    let text = readFileSync(file, 'utf8')
    for (const line of lines.trimEnd().split('\n')) {
      text = text.replace(new RegExp(`^${line.split(':')[0]}:.*$`, 'm'), line)
      expect(text).toContain(line)
    }
    writeFileSync(file, text)
    expect(await run(command)).toMatchObject({ status: 0 })
    await goOn('groups', command)
  })

  it('names only headings and options that are there', async () => {
    const { stdout } = await osd(['import', '--help'])
    for (const [option] of PAGE.matchAll(/--(?:dry-run|report|keep-personal|as|all)\b/g))
      expect(stdout).toContain(option)
    expect(
      readFileSync(new URL('../../src/generator/publish/README.md', import.meta.url), 'utf8'),
    ).toContain('### Imported records')
  })
})
