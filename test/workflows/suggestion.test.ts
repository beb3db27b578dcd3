import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { titleOf } from '../../src/forms/change/pull-text.ts'
import { NOBODY } from '../changes/repository.ts'

/** Runs the script of check.yml that looks for suggestions, with git and bash, in a merge commit as GitHub checks it out. */

interface Step {
  readonly id?: string
  readonly if?: string
  readonly run?: string
}
const { jobs } = parse(
  readFileSync(new URL('../../.github/workflows/check.yml', import.meta.url), 'utf8'),
) as { readonly jobs: { readonly records: { readonly steps: readonly Step[] } } }
const { steps } = jobs.records
const script = steps.find(({ id }) => id === 'sent')!.run!

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osd-suggestion-'))
  git('init', '--quiet', '--initial-branch=main')
  commit('Suggestion: services/older')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: NOBODY })
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--message', message)

/** Whether a change of a branch with these commits is judged as a suggestion. */
function isSuggestion(branch: string, messages: readonly string[]): boolean {
  git('switch', '--quiet', '--create', 'its-name')
  for (const message of messages) commit(message)
  git('switch', '--quiet', 'main')
  commit('Meanwhile')
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'its-name')
  const output = join(folder, 'output')
  writeFileSync(output, '')
  const env = { ...NOBODY, GITHUB_HEAD_REF: branch, GITHUB_OUTPUT: output }
  execFileSync('bash', ['--norc', '-e', '-c', script], { cwd: folder, env })
  return readFileSync(output, 'utf8') === 'suggestion=true\n'
}

const SENT = titleOf({ files: [{ path: 'content/services/choir.yaml', text: '' }] }, 'anybody')
const SIGNED = titleOf({ files: [{ path: 'content/services/choir.yaml', text: '' }] }, 'member')

it.each([
  ['its own branch', 'suggest/0a1b2c3d4e5f', [SENT]],
  ['another branch', 'patch-1', [SENT]],
  ['another branch, below a commit of somebody else', 'patch-1', [SENT, 'Tidy up']],
  ['its own branch, with another message', 'suggest/confirm-2026-11', ['Tidy up']],
])('a suggestion is one on %s', (_, branch, messages) => {
  expect(isSuggestion(branch, messages)).toBe(true)
})

it.each([
  ['by a member', 'change/0a1b2c3d4e5f', [SIGNED]],
  ['from a fork', 'patch-1', ['Correct the times', 'Take a suggestion: yes']],
  ['on a branch that is named alike', 'to-suggest/a', ['Add a draft']],
])('a change %s is none', (_, branch, messages) => {
  expect(isSuggestion(branch, messages)).toBe(false)
})

it('checks what only editors decide in every suggestion, and only beside the default branch', () => {
  const condition = "steps.sent.outputs.suggestion == 'true'"
  const conditionOf = (end: string) => steps.find(({ run }) => run?.endsWith(end))?.if
  expect(conditionOf('--since HEAD^1 --suggestion')).toBe(condition)
  expect(conditionOf('--since HEAD^1')).toBe(
    "github.event_name == 'pull_request' && steps.sent.outputs.suggestion != 'true'",
  )
  expect(conditionOf('exit 1')).toBe(
    `${condition} && github.base_ref != github.event.repository.default_branch`,
  )
})
