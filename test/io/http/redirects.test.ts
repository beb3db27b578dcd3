import { expect, test } from 'vitest'
import { MAX_REDIRECTS, followRedirects } from '../../../src/io/http/redirects.ts'

const redirect = (location: string, status = 302) =>
  new Response(null, { status, headers: { location } })

/** Follows redirects from `/`, where some paths redirect and the others respond with their own URL. */
async function follow(targets: Readonly<Record<string, string>>, mayFollow?: (to: URL) => boolean) {
  const requested: string[] = []
  const hops: string[] = []
  const followed = await followRedirects(new URL('http://a.example.org/'), {
    send({ href, pathname }) {
      requested.push(href)
      const to = targets[pathname]
      return Promise.resolve(to === undefined ? Response.json(href) : redirect(to))
    },
    ...(mayFollow && { mayFollow }),
    onHop: ({ to }) => void hops.push(to),
  })
  return { followed, requested, hops }
}

test('follows redirects to their end, and reports each', async () => {
  const { followed, hops } = await follow({ '/': '/b', '/b': 'http://c.example.org/c' })
  expect(hops).toEqual(['http://a.example.org/b', 'http://c.example.org/c'])
  expect('response' in followed && (await followed.response.json())).toBe('http://c.example.org/c')
})

test('ends after too many redirects', async () => {
  const { followed, requested } = await follow({ '/': '/' })
  expect(followed).toEqual({ refused: 'http://a.example.org/', why: 'too-many' })
  expect(requested).toHaveLength(MAX_REDIRECTS + 1)
})

test.each(['mailto:a@example.org', 'file:///etc/passwd', 'http://b.example.org/'])(
  'does not request %s where that is not allowed',
  async (to) => {
    const { followed, requested } = await follow({ '/': to }, ({ host }) => host[0] === 'a')
    expect(followed).toEqual({ refused: to, why: 'not-allowed' })
    expect(requested).toHaveLength(1)
  },
)

test('drops user names and passwords', async () => {
  const { requested } = await follow({ '/': 'http://user:secret@a.example.org/b' })
  expect(requested.at(-1)).toBe('http://a.example.org/b')
})

test('a status that is no redirect is the response, whatever its headers', async () => {
  const followed = await followRedirects(new URL('http://a.example.org/'), {
    send: () => Promise.resolve(redirect('/b', 201)),
  })
  expect(followed).toMatchObject({ response: { status: 201 } })
})
