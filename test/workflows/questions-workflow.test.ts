import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { NOBODY } from '../changes/repository.ts'
import { run } from '../generator/publish/osd.ts'

/** Runs the scripts of questions.yml with git and bash, as GitHub runs them, against a repository on this machine. */

const workflow = parse(
  readFileSync(new URL('../../.github/workflows/questions.yml', import.meta.url), 'utf8'),
) as { readonly jobs: Readonly<Record<string, { readonly steps: readonly { run?: string }[] }>> }
const scriptOf = (job: string) =>
  workflow.jobs[job]!.steps.find((step) => step.run?.includes('git '))!.run!

let home = ''
const path = (file: string) => join(home, file)
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'osd-questions-workflow-'))
  await git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'origin.git')
  await git('.', 'clone', '--quiet', 'origin.git', 'editor')
  writeFileSync(path('editor/README.md'), 'Ours\n')
  await git('editor', 'add', '--all')
  await git('editor', 'commit', '--quiet', '-m', 'A directory')
  await git('editor', 'push', '--quiet', 'origin', 'HEAD:main')
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function git(folder: string, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await run('git', ['-C', path(folder), ...args], {
    env: NOBODY,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Runs the workflow with what `osd match` has written. Returns whether it has pushed. */
async function runWorkflow(questions: string): Promise<boolean> {
  for (const job of ['look', 'push']) {
    rmSync(path(job), { recursive: true, force: true })
    await git('.', 'clone', '--quiet', 'origin.git', job)
  }
  writeFileSync(path('look/questions.json'), questions)
  writeFileSync(path('output'), '')
  const bash = (job: string) =>
    run('bash', ['-e', '-c', scriptOf(job)], {
      cwd: path(job),
      env: { ...NOBODY, GITHUB_OUTPUT: path('output'), RUNNER_TEMP: path('temp') },
    })
  expect(await bash('look')).toMatchObject({ status: 0 })
  if (!readFileSync(path('output'), 'utf8').includes('changed=true')) return false
  await run('mkdir', ['-p', path('temp/questions')], {})
  writeFileSync(path('temp/questions/questions.json'), questions)
  expect(await bash('push')).toMatchObject({ status: 0 })
  return true
}

const NONE = '{ "questions": [] }\n'
const ONE = '{ "questions": [\n{"kind":"service"}\n] }\n'
const OTHER = '{ "questions": [\n{"kind":"location"}\n] }\n'

it('makes no branch while there is no question', async () => {
  expect(await runWorkflow(NONE)).toBe(false)
  expect(await git('origin.git', 'branch', '--list', 'questions')).toBe('')
})

it('writes the questions, and nothing else, as one commit without history', async () => {
  for (const questions of [ONE, OTHER]) {
    expect(await runWorkflow(questions)).toBe(true)
    expect(await git('origin.git', 'ls-tree', '-r', '--name-only', 'questions')).toBe(
      'questions.json\n',
    )
    expect(await git('origin.git', 'show', 'questions:questions.json')).toBe(questions)
    expect(await git('origin.git', 'rev-list', '--count', 'questions')).toBe('1\n')
  }
})

it('writes nothing when nothing is new, and an empty list when all is answered', async () => {
  const before = await git('origin.git', 'rev-parse', 'questions')
  expect(await runWorkflow(OTHER)).toBe(false)
  expect(await git('origin.git', 'rev-parse', 'questions')).toBe(before)
  expect(await runWorkflow(NONE)).toBe(true)
  expect(await git('origin.git', 'show', 'questions:questions.json')).toBe(NONE)
})
