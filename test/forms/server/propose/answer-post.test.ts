import { expect, it, vi } from 'vitest'
import { CONFIRMATIONS, PROPOSE, REPORT, SIGN_IN } from '../../../../src/pages/address.ts'
import { createConfirm } from '../../../../src/forms/server/propose/answer-confirm.ts'
import { createPropose } from '../../../../src/forms/server/propose/answer-propose.ts'
import { createReport } from '../../../../src/forms/server/report/answer-report.ts'
import { createSignIn } from '../../../../src/forms/server/propose/answer-sign-in.ts'

const ORIGIN = 'https://town.netlify.app'
const DOMAIN = 'https://data.town.example.org'
const APP = { clientId: 'Iv23', privateKey: '-', api: 'http://127.0.0.1:9', clientSecret: '-' }
const options = {
  origins: [ORIGIN, DOMAIN],
  proposals: { repository: 'town/directory', refused: [] },
  app: { ...APP, github: APP.api },
  timezone: 'UTC',
}
const fetched = vi.spyOn(globalThis, 'fetch')

const PATHS = [
  [PROPOSE, createPropose(options)],
  [REPORT, createReport(options)],
  [CONFIRMATIONS, createConfirm(options)],
  [SIGN_IN, createSignIn(options)],
] as const

/** The status of a request that asks for nothing: 400 where the site answers at all. */
const statusOf = async (
  answer: (request: Request) => Promise<Response | undefined>,
  { url, origin }: { readonly url: string; readonly origin: string },
) => {
  const headers = { origin, 'content-type': 'application/json' }
  return (await answer(new Request(url, { method: 'POST', headers, body: '{}' })))?.status
}

it.each(PATHS)('%s answers under each address of the public site', async (path, answer) => {
  for (const origin of [ORIGIN, DOMAIN])
    expect(await statusOf(answer, { url: origin + path, origin })).toBe(400)
})

it.each(PATHS)(
  '%s does not answer under another host, whatever its origin',
  async (path, answer) => {
    for (const host of [
      'https://6a1b2c3d4e5f--town.netlify.app',
      'https://deploy-preview-1--town.netlify.app',
      'https://main--town.netlify.app',
      'https://town.netlify.app.evil.example',
      `${ORIGIN}:8443`,
    ])
      for (const origin of [ORIGIN, DOMAIN, host])
        expect(await statusOf(answer, { url: host + path, origin }), host).toBe(403)
    expect(await statusOf(answer, { url: DOMAIN + path, origin: ORIGIN })).toBe(403)
    expect(fetched).not.toHaveBeenCalled()
  },
)
