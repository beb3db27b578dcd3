import { DamagedFile } from '../../search/format/damaged-file.ts'

/** What a file holds, and the version of its format. */
export interface FileKind {
  readonly kind: string
  readonly version: number
}

/**
 * A JSON object with a checksum, so that a file that is cut short or mixed up is noticed:
 *
 *     {"osd":"outcode","version":1,"check":"89abcdef","name":"BS1", …}
 *      └────────────── head ──────────────┘└ sum ┘   └─ the bytes that are summed ─
 */
export function encodeCheckedJson(
  kind: FileKind,
  value: Readonly<Record<string, unknown>>,
): string {
  const rest = JSON.stringify(value).slice(1)
  return `${headOf(kind)}${checksum(new TextEncoder().encode(rest))}",${rest}`
}

/** Reads what `encodeCheckedJson` wrote. Throws `DamagedFile`. The version stands for the type, which is not checked. */
export function decodeCheckedJson<T>(kind: FileKind, bytes: Uint8Array): T {
  const head = headOf(kind)
  const start = head.length + SUM_LENGTH + 2
  const text = new TextDecoder().decode(bytes)
  const sum = text.slice(head.length, head.length + SUM_LENGTH)
  if (!text.startsWith(head) || sum !== checksum(bytes.subarray(start)))
    throw new DamagedFile(`This is no undamaged ${kind.kind} file of version ${kind.version}.`)
  return JSON.parse(text) as T
}

/** Eight hexadecimal digits: FNV-1a over the number of bytes, their 32-bit words, and the bytes left over. */
function checksum(bytes: Uint8Array): string {
  const even = bytes.length - (bytes.length % 4)
  const words = new Uint32Array(new Uint8Array(bytes.subarray(0, even)).buffer)
  let sum = 0x811c9dc5 ^ bytes.length
  for (let at = 0; at < words.length; at += 1) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193)
    sum ^= sum >>> 15
  }
  for (let at = even; at < bytes.length; at += 1)
    sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193)
  return (sum >>> 0).toString(16).padStart(SUM_LENGTH, '0')
}

const SUM_LENGTH = 8

const headOf = ({ kind, version }: FileKind) => `{"osd":"${kind}","version":${version},"check":"`
