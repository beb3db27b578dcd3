import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { FormValues } from '../../../src/forms/questions/fields.ts'
import { emptyValues } from '../../../src/forms/change/values.ts'
import { GITHUB_API } from '../../../src/pages/address.ts'
import { type FormRecord, propose } from '../../../src/forms/change/proposal.ts'
import { send as sendSuggestion } from '../../../src/forms/browser/propose.ts'
import type { Sending } from '../../../src/forms/browser/sending.ts'
import { textChange } from '../../../src/forms/change/text-change.ts'
import { createPropose } from '../../../src/forms/server/propose/answer-propose.ts'
import { type FakeGitHub, startFakeGitHub } from '../server/github/fake-github.ts'

const ID = '3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11'
const CLUB = 'content/services/lunch-club.yaml'
const TEXT = `# Ring before noon.
id: ${ID}
name: Lunch Club
fees_description: £3
hours: [Tue 12:00-14:00] # all year
`
const ORIGIN = 'https://data.town.example.org'
const before: FormValues = {
  ...emptyValues('service'),
  name: 'Lunch Club',
  fees_description: '£3',
  hours: ['Tue 12:00-14:00'],
}

let github: FakeGitHub
let start: string
let isOnline: boolean
beforeAll(async () => {
  github = await startFakeGitHub({ [CLUB]: TEXT })
  start = github.git.commitOf('main')!
  const answer = createPropose({
    origins: [ORIGIN],
    proposals: { repository: github.repository, refused: ['secret'] },
    app: {
      clientId: github.env.GITHUB_APP_CLIENT_ID!,
      privateKey: github.env.GITHUB_APP_PRIVATE_KEY!,
      api: github.origin,
    },
  })
  const direct = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.startsWith('/')) return direct(address.replace(GITHUB_API, github.origin), init)
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
    const headers = { ...(init.headers as Record<string, string>), origin: ORIGIN }
    return answer(new Request(ORIGIN + address, { ...init, headers }))
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await github.close()
})
beforeEach(() => {
  isOnline = true
  for (const { head } of github.pulls.splice(0)) github.git.setBranch(head, undefined)
  github.git.setBranch('main', start)
})

const sending = (forms: readonly FormRecord[], more: Partial<Sending> = {}): Sending => ({
  proposal: propose(forms)!,
  changes: ['Lunch Club: it changes.'],
  why: '',
  honeypot: '',
  refused: [],
  repository: github.repository,
  shown: (id) => (id === ID ? { slug: 'lunch-club', values: before } : undefined),
  slugOf: () => undefined,
  seen: new Map(),
  ...more,
})
const club = (after: FormValues) =>
  ({ kind: 'service', id: ID, before, after: { ...before, ...after } }) as const
const diff = () => github.git.diff('main', github.pulls[0]!.head)

it('writes a change into the text of the record, and nothing else', async () => {
  const sent = await sendSuggestion(sending([club({ hours: ['Tue 12:30-14:00'] })]))
  expect(sent).toMatchObject({ number: 1 })
  expect(diff()).toEqual([
    `+++ b/${CLUB}`,
    '-hours: [Tue 12:00-14:00] # all year',
    '+hours: [Tue 12:30-14:00] # all year',
  ])
})

it('sends a change of its text, unless only editors make it', async () => {
  const typed = (text: string) => ({ ...club({}), text: textChange(TEXT, text)! })
  const comment = typed(TEXT.replace('noon', 'eleven'))
  expect(await sendSuggestion(sending([comment]))).toEqual({
    problem: expect.stringContaining('a new comment'),
  })
  const cheaper = typed(TEXT.replace('£3', '£2'))
  expect(await sendSuggestion(sending([cheaper]))).toMatchObject({ number: 1 })
  expect(diff()).toHaveLength(3)
  const secret = typed(`${TEXT}private: { key: under the mat }\n`)
  expect(await sendSuggestion(sending([secret]))).toEqual({
    problem: expect.stringContaining('Only the editors change `private`.'),
  })
})

it('sends new records beside it in one commit', async () => {
  const hall = {
    kind: 'location',
    slug: 'hall',
    before: emptyValues('location'),
    after: { ...emptyValues('location'), name: 'Hall', location_type: 'physical' },
  } as const
  await sendSuggestion(sending([club({ locations: ['hall'] }), hall]))
  expect(diff()).toEqual([
    '+++ b/content/locations/hall.yaml',
    expect.stringMatching(/^\+id: /),
    '+location_type: physical',
    '+name: Hall',
    `+++ b/${CLUB}`,
    '+locations: [hall]',
  ])
})

it('keeps what somebody else has changed since', async () => {
  github.git.commit('main', { [CLUB]: TEXT.replace('noon', 'eleven').replace('£3', '£4') })
  expect(await sendSuggestion(sending([club({ hours: ['Tue 12:30-14:00'] })]))).toMatchObject({
    number: 1,
  })
  expect(diff().filter((line) => /£|Ring/.test(line))).toEqual([])
})

it('shows the same field of both, and then keeps the one that was seen', async () => {
  github.git.commit('main', { [CLUB]: TEXT.replace('£3', '£4') })
  const cheaper = [club({ fees_description: '£2' })]
  const sent = await sendSuggestion(sending(cheaper))
  expect(sent).toMatchObject({ conflicts: [{ id: ID, field: 'fees_description' }] })
  expect(github.pulls).toEqual([])
  const [{ now }] = (sent as unknown as { conflicts: [{ now: FormValues }] }).conflicts
  expect(now.fees_description).toBe('£4')
  const again = sending(cheaper, { seen: new Map([[ID, now]]) })
  expect(await sendSuggestion(again)).toMatchObject({ number: 1 })
  expect(diff()).toEqual([`+++ b/${CLUB}`, '-fees_description: £4', '+fees_description: £2'])
})

it('asks again when it was changed once more', async () => {
  github.git.commit('main', { [CLUB]: TEXT.replace('£3', '£5') })
  const seen = new Map([[ID, { ...before, fees_description: '£4' }]])
  const sent = await sendSuggestion(sending([club({ fees_description: '£2' })], { seen }))
  expect(sent).toMatchObject({ conflicts: [{ now: { fees_description: '£5' } }] })
})

it('says what the server says about it', async () => {
  const secret = ['ghp', 'a'.repeat(36)].join('_')
  const sent = await sendSuggestion(sending([club({ description: secret })]))
  expect(sent).toEqual({
    problem: expect.stringContaining('The change was not sent. It has a key'),
  })
  expect(github.pulls).toEqual([])
})

it('tells a record that cannot be read from a network that is lost', async () => {
  const change = [club({ hours: [] })]
  const unreadable = await sendSuggestion(sending(change, { repository: 'town/private' }))
  expect(unreadable).toEqual({ trouble: 'unreadable' })
  isOnline = false
  expect(await sendSuggestion(sending(change))).toEqual({ trouble: 'offline' })
  expect(github.pulls).toEqual([])
})
