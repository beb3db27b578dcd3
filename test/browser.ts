import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as player } from 'playwright-core'

const UNPACKED = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url))

/**
 * Starts Chromium. It runs in a single process, which ends with its first context: use one page, and change its size and
 * colours. Its defaults switch the rules between origins off, and with them the header Origin; a strict one keeps them.
 */
export async function startBrowser({ isStrict = false } = {}): Promise<Browser> {
  // The browser unpacks itself into the temporary folder. That is shared, so it gets one of its own.
  mkdirSync(UNPACKED, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = UNPACKED
  const executablePath = await chromium.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  const args = chromium.args.filter((one) => !isStrict || one !== '--disable-web-security')
  return player.launch({ args, executablePath })
}
