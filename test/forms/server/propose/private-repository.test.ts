import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProposalsManifest } from '../../../../src/pages/pages-manifest.ts'
import { createConfirm } from '../../../../src/forms/server/propose/answer-confirm.ts'
import { createPropose } from '../../../../src/forms/server/propose/answer-propose.ts'
import { readNote } from '../../../../src/forms/server/report/report-pull.ts'
import { type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'

const ORIGIN = 'https://data.town.example.org'
const CLUB = 'content/services/lunch-club.yaml'
const TEXT = 'name: Lunch Club\nfees_description: £3\n'
const NOW = new Date('2026-11-23T13:00:00Z')

let records: FakeGitHub
let suggestions: FakeGitHub
beforeAll(async () => {
  records = await startFakeGitHub({ [CLUB]: TEXT })
  suggestions = await startFakeGitHub(
    { 'README.md': 'Suggestions\n' },
    { repository: 'town/suggestions', beside: records },
  )
})
afterAll(() => Promise.all([records.close(), suggestions.close()]))

async function send(path: 'propose' | 'confirm', text: string, why = '') {
  const options = {
    origins: [ORIGIN],
    proposals: {
      ...{ repository: records.repository, sent_to: suggestions.repository, refused: [] },
    } satisfies ProposalsManifest,
    app: {
      clientId: records.env.GITHUB_APP_CLIENT_ID!,
      privateKey: records.env.GITHUB_APP_PRIVATE_KEY!,
      api: records.origin,
    },
    ...{ timezone: 'Europe/London', now: () => NOW },
  }
  const body = {
    files: [{ path: CLUB, base: records.git.fileAt(CLUB)!.sha, text }],
    ...{ changes: [why], why, website: '' },
  }
  const answer = path === 'propose' ? createPropose(options) : createConfirm(options)
  const request = new Request(`${ORIGIN}/find/${path}`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await (await answer(request))!.json()) as { number?: number; type?: string }
}

const diff = (branch: string) => suggestions.git.diff('main', branch)

it('gets the suggestion, as a difference from the record as it is in public', async () => {
  const start = records.git.branches()
  // The sender is not told where it is.
  expect(await send('propose', TEXT.replace('£3', '£2'))).toEqual({ number: 1 })
  const [{ head, body } = { head: '', body: '' }] = suggestions.pulls
  expect(diff(head)).toEqual([`+++ b/${CLUB}`, '-fees_description: £3', '+fees_description: £2'])
  expect(body).toContain('git fetch https://github.com/town/suggestions suggest/')
  expect([records.pulls, records.git.branches()]).toEqual([[], start])
})

it('gets the suggestion once, and also after the public record was changed', async () => {
  expect(await send('propose', TEXT.replace('£3', '£2'))).toMatchObject({ number: 1 })
  records.git.commit('main', { [CLUB]: TEXT.replace('£3', '£4') })
  expect(await send('propose', TEXT.replace('£3', '£5'))).toMatchObject({ number: 2 })
  expect(diff(suggestions.pulls[1]!.head)).toEqual([
    `+++ b/${CLUB}`,
    '-fees_description: £4',
    '+fees_description: £5',
  ])
})

it('gets why as a comment, once, and no longer when others can read it', async () => {
  const WHY = 'MARKER *I* rang @jo.'
  const text = records.git.textOf(CLUB).replace('£4', '£6')
  expect(await send('propose', text, WHY)).toMatchObject({ number: 3 })
  expect(await send('propose', text, WHY)).toMatchObject({ number: 3 })
  const { comments, ...pull } = suggestions.pulls[2]!
  expect(comments!.map(({ body }) => readNote(body))).toEqual([{ text: WHY, reply: '' }])
  expect(JSON.stringify([pull, records.pulls])).not.toContain('MARKER')
  expect(suggestions.git.readCommit(pull.head).message).not.toContain('MARKER')
  suggestions.isPrivate = false
  expect((await send('propose', text.replace('£6', '£7'), WHY)).type).toMatch(/:not-private$/)
  expect(suggestions.pulls).toHaveLength(3)
  suggestions.isPrivate = true
})

it('can be taken over into the public one, with the commands in the pull request', () => {
  const { head, body } = suggestions.pulls[1]!
  const copy = mkdtempSync(join(tmpdir(), 'osd-copy-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.org', ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  git('clone', '--quiet', records.git.folder, '.')
  for (const line of /```\n([^`]+)```/.exec(body)![1]!.trim().split('\n'))
    git(
      ...line
        .replace(/https:\S+/, suggestions.git.folder)
        .split(' ')
        .slice(1),
    )
  expect(records.git.diff('main', head)).toEqual([
    `+++ b/${CLUB}`,
    '-fees_description: £4',
    '+fees_description: £5',
  ])
  rmSync(copy, { recursive: true })
})

it('gets confirmations, one pull request a month', async () => {
  const text = records.git.textOf(CLUB)
  await send('confirm', `${text}assured_date: 2026-11-23\n`)
  expect(diff('suggest/confirm-2026-11')).toEqual([`+++ b/${CLUB}`, '+assured_date: 2026-11-23'])
})

it('is the only one that the App may write to', () => {
  expect(records.tokens.at(-1)).toEqual({
    repositories: ['directory'],
    permissions: { contents: 'read', metadata: 'read' },
  })
  expect(suggestions.tokens.at(-1)).toMatchObject({ repositories: ['suggestions'] })
})
