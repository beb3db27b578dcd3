import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastBuild } from '../../../src/io/read/branches.ts'

let folder = ''
const git = (args: readonly string[], day = '2027-01-01') => {
  const date = `${day}T12:00:00Z`
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  execFileSync('git', ['-C', folder, ...identity, ...args], {
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}
const commit = (message: string, day: string) =>
  git(['commit', '--quiet', '--allow-empty', '-m', message], day)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'osd-branches-'))
  git(['init', '--quiet', '-b', 'production'])
  commit('Publish what is due', '2026-11-01')
  commit('Add a club', '2026-12-10')
  commit('Publish what is due', '2026-12-20')
  commit('Publish what is due', '2027-01-05')
  git(['checkout', '--quiet', '-b', 'main'])
  commit('Change a club', '2027-01-10')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('reads when the published branch was last built, and how often for what was due', async () => {
  expect(await lastBuild(folder, '2027-01-11')).toEqual({ since: '2027-01-05', published: 2 })
})

it('knows no build where nothing is published', async () => {
  git(['branch', '--quiet', '-D', 'production'])
  expect(await lastBuild(folder, '2027-01-11')).toBeUndefined()
})
