import { howOf } from '../facts/differences.ts'
import type { Fact } from '../facts/fact.ts'
import { looksPersonal } from './looks-personal.ts'

/** A value that can be quoted was added, removed or replaced. */
export function* valueFacts(what: string, before?: string, after?: string): Generator<Fact> {
  if (before === after) return
  yield {
    kind: 'value',
    what,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }
}

/** The same for a name, which is not quoted if it looks personal. */
export function* nameFacts(what: string, before?: string, after?: string): Generator<Fact> {
  if (before === after) return
  if ([before, after].some((name) => looksPersonal(name ?? '')))
    yield { kind: 'text', what, how: howOf(before, after) }
  else yield* valueFacts(what, before, after)
}

/** The names that only one of two lists has. */
export function* namesFacts(
  what: (Fact & { readonly kind: 'names' })['what'],
  before: readonly string[],
  after: readonly string[],
): Generator<Fact> {
  const added = after.filter((name) => !before.includes(name))
  const gone = before.filter((name) => !after.includes(name))
  if (added.length + gone.length > 0) yield { kind: 'names', what, added, gone }
}
