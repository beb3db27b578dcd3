import { concatenate } from '../../text/concatenate.ts'
import { zlibSync } from 'fflate'

/** The size that other sites ask for, in pixels (https://ogp.me). */
const [WIDTH, HEIGHT] = [1200, 630]

/** The three lines of the mark: left, top, right and bottom, in pixels. */
const LINES = [
  [440, 215, 640, 245],
  [440, 300, 760, 330],
  [440, 385, 700, 415],
] as const

/** The picture that other sites show with a link: the mark in white on a colour such as `#0b5d66`, as PNG of one bit for each pixel. */
export function lookPicture(colour: string): Uint8Array {
  const rows = new Uint8Array(HEIGHT * (1 + WIDTH / 8))
  for (const [left, top, right, bottom] of LINES)
    for (let y = top; y < bottom; y++)
      rows.fill(0xff, y * (1 + WIDTH / 8) + 1 + left / 8, y * (1 + WIDTH / 8) + 1 + right / 8)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, WIDTH)
  view.setUint32(4, HEIGHT)
  // One bit for each pixel, which says which of two colours it has.
  header.set([1, 3], 8)
  const ground = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return concatenate([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from([...ground, 255, 255, 255])),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

/** A part of a PNG: its length, its name, its content and their checksum (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = concatenate([new TextEncoder().encode(name), content])
  return concatenate([numberOf(content.length), named, numberOf(crc(named))])
}

function numberOf(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
