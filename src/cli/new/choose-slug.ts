import { type Ask, askFor } from '../../edit/new/interview.ts'
import { listKnown } from '../../edit/new/known.ts'
import { freeSlug, isSlug, slugOf } from '../../record/slug.ts'
import { UserError } from '../../io/command/errors.ts'

/** The slug of a new record: from `--slug`, from the person at the terminal, or made from the name. */
export async function chooseSlug(
  name: string,
  taken: readonly string[],
  { given, ask }: { readonly given: string | undefined; readonly ask: Ask | undefined },
): Promise<string> {
  if (given !== undefined) {
    const problem = problemWith(given, taken)
    if (problem) throw new UserError(`--slug: ${problem}`)
    return given
  }
  const made = slugOf(name)
  if (ask) return askForSlug(ask, taken, made && freeSlug(made, taken))
  const problem = problemWith(made, taken)
  if (problem)
    throw new UserError(made ? `${problem} Name it with --slug.` : 'Name its file with --slug.')
  return made
}

async function askForSlug(ask: Ask, taken: readonly string[], initial: string): Promise<string> {
  const prompt = 'The name of its file, which others refer to it by?'
  const question = { flag: 'slug', prompt, isRequired: true, ...(initial && { initial }) }
  for (let problem: string | undefined; ;) {
    const slug = await askFor(question, listKnown([]), (asked) =>
      ask(problem === undefined ? asked : { ...asked, problem }),
    )
    problem = problemWith(slug, taken)
    if (problem === undefined) return slug
  }
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
