import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAX_READ_WHOLE } from '../../src/api/read-items.ts'
import { readWholeLines } from '../../src/api/whole-file.ts'

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `{"id":"${i}"}\n`).join('')

/** A file that arrives in pieces. */
const inPieces = (text: string, size = 997) =>
  new Response(
    new ReadableStream({
      start(controller) {
        const bytes = new TextEncoder().encode(text)
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.subarray(at, at + size))
        controller.close()
      },
    }),
  )

const read = async (text: string, total: number, size: number) =>
  new Response((await readWholeLines(inPieces(text), total, size)) as BodyInit).text()

describe.each([
  ['a list', 300],
  ['a list that does not fit into memory', MAX_READ_WHOLE + 1],
])('the file of %s', (_, total) => {
  const whole = linesOf(total)

  test('is passed on as it is', async () => {
    expect(await read(whole, total, whole.length)).toBe(whole)
  })

  test.each([
    ['cut within a line', whole.slice(0, -20)],
    ['without its last byte', whole.slice(0, -1)],
    ['cut after a line', linesOf(total - 1)],
    ['longer than its list', linesOf(total + 1)],
  ])('is not when it is %s', async (_, text) => {
    await expect(read(text, total, whole.length)).rejects.toThrow('A whole list is cut short.')
  })

  test('is refused before anything is sent when it is empty or something else', async () => {
    await expect(readWholeLines(inPieces(''), total, whole.length)).rejects.toThrow('cut short')
    await expect(
      readWholeLines(inPieces('<p>\n'.repeat(total)), total, whole.length),
    ).rejects.toThrow('something else')
  })
})

test('the file of an empty list is empty', async () => {
  expect(await read('', 0, 0)).toBe('')
  await expect(read('{}\n', 0, 0)).rejects.toThrow()
})

test('nothing more is read when the client hangs up', async () => {
  let cancelled = false
  const file = new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{}\n')),
      cancel: () => void (cancelled = true),
    }),
  )
  const body = (await readWholeLines(file, MAX_READ_WHOLE + 1, 1e9)) as ReadableStream
  await body.cancel()
  expect(cancelled).toBe(true)
})

describe('a file whose length HTTP has announced', () => {
  const whole = linesOf(300)

  /** Fetches a file of which so many bytes arrive. */
  async function fetchFile(announced: number, sent = announced): Promise<Response> {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': announced })
      response.write(whole.slice(0, sent), () => sent < announced && response.destroy())
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void (server.close(), server.closeAllConnections()))
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  }

  test('is passed on unread when that is its size', async () => {
    const file = await fetchFile(whole.length)
    const body = await readWholeLines(file, 300, whole.length)
    expect(body).toBe(file.body)
    expect(await new Response(body as ReadableStream).text()).toBe(whole)
  })

  test('breaks off when it is cut short on its way', async () => {
    const body = await readWholeLines(await fetchFile(whole.length, 500), 300, whole.length)
    await expect(new Response(body as ReadableStream).text()).rejects.toThrow()
  })

  test('is read and refused when it has another size', async () => {
    const file = await fetchFile(whole.length - 1)
    await expect(readWholeLines(file, 300, whole.length)).rejects.toThrow('cut short')
  })
})
