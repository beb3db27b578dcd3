import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as player } from 'playwright-core'

const UNPACKED = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url))

/** Options of a graphics processor made of software. Without one pages look the same, and take a fifth less time. */
const GRAPHICS = /swiftshader|--use-gl|gpu/

/**
 * Starts Chromium. It runs in a single process, which ends with its first context: use one page, and change its size and
 * colours. Its defaults switch the rules between origins off, and with them the header Origin; a strict one keeps them.
 */
export async function startBrowser({ isStrict = false } = {}): Promise<Browser> {
  const executablePath = await unpack()
  const args = chromium.args.filter((one) => !isStrict || one !== '--disable-web-security')
  const plain = args.filter((one) => !GRAPHICS.test(one))
  return player.launch({ args: [...plain, '--disable-gpu'], executablePath })
}

/**
 * The path of the browser. It unpacks itself into the temporary folder, which is shared, so it gets one of its own. Two
 * processes may do that at once: each into a new folder, and the first to finish gives it the name.
 */
async function unpack(): Promise<string> {
  const path = join(UNPACKED, 'chromium')
  if (existsSync(path)) return path
  mkdirSync(dirname(UNPACKED), { recursive: true })
  const own = mkdtempSync(`${UNPACKED}.`)
  const { TMPDIR } = process.env
  process.env.TMPDIR = own
  await chromium.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  try {
    renameSync(own, UNPACKED)
  } catch {
    rmSync(own, { recursive: true })
  }
  return path
}
