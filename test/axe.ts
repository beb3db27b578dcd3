import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The part of https://github.com/dequelabs/axe-core that is used. */
interface Axe {
  run(options: object): Promise<{
    readonly violations: readonly {
      readonly id: string
      readonly nodes: readonly { readonly html: string }[]
    }[]
  }>
}

/** The levels of WCAG that pages reach, and what axe advises beyond them. Other results than violations take axe longer. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** The rules that axe finds broken on the page that is open, with the elements that break them. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (options) => {
    const { run } = (globalThis as never as { axe: Axe }).axe
    const { violations } = await run(options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, OPTIONS)
}
