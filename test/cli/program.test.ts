import { readFile, readdir, writeFile } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TemporaryFolder, createFolder } from '../api/content.ts'
import { bad, chess, directory, good, other, trust } from './content.ts'
import { type Running, osd, spawnOsd, startOsd } from './run.ts'

vi.setConfig({ maxConcurrency: 4 })

let folder: TemporaryFolder
let cwd: string

beforeAll(async () => {
  folder = await createFolder()
  cwd = folder.path
  await folder.write({ ...good, ...bad, ...other })
})
afterAll(() => folder?.remove())

describe('osd check', () => {
  test('prints problems with their lines, for people', async () => {
    const { status, stdout, stderr } = await osd(['check', '--content', 'bad'], { cwd })
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    await expect(stdout).toMatchFileSnapshot('check.txt')
  })

  test('prints problems as JSON without colours, for programs', async () => {
    const options = { cwd, env: { FORCE_COLOR: '1' } }
    const { status, stdout, stderr } = await osd(
      ['check', '--content', 'bad', '--format', 'json'],
      options,
    )
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    await expect(stdout).toMatchFileSnapshot('check-json.txt')
  })

  test('uses colours with FORCE_COLOR, and names files relative to the current folder', async () => {
    const options = { cwd: join(cwd, 'good'), env: { FORCE_COLOR: '1' } }
    const { stdout } = await osd(['check', '--content', '../bad'], options)
    expect(stdout).toContain('\u001B[1m../bad/services/chess.yaml:3:9\u001B[22m')
  })

  test('ignores a closed pipe', async () => {
    const { child, ended } = startOsd(['check', '--content', 'bad', '--format', 'json'], { cwd })
    child.stdout?.destroy()
    expect(await ended).toEqual({ status: 1, stdout: '', stderr: '' })
  })
})

test('the process ends when the command is done, even with an open handle', async () => {
  const env = { NODE_OPTIONS: '--import=data:text/javascript,setInterval(()=>{},1000)' }
  expect(await spawnOsd(['check', '--content', 'good'], { cwd, env })).toMatchObject({ status: 0 })
})

describe('Node.js', () => {
  const checkedBy = (version: string) => {
    const other = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(other)}` }
    return spawnOsd(['check', '--content', 'good'], { cwd, env })
  }

  test.each(['18.20.8', '20.18.3'])('%s is refused as too old', async (old) => {
    expect(await checkedBy(old)).toEqual({
      status: 2,
      stdout: '',
      stderr: `Node.js 20.19 or later is required; this is ${old}.\n`,
    })
  })

  test('20.19.0 is accepted, as in package.json', async () => {
    expect(await checkedBy('20.19.0')).toMatchObject({ status: 0 })
    const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ engines: { node: '>=20.19' } })
  })
})

describe.concurrent('osd build and osd preview', () => {
  test('publish good records, and keep them when a later build fails', async () => {
    const build = (content: string) =>
      spawnOsd(['build', '--content', content, '--out', 'dist'], { cwd })
    const { status, stdout, stderr } = await build('good')
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect(stderr).toMatch(
      /^Read 3 files\.\nPublished 1 service, .*\nWrote \d+ files, .* to dist in .* s\.\n2 records could be better\. .*\n$/,
    )
    expect((await readdir(join(cwd, 'dist'))).sort()).toEqual(['edge', 'site'])

    const before = await readdir(join(cwd, 'dist/site'))
    const failed = await build('bad')
    expect(failed).toMatchObject({ status: 1, stdout: '' })
    expect(failed.stderr).toContain('bad/services/chess.yaml:3:9  error')
    expect(failed.stderr).toContain('Nothing was published.')
    expect(await readdir(join(cwd, 'dist/site'))).toEqual(before)
    expect((await readdir(cwd)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])

    const preview = startOsd(['preview', '--out', 'dist', '--port', '0'], { cwd })
    const origin = await originOf(preview)
    expect(await (await fetch(`${origin}/`)).json()).toMatchObject({ title: 'A small directory' })
    preview.child.kill('SIGTERM')
    expect(await preview.ended).toMatchObject({ status: 0, stdout: '' })

    const server = await listen()
    const { port } = server.address() as AddressInfo
    const taken = await spawnOsd(['preview', '--out', 'dist', '--port', `${port}`], { cwd })
    server.close()
    expect(taken).toEqual({
      status: 2,
      stdout: '',
      stderr: 'This port is in use. Choose another one with --port.\n',
    })

    await writeFile(join(cwd, 'dist/site/_/manifest.json'), '{')
    const fault = await spawnOsd(['preview', '--out', 'dist'], { cwd })
    expect(fault).toMatchObject({ status: 70, stdout: '' })
    expect(fault.stderr).toMatch(/^This is a bug in the program, not in the records\.\nSyntaxError/)
    expect(fault.stderr).toMatch(/^ +at /m)
  })

  test('do not touch files that no build has made', async () => {
    const { status } = await osd(['build', '--content', 'good', '--out', 'other'], { cwd })
    expect(status).toBe(2)
    expect(await readFile(join(cwd, 'other/notes.txt'), 'utf8')).toBe('Not made by us.\n')
  })
})

describe.concurrent('osd dev', () => {
  test('serves records, reports errors, and stops on SIGINT', async () => {
    await folder.write({ 'live/directory.yaml': directory, 'live/organizations/trust.yaml': trust })
    const running = startOsd(['dev', '--content', 'live', '--port', '0'], { cwd })
    const origin = await originOf(running)
    expect((await fetch(`${origin}/organizations`)).status).toBe(200)
    await folder.write({ 'live/services/chess.yaml': chess.replace('trust', 'nobody') })
    await printed(running, 'Still serving the last good version.')
    expect(running.stderr()).toContain('live/services/chess.yaml:2:15')
    running.child.kill('SIGINT')
    expect(await running.ended).toMatchObject({ status: 0, stdout: '' })
  })

  test('says that nothing can be served when it starts with an error', async () => {
    const running = startOsd(['dev', '--content', 'bad', '--port', '0'], { cwd })
    const origin = await originOf(running)
    expect(running.stderr()).toContain('Nothing can be served yet.')
    expect((await fetch(`${origin}/services`)).status).toBe(503)
    running.child.kill('SIGINT')
    expect((await running.ended).status).toBe(0)
  })

  test('reports a port that is in use', async () => {
    const server = await listen()
    const { port } = server.address() as AddressInfo
    const { status, stderr } = await spawnOsd(['dev', '--content', 'good', '--port', `${port}`], {
      cwd,
    })
    server.close()
    expect(status).toBe(2)
    expect(stderr).toBe('This port is in use. Choose another one with --port.\n')
  })
})

const printed = ({ stderr }: Running, text: string) =>
  vi.waitFor(() => expect(stderr()).toContain(text), { timeout: 60_000, interval: 20 })

async function originOf(running: Running): Promise<string> {
  await printed(running, 'The feed is at ')
  return /The feed is at (\S+)\./.exec(running.stderr())?.[1] as string
}

const listen = () =>
  new Promise<Server>((resolve) => {
    const server = createServer()
    server.listen(0, 'localhost', () => resolve(server))
  })
