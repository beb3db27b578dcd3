/*
 * Tries on a real repository what is not proven: npm run smoke:github OWNER/REPO, with a token in GITHUB_TOKEN that may write
 * contents and pull requests there. Exits with 1 when something is not so.
 */
import { UNPROVEN, cleanUp } from './unproven.ts'

const [repository = ''] = process.argv.slice(2)
const { GITHUB_TOKEN: token, GITHUB_API_URL: api = 'https://api.github.com' } = process.env
if (!token || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
  console.error('Usage: GITHUB_TOKEN=… npm run smoke:github OWNER/REPO')
  process.exit(2)
}
const place = { api, repository, token }
for (const behaviour of UNPROVEN)
  try {
    await behaviour.try(place)
    console.log(`yes  ${behaviour.says}`)
  } catch (error) {
    process.exitCode = 1
    console.log(`NO   ${behaviour.says} ${error instanceof Error ? error.message : String(error)}`)
  }
await cleanUp(place)
