import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashesOf, run, runOsd } from '../build/osd.ts'

const TOWN = fileURLToPath(new URL('../../content', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../../src/osd.mjs', import.meta.url))

let cwd = ''
const path = (file: string) => join(cwd, 'content', file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const osd = (...args: string[]) => runOsd(args, { cwd })

beforeAll(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'osd-new-')))
  cpSync(TOWN, join(cwd, 'content'), { recursive: true })
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

describe('osd new', { timeout: 60_000 }, () => {
  it('writes records that can be published at once', async () => {
    const organization = await osd('new', 'organization', '--name', 'Café & Crèche', '--description', 'Tea: strong')
    expect(organization).toMatchObject({ status: 0, stdout: 'content/organizations/cafe-and-creche.yaml\n' })
    expect(read('organizations/cafe-and-creche.yaml')).toContain('description: "Tea: strong"\n')
    const place = ['--address', '1 High Street', '--postcode', 'bs34ea', '--point', '51.44, -2.6']
    expect(await osd('new', 'location', '--name', 'New Hall', ...place)).toMatchObject({ status: 0 })
    expect(read('locations/new-hall.yaml')).toContain('    postal_code: BS3 4EA\n')
    const named = ['--organization', 'cafe-and-creche', '--location', 'new-hall', '--terms', 'lunch-clubs']
    const service = await osd('new', 'service', '--name', 'Tea', ...named, '--phone', '01174960123')
    expect(service).toMatchObject({ status: 0, stdout: 'content/services/tea.yaml\n' })
    const text = read('services/tea.yaml')
    expect(text).toMatch(/^# .*\nid: [0-9a-f-]{36}\nname: Tea\n/)
    expect(text).toContain('phones: [0117 496 0123]\n')
    expect(text).toContain('#schedules:\n#  - freq: WEEKLY\n')
    expect(await osd('check')).toMatchObject({ status: 0 })
    const before = hashesOf(cwd)
    const twice = await osd('new', 'service', '--name', 'Tea', '--organization', 'acorn-trust')
    expect(twice.status).toBe(2)
    expect(twice.stderr).toContain('`tea-2` is free')
    expect(hashesOf(cwd)).toEqual(before)
  })

  it('writes a new directory into an empty folder', async () => {
    const make = () => osd('new', 'directory', '--content', 'fresh', '--title', 'Our town', '--publisher', 'We')
    expect(await make()).toMatchObject({ status: 0, stdout: 'fresh/directory.yaml\n' })
    expect(await osd('check', '--content', 'fresh')).toMatchObject({ status: 0 })
    expect(await make()).toMatchObject({ status: 2 })
  })

  it.each([
    ['the kind', [], 'Say what is new'],
    ['the name', ['service', '--organization', 'acorn-trust'], 'Say with --name'],
    ['the organization', ['service', '--name', 'X'], 'Say with --organization'],
    ['which organization', ['service', '--name', 'X', '--organization', 'acorn-trst'], 'Did you mean `acorn-trust`?'],
    ['which term', ['service', '--name', 'X', '--organization', 'acorn-trust', '--terms', 'bereavement'], 'Say which'],
  ])('asks for %s with exit status 2', async (_, args, says) => {
    const { status, stderr } = await osd('new', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(says)
  })

  it('asks on a terminal, and again after an answer that cannot be', async () => {
    const { PATH = '', HOME = '' } = process.env
    if ((await run('script', ['--version'])).status !== 0) return
    const command = `'${process.execPath}' '${PROGRAM}' new service --status active --description D --url x.example.org --email a@example.org`
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd,
      env: { PATH, HOME, NO_COLOR: '1', TERM: 'dumb' },
    })
    const answers: [question: string, answer: string][] = [
      ['What is the service called?', 'Asked for'],
      ['Which organization offers it?', 'acorn-trst'],
      ['Did you mean `acorn-trust`?', 'acorn-trust'],
      ['A telephone number?', ''],
      ['Where is it?', ''],
      ['Which terms describe it?', ''],
      ['The name of its file', ''],
    ]
    let said = ''
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString()
        const [next] = answers
        if (next && said.includes(next[0])) {
          answers.shift()
          said = ''
          child.stdin.write(`${next[1]}\n`)
        }
      })
      child.on('close', () => resolve())
    })
    expect(answers).toEqual([])
    expect(existsSync(path('services/asked-for.yaml'))).toBe(true)
    expect(read('services/asked-for.yaml')).toContain('url: https://x.example.org\n')
  })
})
