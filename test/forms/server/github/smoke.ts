/*
 * Tries on a real repository what is not proven: npm run smoke:github OWNER/REPO, with a token in GITHUB_TOKEN that may write
 * contents and pull requests there, and the variables of an App for what signs people in. Exits with 1 when something is not so.
 */
import { UNPROVEN, cleanUp } from './unproven.ts'

const [repository = ''] = process.argv.slice(2)
const { GITHUB_TOKEN: token, GITHUB_API_URL: api = 'https://api.github.com' } = process.env
const { GITHUB_APP_CLIENT_ID: clientId, GITHUB_APP_CLIENT_SECRET: clientSecret } = process.env
const { GITHUB_URL: github = 'https://github.com' } = process.env
if (!token || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
  console.error('Usage: GITHUB_TOKEN=… npm run smoke:github OWNER/REPO')
  process.exit(2)
}
const app = clientId && clientSecret ? { clientId, clientSecret, github } : undefined
const place = { api, repository, token, app }
for (const behaviour of UNPROVEN)
  if (behaviour.needsApp && !app) console.log(`not tried, without an App: ${behaviour.says}`)
  else
    try {
      await behaviour.try(place)
      console.log(`yes  ${behaviour.says}`)
    } catch (error) {
      process.exitCode = 1
      console.log(
        `NO   ${behaviour.says} ${error instanceof Error ? error.message : String(error)}`,
      )
    }
await cleanUp(place)
