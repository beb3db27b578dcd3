import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { buildSite } from '../../src/generator/pipeline.ts'
import { startPreview } from '../../src/hosts/node/preview.ts'

/** A processor four times slower, 1.6 Mbit/s, and 150 ms until an answer begins: slow 4G as Lighthouse has it. */
const SLOWER = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}

/** Makes a page as slow as on an old telephone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

export interface Host {
  readonly origin: string
  /** The compressed bytes that it has sent since the last call. */
  taken(): number
  close(): Promise<void>
}

/** Builds the records of a folder, which may be written below `root`, and measures their pages on a host. */
export async function onHost(
  content: (root: string) => string,
  measure: (host: Host, services: number) => Promise<void>,
): Promise<void> {
  const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'osd-bench-'))
  try {
    const out = join(root, 'dist')
    const { loaded } = await buildSite({ content: content(root), out })
    if (!loaded.directory) throw new Error('These records cannot be published: run `osd check`.')
    const preview = await startPreview({ out, port: 0 })
    const host = await startHost(preview.origin)
    try {
      await measure(host, loaded.directory.services.length)
    } finally {
      await host.close()
      await preview.close()
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** A host that compresses what it sends, which the preview does not. */
async function startHost(preview: string): Promise<Host> {
  let sent = 0
  const server = createServer((request, response) => {
    void fetch(preview + request.url, { redirect: 'manual' }).then(async (answer) => {
      const body = gzipSync(Buffer.from(await answer.arrayBuffer()))
      sent += body.length
      const headers = Object.fromEntries(answer.headers)
      delete headers['content-length']
      response.writeHead(answer.status, { ...headers, 'content-encoding': 'gzip' }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const bytes = sent
      sent = 0
      return bytes
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
