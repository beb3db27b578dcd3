import { detailKey } from '../privacy/details.ts'
import { type PrivateKind, type PrivateValue, findPrivate } from '../privacy/find-private.ts'

/** The first kind of value in some texts that looks as if it were not for the public, and that was not there before. */
export function newlyPrivate(
  before: readonly string[],
  after: readonly string[],
  kinds: readonly PrivateKind[],
): PrivateKind | undefined {
  const known = new Set(before.flatMap(keysIn).map(([key]) => key))
  for (const text of after) {
    const found = keysIn(text).find(([key, kind]) => kinds.includes(kind) && !known.has(key))
    if (found) return found[1]
  }
  return undefined
}

const keysIn = (text: string): [string, PrivateKind][] =>
  [...findPrivate(text)].map((value) => [keyOf(text, value), value.kind])

/** One form for all spellings of a value, where there is one. */
function keyOf(text: string, { kind, start, end }: PrivateValue): string {
  const written = text.slice(start, end)
  return `${kind} ${kind === 'mobile' || kind === 'email' ? detailKey(written) : written}`
}
