/**
 * Takes the pictures in the documentation, of the example directory in this repository, as a telephone shows it.
 *
 *   npm run pictures
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDev } from '../../src/cli/dev/dev.ts'
import { startBrowser } from '../browser.ts'

const PICTURES = {
  find: '/find',
  search: '/find?search=lunch&place=BS3+1QG',
  service: '/find/services/tuesday-lunch-club',
  topics: '/find/topics',
  api: '/find/api',
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = here('../../src/pages/pictures')
mkdirSync(folder, { recursive: true })
const server = await startDev({ content: here('../../content'), port: 0, onBuild: () => {} })
const browser = await startBrowser()
const page = await browser.newPage({ viewport: { width: 390, height: 780 } })
for (const [name, path] of Object.entries(PICTURES)) {
  await page.goto(server.origin + path)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 60 })
}
await browser.close()
await server.close()
