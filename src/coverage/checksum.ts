/** An index file is cut short, altered, or of another kind or version than its reader expects. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile'
}

/** What a sealed file is, and the version of its format. */
export interface SealKind {
  readonly kind: string
  readonly version: number
}

/**
 * A JSON object under a seal, so that a file cut short or mixed up is noticed before anything in it
 * is believed:
 *
 *     {"osd":"outcode","version":1,"check":"89abcdef","name":"BS1", …}
 *      └────────────── head ──────────────┘└ sum ┘   └─ the bytes that the sum is of ─
 */
export function sealJson(seal: SealKind, value: Readonly<Record<string, unknown>>): string {
  const rest = JSON.stringify(value).slice(1)
  return `${headOf(seal)}${checksum(new TextEncoder().encode(rest))}",${rest}`
}

/** Opens what `sealJson` closed; the type is the caller's promise, kept by the version. */
export function openJson<T>(seal: SealKind, bytes: Uint8Array): T {
  const head = headOf(seal)
  const start = head.length + SUM_LENGTH + 2
  const text = new TextDecoder().decode(bytes)
  const sum = text.slice(head.length, head.length + SUM_LENGTH)
  if (!text.startsWith(head) || sum !== checksum(bytes.subarray(start)))
    throw new DamagedFile(`This is no undamaged ${seal.kind} file of version ${seal.version}.`)
  return JSON.parse(text) as T
}

/**
 * Eight hexadecimal digits that tell whether bytes are what they were: FNV-1a over their number,
 * over words of 32 bits, and over the bytes left over. Every one counts.
 */
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

const headOf = ({ kind, version }: SealKind) => `{"osd":"${kind}","version":${version},"check":"`
