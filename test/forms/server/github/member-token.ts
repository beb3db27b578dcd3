import { createHash } from 'node:crypto'
import { CLIENT_ID, type FakeGitHub, type FakePerson } from './fake-github.ts'

/** The token of somebody who has signed in. */
export async function memberToken(github: FakeGitHub, person?: FakePerson): Promise<string> {
  const verifier = 'v'.repeat(43)
  const redirect = 'http://localhost/find/signed-in'
  const asked = new URLSearchParams({
    ...{ client_id: CLIENT_ID, redirect_uri: redirect },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  const code = new URL(github.agree(asked, person)).searchParams.get('code')
  const answer = await fetch(`${github.origin}/login/oauth/access_token`, {
    method: 'POST',
    body: JSON.stringify({
      ...{ client_id: CLIENT_ID, client_secret: github.env.GITHUB_APP_CLIENT_SECRET },
      ...{ code, redirect_uri: redirect, code_verifier: verifier },
    }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}
