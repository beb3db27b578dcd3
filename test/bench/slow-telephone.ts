import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

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

/** A host that compresses what it sends, which the preview does not. */
export async function startHost(preview: string): Promise<Host> {
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
