import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  TO_PROPOSE,
  installationToken,
  signToken,
} from '../../../../src/forms/server/github/app-token.ts'
import { createGitHub } from '../../../../src/forms/server/github/client.ts'
import { PROJECT } from '../../../../src/package/compile.ts'
import { type FakeGitHub, startFakeGitHub } from './fake-github.ts'
import { UNPROVEN } from './unproven.ts'

let github: FakeGitHub
beforeAll(async () => (github = await startFakeGitHub({ 'content/removed.yaml': '[]\n' })))
afterAll(() => github.close())

const app = () => ({
  clientId: github.env.GITHUB_APP_CLIENT_ID!,
  privateKey: github.env.GITHUB_APP_PRIVATE_KEY!,
  api: github.origin,
})

test('the smoke test of GitHub finds in the fake all that is not proven, and cleans up', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'test/forms/server/github/smoke.ts', github.repository],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        ...github.env,
        GITHUB_TOKEN: await installationToken(app(), github.repository, TO_PROPOSE),
      },
    },
  )
  expect(stdout.trimEnd().split('\n')).toEqual(UNPROVEN.map(({ says }) => `yes  ${says}`))
  expect(github.pulls.filter(({ state }) => state === 'open')).toEqual([])
  expect(github.git.commitOf('suggest/5140ce7e57')).toBeUndefined()
})

test('an App gets a token for one repository alone, and only while it can show who it is', async () => {
  await expect(installationToken(app(), 'town/other', TO_PROPOSE)).rejects.toThrow('missing (404)')
  await expect(
    installationToken({ ...app(), clientId: 'Iv23other' }, github.repository, TO_PROPOSE),
  ).rejects.toThrow('refused (401)')
  const late = await signToken(app(), Date.now() / 1000 - 3600)
  await expect(
    createGitHub({ api: github.origin, token: late })(
      'GET',
      `/repos/${github.repository}/installation`,
    ),
  ).rejects.toThrow('refused (401)')
})

test('a key of another form than GitHub gives is read or refused', async () => {
  const wrong = { ...app(), privateKey: 'not a key' }
  await expect(signToken(wrong, 0)).rejects.toThrow('The private key of the GitHub App')
  const { privateKey } = app()
  const { createPrivateKey } = await import('node:crypto')
  const pkcs8 = createPrivateKey(privateKey.replaceAll('\\n', '\n')).export({
    type: 'pkcs8',
    format: 'pem',
  })
  const token = await signToken({ ...app(), privateKey: String(pkcs8) }, 1000)
  expect(token).toBe(await signToken(app(), 1000))
})

test('what everybody may read needs no token, and nothing can be written without one', async () => {
  const anybody = createGitHub({ api: github.origin })
  const root = `/repos/${github.repository}`
  expect(await anybody('GET', root)).toMatchObject({ default_branch: 'main' })
  await expect(anybody('POST', `${root}/git/trees`, {})).rejects.toThrow('missing (404)')
  await expect(createGitHub({ api: github.origin, token: 'ghs_old' })('GET', root)).rejects.toThrow(
    'refused (401)',
  )
})
