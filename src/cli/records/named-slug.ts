import { UserError } from '../../io/command/errors.ts'
import { findNamed } from '../../edit/find-named.ts'
import type { Choice } from '../../edit/known.ts'
import { quoteList } from '../../text/quote.ts'
import { didYouMean } from '../../text/suggest.ts'

/** More records than these are not named. */
const MAX_NAMED = 5

/** The slug of the record that is called so, by its slug or its name, or an error that says which may be meant. */
export function slugOf(kind: string, named: string, choices: readonly Choice[]): string {
  const { choice, near } = findNamed(named, choices)
  if (choice) return choice.slug
  const inPath = findNamed(named.replace(/^.*\/|\.ya?ml$/g, ''), choices)
  const meant = inPath.choice ? [inPath.choice] : near
  const slugs = meant.slice(0, MAX_NAMED).map(({ slug }) => slug)
  const [only = '', ...others] = slugs
  const hint = others.length === 0 ? didYouMean(only) : `Write ${quoteList(slugs, 'or')}.`
  throw new UserError(`No ${kind} is called \`${named}\`.${only ? ` ${hint}` : ''}`)
}
