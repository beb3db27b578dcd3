import { setTimeout as pause } from 'node:timers/promises'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ReadContent } from './source-file.ts'

const MOST_TIMES = 10
/** Milliseconds before the third reading. Each further one waits twice as long: 2.6 s in all, enough for a large checkout. */
const FIRST_PAUSE = 5

/** Reads until two readings are the same. Files that change every time are named and left out. */
export async function readAtRest(read: () => ReadContent): Promise<ReadContent> {
  let before = read()
  for (let time = 1; ; time++) {
    const now = read()
    const changed = differences(before, now)
    if (changed.length === 0) return now
    if (time === MOST_TIMES) return withoutFiles(now, changed)
    before = now
    await pause(FIRST_PAUSE * 2 ** (time - 1))
  }
}

/** The names of files that are not the same in both. */
function differences(before: ReadContent, now: ReadContent): string[] {
  const sources = new Map(before.sources.map((source) => [source.file, source]))
  const others = now.sources.filter((source) => {
    const same = sources.get(source.file) === source
    sources.delete(source.file)
    return !same
  })
  return [...sources.keys(), ...others.map(({ file }) => file)]
}

const withoutFiles = (
  { sources, diagnostics }: ReadContent,
  changed: readonly string[],
): ReadContent => ({
  sources: sources.filter(({ file }) => !changed.includes(file)),
  diagnostics: [...diagnostics, ...changed.map(restless)],
})

const restless = (file: string): Diagnostic => ({
  code: 'unreadable-file',
  message: 'This file changes again and again while it is being read.',
  hint: 'Wait until the program that writes it is done, and try again.',
  place: { file, path: [], line: 1, column: 1 },
})
