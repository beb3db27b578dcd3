import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProposingSite, startProposingSite } from '../propose/proposing-site.ts'

const CLUB = 'content/services/tuesday-lunch-club.yaml'

let site: ProposingSite
beforeAll(async () => {
  site = await startProposingSite()
}, 120_000)
afterAll(() => site?.close())

const send = (method: string, path: string, body?: unknown) =>
  fetch(`${site.netlify.origin}${path}`, {
    method,
    headers: { origin: site.netlify.origin, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

test('a suggestion becomes a pull request, in the runtime of the host', async () => {
  const { git, pulls } = site.github
  const text = git.git(['show', `main:${CLUB}`])
  const answer = await send('POST', '/find/propose', {
    files: [
      { path: CLUB, base: git.git(['rev-parse', `main:${CLUB}`]), text: `${text}\n# Seen\n` },
    ],
    changes: ['Tuesday Lunch Club: a comment.'],
    why: '',
    website: '',
  })
  expect([answer.status, await answer.json()]).toMatchObject([201, { number: 1 }])
  expect(git.diff('main', pulls[0]!.head)).toEqual([`+++ b/${CLUB}`, '+# Seen'])
})

test('the largest suggestion is looked through to its end', async () => {
  const text = `name: A\n# ${'Ring 0117 496 0123 or office@town.example.org. '.repeat(690)}\n`
  const paths = [1, 2, 3, 4, 5].map((number) => `content/services/new-${number}.yaml`)
  const answer = await send('POST', '/find/propose', {
    files: paths.map((path) => ({ path, text })),
    changes: Array(30).fill('Ring us. '.repeat(50)),
    why: '07700 900123',
    website: '',
  })
  const detail = expect.stringContaining('a mobile number') as string
  expect(await answer.json()).toMatchObject({ detail })
})

test('other methods are refused there, and the feed stays read-only elsewhere', async () => {
  for (const method of ['GET', 'OPTIONS', 'PUT'])
    expect((await send(method, '/find/propose')).status).toBe(405)
  const elsewhere = await send('POST', '/services', {})
  expect([elsewhere.status, elsewhere.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test('Netlify limits how often one address may ask', async () => {
  expect(site.netlify.deno().configs.propose).toMatchObject({
    rateLimit: { windowSize: 180, windowLimit: 5 },
  })
  expect(site.netlify.manifest.function_config.propose).toMatchObject({
    traffic_rules: { action: { type: 'rate_limit' } },
  })
})
