import { detailKey } from '../../privacy/details.ts'
import type { ProposedFile } from './proposed-change.ts'
import { type PrivateKind, type PrivateValue, findPrivate } from '../../privacy/find-private.ts'

/**
 * The first kind of value in what a change says that looks as if it were not for the public, and that was not there before: in the
 * texts of its files, in the names of new ones, and in words beside it.
 */
export function newlyPrivate(
  { files, words }: { readonly files: readonly ProposedFile[]; readonly words: readonly string[] },
  before: readonly string[],
  kinds: readonly PrivateKind[],
): PrivateKind | undefined {
  /** Few records have any, so what was there before is seldom looked for. */
  let known: ReadonlySet<string> | undefined
  const texts = files.flatMap(({ path, base, text }) => [
    text,
    base ? '' : path.replaceAll('-', ' '),
  ])
  for (const text of [...texts, ...words])
    for (const [key, kind] of keysIn(text)) {
      if (!kinds.includes(kind)) continue
      known ??= new Set(before.flatMap((old) => [...keysIn(old)].map(([oldKey]) => oldKey)))
      if (!known.has(key)) return kind
    }
  return undefined
}

function* keysIn(text: string): Generator<readonly [key: string, PrivateKind]> {
  for (const value of findPrivate(text)) yield [keyOf(text, value), value.kind]
}

/** One form for all spellings of a value, where there is one. */
function keyOf(text: string, { kind, start, end }: PrivateValue): string {
  const written = text.slice(start, end)
  return `${kind} ${kind === 'mobile' || kind === 'email' ? detailKey(written) : written}`
}
