import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}

/** The last script of a job. */
function scriptOf(file: string, job: string): string {
  const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8')) as Workflow
  return jobs[job]!.steps.flatMap(({ run }) => run ?? []).at(-1)!
}

let root = ''
const at = (name: string) => join(root, name)
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
const run = (cwd: string, script: string) =>
  execFileSync('bash', ['-euo', 'pipefail', '-c', script], { cwd, encoding: 'utf8', stdio: 'pipe' })

/** Commits a text as the record of a clone, and pushes the main branch. */
function change(text: string) {
  writeFileSync(join(at('editor'), 'record.yaml'), text)
  git(at('editor'), 'add', '.')
  git(at('editor'), '-c', 'user.name=Jo', '-c', 'user.email=jo@example.org', 'commit', '-qm', text)
  git(at('editor'), 'push', '-q', 'origin', 'main')
}

/** Runs the last step of a workflow on a fresh checkout of a branch. */
function runOn(branch: string, file: string) {
  rmSync(at('job'), { recursive: true, force: true })
  git(root, 'clone', '-q', '--branch', branch, at('origin.git'), at('job'))
  run(at('job'), scriptOf(file, 'publish'))
}

const tip = (branch: string) => git(at('origin.git'), 'rev-parse', branch)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'osd-due-'))
  git(root, 'init', '-q', '--bare', '--initial-branch', 'main', 'origin.git')
  git(root, 'clone', '-q', at('origin.git'), at('editor'))
  git(at('editor'), 'checkout', '-q', '-B', 'main')
  change('first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('the first publication makes the branch, and without news nothing moves', () => {
  runOn('main', 'publish.yml')
  expect(tip('production')).toBe(tip('main'))
  runOn('production', 'due.yml')
  const due = tip('production')
  expect(due).not.toBe(tip('main'))
  runOn('main', 'publish.yml')
  expect(tip('production')).toBe(due)
})

it('what is due brings no change of the main branch, and the next publication keeps it as first parent', () => {
  runOn('main', 'publish.yml')
  change('second')
  runOn('production', 'due.yml')
  expect(git(at('origin.git'), 'show', 'production:record.yaml')).toBe('first')
  runOn('main', 'publish.yml')
  expect(git(at('origin.git'), 'show', 'production:record.yaml')).toBe('second')
  expect(tip('production^1')).toBe(tip('main'))
  // The date of a record is that of its own commit.
  const last = git(at('origin.git'), 'log', '-1', '--format=%H', 'production', '--', 'record.yaml')
  expect(last).toBe(tip('main'))
})
