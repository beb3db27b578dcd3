/**
 * Measures the form in a browser that is as slow as an old telephone: what it loads, until it can be filled in, and until it
 * says what is wrong after a key. Exits with status 1 when a target is missed.
 *
 *   npm run bench:form [-- CONTENT] [--runs N]
 *
 * CONTENT is a folder of records whose publisher has an email. Without it, a directory of 4,299 services is generated.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { startBrowser } from '../browser.ts'
import { SERVICES_IN_100, writeRecords } from './records.ts'
import { type Host, onHost, slowDown } from './slow-telephone.ts'
import { formatTable, median } from './table.ts'

const SERVICES = 4299
/** Bytes as compressed by a host, and milliseconds. */
const TARGETS = { bytes: 140_000, ready: 3000, message: 300 } as const

/** Runs in the page: notes when the form has been painted, and how long after a key there is a message. */
const WATCH = `
  const painted = (selector, from) => new Promise((resolve) => {
    const look = () => document.querySelector(selector)
      ? resolve(performance.now() - from)
      : requestAnimationFrame(look)
    look()
  })
  globalThis.watched = { ready: painted('#edit:not([hidden])', 0) }
  addEventListener('keydown', () => {
    watched.message = painted('#problem-url .error', performance.now())
  }, { capture: true })
`

interface Measured {
  readonly bytes: number
  readonly ready: number
  /** From the first wrong key until the message, and from a later one. */
  readonly message: number
  readonly later: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
await onHost(
  (root) => positionals[0] ?? generate(root),
  async (host, services) => {
    const rows = new Map<string, readonly Measured[]>()
    for (const [name, path] of await formsOf(host.origin))
      rows.set(name, await measure(host, path, Number(values.runs)))
    report(rows, services)
  },
)

function generate(root: string): string {
  const content = join(root, 'content')
  writeRecords(content, Math.round((SERVICES * 100) / SERVICES_IN_100))
  return content
}

/** The forms that are opened: of the service whose document is the longest on its page, and of a new one. */
async function formsOf(origin: string): Promise<readonly (readonly [string, string])[]> {
  const { contents } = (await (await fetch(`${origin}/services`)).json()) as {
    contents: readonly { id: string }[]
  }
  const documents = await Promise.all(
    contents.map(async ({ id }) => (await fetch(`${origin}/services/${id}`)).text()),
  )
  const longest = documents.toSorted((a, b) => b.length - a.length)[0]!
  const { id } = JSON.parse(longest) as { id: string }
  const page = await (await fetch(`${origin}/find/services/${id}`)).text()
  const [edit] = /\/find\/edit\/[^"#]+/.exec(page) ?? []
  if (!edit) throw new Error('There is no form: `publisher` has no `email`.')
  return [
    ['a service', edit],
    ['a new service', '/find/new'],
  ]
}

async function measure(host: Host, path: string, runs: number): Promise<readonly Measured[]> {
  const measured: Measured[] = []
  for (let run = 0; run < runs; run++) {
    const browser = await startBrowser()
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
      measured.push(await measureOnce(await context.newPage(), host, path))
    } finally {
      await browser.close()
    }
  }
  return measured
}

async function measureOnce(page: Page, host: Host, path: string): Promise<Measured> {
  await slowDown(page)
  await page.addInitScript({ content: WATCH })
  host.taken()
  await page.goto(host.origin + path)
  const ready = await page.evaluate(() => watched.ready)
  await page.waitForLoadState('networkidle')
  const bytes = host.taken()
  const message = await type(page, 'n')
  await page.getByLabel('What is its web page?').fill('')
  await page.getByLabel('What is its web page?').blur()
  await page.locator('#problem-url .error').waitFor({ state: 'detached' })
  return { bytes, ready, message, later: await type(page, 'm') }
}

/** Types over the answer to a question, and returns the milliseconds until the message is painted. */
async function type(page: Page, key: string): Promise<number> {
  await page.getByLabel('What is its web page?').press('ControlOrMeta+A')
  await page.keyboard.press(key)
  // A message waits until the question is left.
  await page.keyboard.press('Tab')
  await page.locator('#problem-url .error').waitFor()
  return page.evaluate(() => watched.message)
}

declare const watched: { readonly ready: Promise<number>; readonly message: Promise<number> }

function report(rows: ReadonlyMap<string, readonly Measured[]>, services: number): void {
  const misses: string[] = []
  const cells = [...rows].map(([name, measured]) => {
    const of = (what: keyof Measured) => median(measured.map((one) => one[what]))
    for (const [what, most] of Object.entries(TARGETS) as [keyof typeof TARGETS, number][])
      if (of(what) > most) misses.push(`${name}: ${what} ${Math.round(of(what))}, at most ${most}`)
    return [
      name,
      ...[(of('bytes') / 1000).toFixed(1), (of('ready') / 1000).toFixed(2)],
      ...[of('message').toFixed(0), of('later').toFixed(0)],
    ]
  })
  console.log(`${services} services; medians of ${values.runs} runs.\n`)
  console.log(formatTable(['form', 'kB', 'ready s', 'first message ms', 'next ms'], cells))
  for (const miss of misses) console.log(`missed: ${miss}`)
  process.exitCode = misses.length > 0 ? 1 : 0
}
