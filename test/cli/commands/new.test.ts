import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashesOf, run } from '../../publish/osd.ts'
import { osd as runOsd } from '../run.ts'

const TOWN = fileURLToPath(new URL('../../fixtures/small-town', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../../../src/osd.mjs', import.meta.url))

let cwd = ''
const path = (file: string) => join(cwd, 'content', file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const osd = (...args: string[]) => runOsd(args, { cwd })

beforeAll(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'osd-new-')))
  cpSync(TOWN, join(cwd, 'content'), { recursive: true })
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

describe('osd new', () => {
  it('writes a valid record, and never overwrites one', async () => {
    const named = [
      '--name',
      'Café & Crèche',
      '--organization',
      'ferry-house-trust',
      '--terms',
      'hot-meals',
    ]
    const service = await osd('new', 'service', ...named, '--phone', '01174960123')
    expect(service).toMatchObject({ status: 0, stdout: 'content/services/cafe-and-creche.yaml\n' })
    const text = read('services/cafe-and-creche.yaml')
    expect(text).toMatch(/^# .*\nid: [0-9a-f-]{36}\nname: Café & Crèche\n/)
    expect(text).toContain('phones: [0117 496 0123]\n')
    const before = hashesOf(cwd)
    const twice = await osd('new', 'service', ...named)
    expect(twice.status).toBe(2)
    expect(twice.stderr).toContain('`cafe-and-creche-2` is free')
    expect(hashesOf(cwd)).toEqual(before)
  })

  it('writes a new directory into an empty folder', async () => {
    const make = () =>
      osd('new', 'directory', '--content', 'fresh', '--title', 'Our town', '--publisher', 'We')
    expect(await make()).toMatchObject({ status: 0, stdout: 'fresh/directory.yaml\n' })
    expect(await make()).toMatchObject({ status: 2 })
  })

  it('refuses file names that some systems cannot have', async () => {
    const con = ['new', 'organization', '--name', 'Con', '--description', 'A club.']
    const wrong = await osd(...con, '--slug', 'con')
    expect(wrong.status).toBe(2)
    expect(wrong.stderr).toContain('`con` cannot be the name of a file. Write `the-con`.')
    const right = await osd(...con)
    expect(right).toMatchObject({ status: 0, stdout: 'content/organizations/the-con.yaml\n' })
  })

  it('names the missing option when it cannot ask', async () => {
    const { status, stderr } = await osd('new', 'service', '--name', 'X')
    expect(status).toBe(2)
    expect(stderr).toContain('Answer with --organization')
  })

  it('asks on a terminal, and again after a wrong answer', async ({ skip }) => {
    const { PATH = '', HOME = '' } = process.env
    if ((await run('script', ['--version'])).status !== 0) skip('`script` is not installed')
    const command = `'${process.execPath}' '${PROGRAM}' new service --status active --description D --url x.example.org --email a@example.org`
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd,
      env: { PATH, HOME, NO_COLOR: '1', TERM: 'dumb' },
    })
    const answers: [question: string, answer: string][] = [
      ['What is the service called?', 'Asked for'],
      ['Which organization offers it?', 'ferry-house-trst'],
      ['Did you mean `ferry-house-trust`?', 'ferry-house-trust'],
      ['A telephone number?', ''],
      ['Where is it?', ''],
      ['Which terms describe it?', ''],
      ['The name of its file', ''],
    ]
    let printed = ''
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        printed += data.toString()
        const [next] = answers
        if (next && printed.includes(next[0])) {
          answers.shift()
          printed = ''
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
