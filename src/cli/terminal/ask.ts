import { createInterface } from 'node:readline/promises'
import type { Ask } from '../new/interview.ts'
import { UserError } from '../../io/command/errors.ts'
import type { Paint } from '../../io/command/paint.ts'

/** Choices that are listed. All of them can be typed and completed. */
const MAX_LISTED = 20

/**
 * Asks on the terminal; the Tab key completes the slugs of choices, also in a list with commas, which prompt libraries
 * do not offer. Node's own readline loads in under a millisecond, @clack/prompts in 20 and @inquirer/prompts in 60.
 */
export function createAsker(paint: Paint): { readonly ask: Ask; readonly close: () => void } {
  let slugs: readonly string[] = []
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    completer(line: string): [string[], string] {
      const last = line.split(',').at(-1)?.trimStart() ?? ''
      return [slugs.filter((slug) => slug.startsWith(last)), last]
    },
  })
  const closed = new AbortController()
  reader.once('close', () => closed.abort())
  // Lines that are there before their question, as a pipe sends them.
  const early: string[] = []
  reader.on('line', (line) => early.push(line))

  const ask: Ask = async ({ prompt, initial, isRequired, choices, problem }) => {
    slugs = choices.map(({ slug }) => slug)
    const intro = problem ? [paint.red(problem)] : listChoices(choices, paint)
    process.stdout.write(intro.map((line) => `${line}\n`).join(''))
    const hint = initial ? ` [${initial}]` : isRequired ? '' : paint.dim(' (press Enter to skip)')
    const asked = `${paint.bold(prompt)}${hint} `
    const given = early.shift()
    if (given !== undefined) {
      process.stdout.write(`${asked}${given}\n`)
      return given
    }
    try {
      return await reader.question(asked, { signal: closed.signal })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error
      throw new UserError('\nStopped. Nothing was written.')
    }
  }
  return { ask, close: () => reader.close() }
}

function listChoices(choices: Parameters<Ask>[0]['choices'], paint: Paint): string[] {
  const lines = choices
    .slice(0, MAX_LISTED)
    .map(({ slug, name }) => `  ${slug}${name && ` ${paint.dim(name)}`}`)
  const rest = choices.length - lines.length
  return rest > 0 ? [...lines, paint.dim(`  … and ${rest} more; press Tab`)] : lines
}
