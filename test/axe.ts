import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is used of https://github.com/dequelabs/axe-core. */
interface Axe {
  run(): Promise<{ readonly violations: readonly { readonly id: string }[] }>
}

/** The names of the rules that axe finds broken on the page that is open. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { run } = (globalThis as never as { axe: Axe }).axe
    return (await run()).violations.map(({ id }) => id)
  })
}
