import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { whatToOpen } from '../../../src/cli/terminal/what-to-open.ts'
import { startServer } from '../../../src/hosts/node/node-server.ts'

const origin = 'http://localhost:8888'

test('names the feed first, then its description, the pages and the guide', () => {
  const lines = whatToOpen({ origin, hasPages: true, guide: 'content/README.md', host: false })
  expect(lines.map((line) => line.trim().split('  ')[0])).toEqual([
    'http://localhost:8888/',
    'http://localhost:8888/openapi.json',
    'http://localhost:8888/find',
    'content/README.md',
  ])
})

test('names no pages and no guide that do not exist, and an address for a phone only when asked', () => {
  expect(whatToOpen({ origin, hasPages: false, host: false }, ['192.0.2.7'])).toHaveLength(2)
  expect(whatToOpen({ origin, hasPages: false, host: true }, ['192.0.2.7']).at(-1)).toContain(
    'http://192.0.2.7:8888/ ',
  )
})

test('other devices can open a server only when asked', async () => {
  const [address] = Object.values(networkInterfaces())
    .flat()
    .filter((one) => one?.family === 'IPv4' && !one.internal)
  // A machine without a network has no other device.
  if (!address) return
  const reachable = async (host: boolean) => {
    const server = await startServer(async () => new Response('x'), { port: 0, host })
    const url = `http://${address.address}:${new URL(server.origin).port}/`
    const found = await fetch(url).then(
      () => true,
      () => false,
    )
    await server.close()
    return found
  }
  expect([await reachable(true), await reachable(false)]).toEqual([true, false])
})
