import type { Page } from 'playwright-core'
import type { FakeGitHub, FakePerson } from '../github/fake-github.ts'

/**
 * A page asks GitHub, as its policy allows, or leads there to sign in; the answers come from the fake. `person` agrees to sign in;
 * without one, nobody does.
 */
export async function answerForGitHub(
  page: Page,
  github: FakeGitHub,
  person: () => FakePerson | undefined = () => undefined,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { pathname, search, searchParams } = new URL(request.url)
    const answer = async () => {
      if (pathname === '/login/oauth/authorize') {
        const agreed = person()
        const denied = `${searchParams.get('redirect_uri')}?${new URLSearchParams({
          error: 'access_denied',
          state: searchParams.get('state') ?? '',
        })}`
        const location = agreed ? github.agree(searchParams, agreed) : denied
        return { responseCode: 302, responseHeaders: [{ name: 'location', value: location }] }
      }
      const { method, headers, postData } = request
      const asked = await fetch(github.origin + pathname + search, {
        method,
        headers: { authorization: headers.Authorization ?? headers.authorization ?? '' },
        ...(postData !== undefined && { body: postData }),
      })
      return {
        responseCode: asked.status,
        responseHeaders: [...asked.headers].map(([name, value]) => ({ name, value })),
        body: Buffer.from(await asked.arrayBuffer()).toString('base64'),
      }
    }
    void answer()
      // As a browser sees a connection that breaks.
      .catch(() => undefined)
      .then((found) =>
        found
          ? session.send('Fetch.fulfillRequest', { requestId, ...found })
          : session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
      )
      .catch((error: Error) => {
        // A question that the end of a test, or the next page, leaves unanswered.
        if (!page.isClosed() && !error.message.includes('Invalid InterceptionId')) throw error
      })
  })
  const patterns = ['https://api.github.com/*', 'https://github.com/login/*']
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) })
}
