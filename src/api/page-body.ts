import { type Slice, pageFrame } from '../feed/page.ts'

const encoder = new TextEncoder()
const COMMA = 44
const NEWLINE = 10

/** A page made from the JSON of its items, byte for byte as the build would write it. */
export function pageBody(slice: Slice, items: readonly Uint8Array[]): Uint8Array {
  const [head, tail] = pageFrame(slice).map((text) => encoder.encode(text)) as [
    Uint8Array,
    Uint8Array,
  ]
  const commas = Math.max(0, items.length - 1)
  const body = new Uint8Array(
    head.length + tail.length + commas + items.reduce((sum, { length }) => sum + length, 0),
  )
  body.set(head)
  let at = head.length
  for (const [i, item] of items.entries()) {
    if (i > 0) body[at++] = COMMA
    body.set(item, at)
    at += item.length
  }
  body.set(tail, at)
  return body
}

/** The JSON of items, one per line. */
export function linesBody(items: readonly Uint8Array[]): Uint8Array {
  const body = new Uint8Array(items.reduce((sum, { length }) => sum + length + 1, 0))
  let at = 0
  for (const item of items) {
    body.set(item, at)
    at += item.length
    body[at++] = NEWLINE
  }
  return body
}
