import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashesOf, run } from '../../generator/publish/osd.ts'
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
    expect(service.stderr).toContain('http://localhost:8888/find/edit/cafe-and-creche\n')
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
    expect(readFileSync(join(cwd, 'fresh/directory.yaml'), 'utf8')).toContain('\nlicence: https://')
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

  it('writes nothing that the check calls wrong', async () => {
    const wrong = ['--name', 'Wrong', '--organization', 'ferry-house-trust', '--status', 'shut']
    const { status, stderr } = await osd('new', 'service', ...wrong, '--hours', 'At teatime')
    expect(status).toBe(1)
    expect(stderr).toMatch(/services\/wrong\.yaml:\d+:\d+ .*\n(?:.*\n)*.*`status`/)
    expect(stderr).toContain('Write hours like')
    expect(stderr).toContain('Nothing was written.')
    expect(hashesOf(cwd)).not.toHaveProperty('content/services/wrong.yaml')
  })

  it('asks on a terminal for what a record needs, and again after a wrong answer', async ({
    skip,
  }) => {
    if (!(await hasTerminal())) skip('`script` is not installed')
    const { unanswered, printed } = await answer('new service --hours "Tue 2pm to 4pm"', [
      ['What is it called?', 'Asked for\n'],
      ['Who runs it?', 'ferry-house-trst\n'],
      ['Did you mean `ferry-house-trust`?', '\n'],
    ])
    expect(unanswered).toEqual([])
    expect(printed).toContain('http://localhost:8888/find/edit/asked-for')
    const text = read('services/asked-for.yaml')
    expect(text).toContain('hours: [Tue 2pm to 4pm]\n')
    expect(text).not.toMatch(/^assured_date/m)
  })

  it('writes nothing after Ctrl-C', async ({ skip }) => {
    if (!(await hasTerminal())) skip('`script` is not installed')
    const before = hashesOf(cwd)
    const { printed } = await answer('new organization', [
      ['What is the organization called?', 'Lost & found\n'],
      ['What does it do', '\u0003'],
    ])
    expect(printed).toContain('Nothing was written.')
    expect(hashesOf(cwd)).toEqual(before)
  })
})

type Exchange = readonly [question: string, answer: string]

const hasTerminal = async () => (await run('script', ['--version'])).status === 0

/** Runs a command on a terminal, and types an answer after each question. */
async function answer(command: string, answers: readonly Exchange[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(
    'script',
    ['-qec', `'${process.execPath}' '${PROGRAM}' ${command}`, '/dev/null'],
    {
      cwd,
      env: { PATH, HOME, NO_COLOR: '1', TERM: 'dumb' },
    },
  )
  const unanswered = [...answers]
  let printed = ''
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      printed += data.toString()
      const [next] = unanswered
      if (next && printed.includes(next[0])) {
        unanswered.shift()
        printed = ''
        child.stdin.write(next[1])
      }
    })
    child.on('close', () => resolve())
  })
  return { unanswered, printed }
}
