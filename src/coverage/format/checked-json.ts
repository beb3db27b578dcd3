import { fileChecksum } from '../../text/checksum.ts'
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
  return `${headOf(kind)}${fileChecksum(new TextEncoder().encode(rest))}",${rest}`
}

/**
 * Reads what `encodeCheckedJson` wrote. Throws `DamagedFile`, also when the file says that it is another one than `which`. The
 * version stands for the type, which is not checked.
 */
export function decodeCheckedJson<T>(
  kind: FileKind,
  bytes: Uint8Array,
  which: Readonly<Partial<T>>,
): T {
  const head = headOf(kind)
  const start = head.length + SUM_LENGTH + 2
  const text = new TextDecoder().decode(bytes)
  const sum = text.slice(head.length, head.length + SUM_LENGTH)
  if (!text.startsWith(head) || sum !== fileChecksum(bytes.subarray(start)))
    throw new DamagedFile(`This is no undamaged ${kind.kind} file of version ${kind.version}.`)
  const value = JSON.parse(text) as T
  for (const key in which)
    if (value[key] !== which[key])
      throw new DamagedFile(`This is not the ${kind.kind} file of ${which[key]}.`)
  return value
}

const SUM_LENGTH = 8

const headOf = ({ kind, version }: FileKind) => `{"osd":"${kind}","version":${version},"check":"`
