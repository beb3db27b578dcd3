import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { NOBODY } from '../changes/repository.ts'
import { osd } from '../cli/run.ts'
import { run } from '../generator/publish/osd.ts'
import { isLong } from '../runs.ts'

/** Runs the scripts of import.yml with git and bash, as GitHub runs them, against a repository on this machine. */

interface Step {
  readonly name?: string
  readonly id?: string
  readonly run?: string
}
const workflow = parse(
  readFileSync(new URL('../../.github/workflows/import.yml', import.meta.url), 'utf8'),
) as { readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>> }
const scriptOf = (job: string, id?: string) =>
  workflow.jobs[job]!.steps.find((step) => step.run?.includes('git ') && step.id === id)!.run!

let home = ''
let isOpen = false
const start = () => `${home}-start`
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'osd-import-workflow-'))
  await git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'origin.git')
  await git('.', 'clone', '--quiet', 'origin.git', 'editor')
  write('editor/lists/groups.csv', LIST)
  write(
    'editor/content/directory.yaml',
    'title: Ours\nnamespace: 1c7bd2a0-94f5-4b3a-9d53-0a1e9e2b7c11\n',
  )
  write(
    'editor/content/sources/groups.yaml',
    'source: lists/groups.csv\nmapping: { Name: name, Organisation: organization.name, Link: url }\n',
  )
  await push('main')
  cpSync(home, start(), { recursive: true })
})
beforeEach(() => {
  isOpen = false
  rmSync(home, { recursive: true })
  cpSync(start(), home, { recursive: true })
})
afterAll(() => {
  for (const folder of [home, start()]) rmSync(folder, { recursive: true, force: true })
})

const LIST =
  'Name,Organisation,Link\nChess,Otters,https://chess.example.org\nChoir,Otters,https://choir.example.org\n'
const path = (file: string) => join(home, file)
const write = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true })
  writeFileSync(path(file), text)
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await run('git', ['-C', path(folder), ...args], {
    env: NOBODY,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Commits what an editor has done, and pushes it. */
async function push(branch: string): Promise<void> {
  await git('editor', 'add', '--all')
  await git('editor', 'commit', '--quiet', '-m', 'A change')
  await git('editor', 'push', '--quiet', 'origin', `HEAD:${branch}`)
}

async function bash(cwd: string, script: string, env: Readonly<Record<string, string>>) {
  write('output', '')
  const result = await run('bash', ['-e', '-c', script], {
    cwd: path(cwd),
    env: { ...NOBODY, ...env, GITHUB_OUTPUT: path('output') },
  })
  const outputs = readFileSync(path('output'), 'utf8').trimEnd().split('\n')
  return {
    ...result,
    outputs: Object.fromEntries(outputs.map((line) => line.split(/=(.*)/) as [string, string])),
  }
}

/** Runs the workflow once. Returns whether it has pushed a branch; an error of a step as its text. */
async function runWorkflow(): Promise<boolean | string> {
  rmSync(path('job'), { recursive: true, force: true })
  rmSync(path('push'), { recursive: true, force: true })
  await git('.', 'clone', '--quiet', 'origin.git', 'job')
  const base = (await git('job', 'rev-parse', 'HEAD')).trim()
  write('bin/gh', `#!/bin/sh\necho ${isOpen ? 1 : 0}\n`)
  chmodSync(path('bin/gh'), 0o755)
  const branch = await bash('job', scriptOf('import', 'branch'), {
    PATH: `${path('bin')}:${process.env.PATH}`,
    GITHUB_REPOSITORY: 'town/directory',
    GITHUB_REPOSITORY_OWNER: 'town',
  })
  if (branch.status !== 0) return branch.stdout
  await osd(['import', '--all', '--report', 'import.md'], { cwd: path('job') })
  const commit = await bash('job', scriptOf('import', 'commit'), { BASE: base })
  if (commit.outputs.changed !== 'true') return false
  await git('.', 'clone', '--quiet', 'origin.git', 'push')
  mkdirSync(path('temp/import'), { recursive: true })
  writeFileSync(path('temp/import/imports.bundle'), readFileSync(path('job/imports.bundle')))
  const pushed = await bash('push', scriptOf('push'), {
    RUNNER_TEMP: path('temp'),
    BRANCH: branch.outputs.commit ?? '',
  })
  return pushed.status === 0 || pushed.stderr
}

const at = (branch: string, file: string) => git('origin.git', 'show', `${branch}:${file}`)

describe('the weekly import', () => {
  it('makes a branch of what has changed, and nothing when nothing has', async () => {
    expect(await runWorkflow()).toBe(true)
    expect(await at('imports', 'content/services/chess.yaml')).toContain('name: Chess')
    const changed = await git('origin.git', 'diff', '--name-only', 'main', 'imports')
    expect(
      changed
        .trim()
        .split('\n')
        .filter((file) => !file.startsWith('content/')),
    ).toEqual([])
    await git('editor', 'pull', '--quiet', 'origin', 'imports')
    await git('editor', 'push', '--quiet', 'origin', 'HEAD:main')
    expect(await runWorkflow()).toBe(false)
  })

  it('goes on with a pull request that is open, and keeps what people changed in it', async () => {
    await runWorkflow()
    isOpen = true
    await git('editor', 'pull', '--quiet', 'origin', 'imports')
    // One declines a change, and one works on the main branch meanwhile.
    write(
      'editor/content/services/choir.yaml',
      (await at('imports', 'content/services/choir.yaml')).replace(/url: .*\n/, ''),
    )
    await push('imports')
    await git('editor', 'checkout', '--quiet', '-B', 'other', 'origin/main')
    write('editor/lists/groups.csv', LIST.replace('chess.example', 'games.example'))
    await push('main')
    expect(await runWorkflow()).toBe(true)
    expect(await at('imports', 'content/services/choir.yaml')).not.toContain('url')
    expect(await at('imports', 'content/services/chess.yaml')).toContain(
      'https://games.example.org',
    )
  })

  it.runIf(isLong)(
    'starts again from the main branch after the pull request was closed',
    async () => {
      await runWorkflow()
      write('editor/lists/groups.csv', LIST.replace('chess.example', 'games.example'))
      await push('main')
      expect(await runWorkflow()).toBe(true)
      expect((await git('origin.git', 'log', '--format=%s', 'main..imports')).trim()).toBe(
        'Import from the sources again',
      )
    },
  )

  it('says what to do when the pull request does not fit the main branch any more', async () => {
    await runWorkflow()
    isOpen = true
    write('editor/content/services/chess.yaml', 'name: Another chess club\n')
    await push('main')
    expect(await runWorkflow()).toContain('Merge or close its pull request')
  })
})
