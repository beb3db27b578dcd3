import { createInterface } from 'node:readline/promises'
import type { Ask } from '../../edit/new/interview.ts'
import { UserError } from '../../command/command.ts'
import type { Paint } from '../../command/paint.ts'

/** How many things to choose from are shown at once; all can be typed. */
const MOST_SHOWN = 20

/** Asks on the terminal, with the names of what can be chosen behind the Tab key. */
export function createAsker(paint: Paint): { readonly ask: Ask; readonly close: () => void } {
  let words: readonly string[] = []
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    completer(line: string): [string[], string] {
      const last = line.split(',').at(-1)?.trimStart() ?? ''
      return [words.filter((word) => word.startsWith(last)), last]
    },
  })
  const stopped = new AbortController()
  reader.once('close', () => stopped.abort())
  return {
    close: () => reader.close(),
    async ask({ asks, initial, isNeeded, choices, problem }) {
      words = choices.map(({ slug }) => slug)
      const lines = choices
        .slice(0, MOST_SHOWN)
        .map(({ slug, name }) => `  ${slug}${name && ` ${paint.dim(name)}`}`)
      const more = choices.length - lines.length
      if (problem) process.stdout.write(`${paint.red(problem)}\n`)
      else if (lines.length > 0)
        process.stdout.write(
          `${[...lines, ...(more > 0 ? [paint.dim(`  … and ${more} more; press Tab`)] : [])].join('\n')}\n`,
        )
      const hint = initial ? ` [${initial}]` : isNeeded ? '' : paint.dim(' (Enter to leave it out)')
      try {
        return await reader.question(`${paint.bold(asks)}${hint} `, { signal: stopped.signal })
      } catch (error) {
        if ((error as Error).name === 'AbortError')
          throw new UserError('\nStopped. Nothing was written.')
        throw error
      }
    },
  }
}
