import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGitHub, repositoryOf } from '../../../../src/forms/server/github/client.ts'
import { createSurroundings } from '../../../../src/forms/server/inbox/describe.ts'
import { readContent } from '../../../../src/forms/server/inbox/read-content.ts'
import { readItems } from '../../../../src/forms/server/inbox/read-items.ts'
import { readPair } from '../../../../src/forms/server/inbox/read-pair.ts'
import { readQuestions } from '../../../../src/forms/server/inbox/read-questions.ts'
import { sendAnswer } from '../../../../src/forms/server/inbox/send-answer.ts'
import { sendParent } from '../../../../src/forms/server/inbox/send-parent.ts'
import { type MatchQuestion, QUESTIONS_BRANCH } from '../../../../src/match/question.ts'
import type { MatchAnswer } from '../../../../src/record/schema/matches.ts'
import { type FakeGitHub, startFakeGitHub } from '../github/fake-github.ts'
import { memberToken } from '../github/member-token.ts'

const [A, B, C] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string]
const SLUGS = { [A]: 'acorn', [B]: 'acorn-trust', [C]: 'acorn-east' } as Record<string, string>
const record = (id: string, name: string) => `id: ${id}\nname: ${name}\ndescription: Soup.\n`
const MATCHES = 'content/matches.yaml'

const surroundings = createSurroundings({
  settings: 'title: T\nnamespace: 5f7b8a1e-6f0c-4f55-9a3c-7d1e2b9c4a60\n',
  known: [],
})
const { parser } = surroundings
const question = (one: string, other: string): MatchQuestion => ({
  ...{ kind: 'organization', verdict: 'ask', why: 'a similar name', marks: '1e5' },
  ...{ a: { id: one, slug: SLUGS[one]! }, b: { id: other, slug: SLUGS[other]! } },
})

let fake: FakeGitHub
let start: string
let tokens: readonly string[]
beforeAll(async () => {
  fake = await startFakeGitHub({
    'content/organizations/acorn.yaml': record(A, 'Acorn'),
    'content/organizations/acorn-trust.yaml': record(B, 'Acorn Trust'),
    'content/organizations/acorn-east.yaml': record(C, 'Acorn East'),
  })
  start = fake.git.commitOf('main')!
  tokens = await Promise.all(
    ['jo', 'sam'].map((login) => memberToken(fake, { login, mayWrite: true })),
  )
})
afterAll(() => fake?.close())
beforeEach(() => {
  for (const { head } of fake.pulls.splice(0)) fake.git.setBranch(head, undefined)
  fake.git.setBranch('main', start)
  fake.git.setBranch(QUESTIONS_BRANCH, start)
  const questions = [question(A, B), question(A, C), question(B, C)]
  fake.git.commit(QUESTIONS_BRANCH, { 'questions.json': JSON.stringify({ questions }) })
})
const repository = (i = 0) =>
  repositoryOf(createGitHub({ api: fake.origin, token: tokens[i]! }), fake.repository)
const open = async () => (await readQuestions(repository(), parser)).map(({ a, b }) => [a.id, b.id])

function answer(one: string, other: string, said: MatchAnswer['answer'], member = 0) {
  const slugs = [SLUGS[one]!, SLUGS[other]!] as const
  const answer = { id: one, other, answer: said, date: '2026-11-27', marks: '1e5' }
  return sendAnswer(
    repository(member),
    { folder: 'organizations', slugs, names: slugs, answer },
    parser,
  )
}

describe('an answer', () => {
  it('is one line of one pull request, and is not asked again', async () => {
    expect(await answer(A, B, 'different')).toBe('done')
    expect(fake.git.diff(start, 'change/answers').filter((line) => line.startsWith('+ '))).toEqual([
      `+  - { id: ${A}, other: ${B}, answer: different, date: 2026-11-27, marks: "1e5" } # acorn | acorn-trust`,
    ])
    expect(await open()).toEqual([
      [A, C],
      [B, C],
    ])
    expect(fake.pulls[0]!.body).toContain(
      '- organizations/acorn and organizations/acorn-trust: different',
    )
  })

  it('of two members at the same moment stays, each', async () => {
    const both = await Promise.all([answer(A, B, 'different'), answer(A, C, 'part of', 1)])
    expect(both).toEqual(['done', 'done'])
    const text = fake.git.textOf(MATCHES, 'change/answers')
    expect(text.match(/answer: /g)).toHaveLength(2)
    expect(fake.pulls.filter(({ state }) => state === 'open')).toHaveLength(1)
  })

  it('sent twice is there once', async () => {
    await answer(A, B, 'same')
    await answer(A, B, 'same')
    expect(fake.git.textOf(MATCHES, 'change/answers').match(/answer: /g)).toHaveLength(1)
  })

  it('that follows from two others is not asked', async () => {
    await answer(A, B, 'same')
    await answer(B, C, 'same')
    expect(await open()).toEqual([])
  })

  it('is asked again when the two have something else in common', async () => {
    await answer(A, B, 'different')
    const questions = [{ ...question(A, B), marks: '2f6' }]
    fake.git.commit(QUESTIONS_BRANCH, { 'questions.json': JSON.stringify({ questions }) })
    expect(await open()).toEqual([[A, B]])
  })

  it('changes nothing in a list that somebody has broken', async () => {
    fake.git.commit('main', { [MATCHES]: 'matches: {\n' })
    expect(await answer(A, B, 'same')).toBe('refused')
    expect(fake.git.commitOf('change/answers')).toBeUndefined()
  })

  it('waits in the inbox as a sentence, however long the list is', async () => {
    const line = (i: number) =>
      `  - { id: ${String(i).padStart(8, '0')}-0000-4000-8000-000000000000, other: ${A}, answer: different, date: 2026-01-01, marks: "1abcdefghij" } # The one | The other`
    const old = Array.from({ length: 6000 }, (_, i) => line(i))
    // GitHub hands out files above 1 MiB in another way.
    fake.git.commit('main', { [MATCHES]: `matches:\n${old.join('\n')}\n` })
    expect(await answer(A, B, 'part of')).toBe('done')
    const [item] = await readItems(repository())
    expect(item).toMatchObject({ kind: 'answers', sender: 'jo' })
    const { files } = await readContent(item!)
    expect(files).toMatchObject([{ file: 'matches.yaml', before: '' }])
    expect(files![0]!.after).toMatch(/^ {2}- \{ id: a{8}.* # acorn \| acorn-trust$/)
  })
})

describe('two records of a question', () => {
  it('are shown field by field', async () => {
    const pair = await readPair(repository(), question(A, B), surroundings)
    expect(pair?.fields).toEqual([
      { field: 'name', values: [['Acorn'], ['Acorn Trust']], isSame: false },
      { field: 'description', values: [['Soup.'], ['Soup.']], isSame: true },
    ])
  })

  it.each([
    ['is gone', { slug: 'nobody', id: B }],
    ['has another id', { slug: 'acorn-trust', id: C }],
  ])('are not shown when one %s', async (_, b) => {
    const asked = { ...question(A, B), b }
    expect(await readPair(repository(), asked, surroundings)).toBeUndefined()
  })

  it('can have a parent, as a change of one line', async () => {
    const part = { slug: 'acorn-east', name: 'Acorn East', text: record(C, 'Acorn East') }
    const parent = { part, whole: 'acorn', surroundings }
    expect(await sendParent(repository(), parent)).toBe('done')
    expect(fake.git.diff(start, fake.pulls[0]!.head)).toEqual([
      '+++ b/content/organizations/acorn-east.yaml',
      '+parent_organization: acorn',
    ])
  })
})
