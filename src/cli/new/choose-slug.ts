import { UserError } from '../../io/command/errors.ts'
import { freeSlug, isSlug, slugOf } from '../../record/slug.ts'

/** The slug of a new record: from `--slug`, or made from the name. */
export function chooseSlug(
  name: string,
  taken: readonly string[],
  given: string | undefined,
): string {
  const slug = given ?? slugOf(name)
  const problem = problemWith(slug, taken)
  if (problem === undefined) return slug
  if (given !== undefined) throw new UserError(`--slug: ${problem}`)
  throw new UserError(slug ? `${problem} Name it with --slug.` : 'Name its file with --slug.')
}

function problemWith(slug: string, taken: readonly string[]): string | undefined {
  if (!isSlug(slug)) {
    const better = slugOf(slug)
    return `\`${slug}\` cannot be the name of a file. Write ${better ? `\`${better}\`` : 'small letters, digits and hyphens'}.`
  }
  return taken.includes(slug)
    ? `\`${slug}\` exists already. \`${freeSlug(slug, taken)}\` is free.`
    : undefined
}
