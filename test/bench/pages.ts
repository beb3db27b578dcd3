/**
 * Measures pages for people in a browser that is as slow as an old telephone: until the largest thing is painted, and what the
 * page and its styles weigh. Exits with status 1 when a target is missed.
 *
 *   npm run bench:pages [-- CONTENT] [--runs N]
 *
 * Without CONTENT, the directory of this repository.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { startBrowser } from '../browser.ts'
import { layoutShift } from '../layout-shift.ts'
import { onHost, slowDown } from './slow-telephone.ts'
import { formatTable, median } from './table.ts'

/** Seconds (https://web.dev/articles/lcp), kB as compressed by a host, and the sum of what moved. */
const TARGETS = { painted: 0.65, page: 14, styles: 7, moved: 0.05 } as const

type Measured = Record<keyof typeof TARGETS, number>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const town = fileURLToPath(new URL('../../content', import.meta.url))
await onHost(
  () => positionals[0] ?? town,
  async ({ origin }) => {
    const rows = new Map<string, Measured>()
    for (const path of await pathsOf(origin)) {
      const runs: Measured[] = []
      for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(origin, path))
      const of = (what: keyof Measured) => median(runs.map((one) => one[what]))
      rows.set(path, {
        painted: of('painted'),
        page: of('page'),
        styles: of('styles'),
        moved: of('moved'),
      })
    }
    report(rows)
  },
)

/** A page of each kind: the record and the organization with the longest page, and the topic that comes first. */
async function pathsOf(origin: string): Promise<readonly string[]> {
  const longest = async (kind: 'services' | 'organizations') => {
    const { contents } = (await (await fetch(`${origin}/${kind}?per_page=100`)).json()) as {
      contents: readonly { id: string }[]
    }
    const paths = contents.map(({ id }) => `/find/${kind}/${id}`)
    // An id leads to the address by name, which people follow.
    const answers = await Promise.all(paths.map((path) => fetch(origin + path)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    const length = Math.max(...texts.map((text) => text.length))
    return new URL(answers[texts.findIndex((text) => text.length === length)]!.url).pathname
  }
  const topics = await (await fetch(`${origin}/find/topics`)).text()
  const [topic] = /\/find\/topics\/[^"?#]+/.exec(topics) ?? []
  return [
    ...['/find', '/find?search=food', '/find?search=food&when=today&free=yes'],
    ...['/find?search=i+want+to+die', '/find?search=zzqqxx'],
    ...[await longest('services'), await longest('organizations')],
    ...(topic ? [topic] : []),
    ...['/find/topics', '/find/a-z', '/find/urgent', '/find/quality', '/find/list'],
  ]
}

/** A fresh browser for each page, so that nothing is in its cache. */
async function measure(origin: string, path: string): Promise<Measured> {
  const browser = await startBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await slowDown(page)
    const answer = await page.goto(origin + path, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}.`)
    const styles = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const painted = await largestPaint(page)
    const moved = await layoutShift(page)
    const sizes = await Promise.all(
      styles.map(async (url) => sizeOf(await (await fetch(url)).text())),
    )
    const css = sizes.reduce((sum, size) => sum + size, 0)
    return { painted, page: sizeOf(await answer.text()) + css, styles: css, moved }
  } finally {
    await browser.close()
  }
}

/** The kB of a text as a host sends it. */
function sizeOf(text: string): number {
  return gzipSync(text).length / 1000
}

/** Seconds until the largest thing was painted. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) last = startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(last / 1000), 300)
      }),
  )
}

function report(rows: ReadonlyMap<string, Measured>): void {
  const misses: string[] = []
  const cells = [...rows].map(([path, measured]) => {
    for (const [what, most] of Object.entries(TARGETS) as [keyof Measured, number][])
      if (measured[what] > most)
        misses.push(`${path}: ${what} ${measured[what].toFixed(3)}, at most ${most}`)
    return [
      path,
      ...[measured.painted.toFixed(2), measured.page.toFixed(1)],
      ...[measured.styles.toFixed(1), measured.moved.toFixed(3)],
    ]
  })
  console.log(`Medians of ${values.runs} runs.\n`)
  console.log(formatTable(['page', 'painted s', 'kB with styles', 'styles kB', 'moved'], cells))
  for (const miss of misses) console.log(`missed: ${miss}`)
  process.exitCode = misses.length > 0 ? 1 : 0
}
