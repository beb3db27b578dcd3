import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

const run = promisify(execFile)

/** When each file last changed on its branch: its name below the content folder → ISO 8601 time in UTC. */
export interface History {
  readonly modified: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

const NONE: History = { modified: new Map(), diagnostics: [] }

/**
 * Asks git for the time of the last commit that touched each file of a folder. What was merged changed when it was merged,
 * not when it was written: who has asked for changes since would never learn of a proposal that lay around for weeks.
 * Where there is no history nothing is known, which is no problem; where it is cut short nothing would be right, which is a
 * warning. Asked again, git walks through its commits only when there is a new one.
 */
export function createHistoryReader(root: string): () => Promise<History> {
  const git = (...args: string[]) =>
    run('git', ['-C', root, ...args], { maxBuffer: 1024 ** 3, encoding: 'utf8' }).then(
      ({ stdout }) => stdout,
    )
  let head: string | undefined
  let history = NONE

  async function read(isShallow: boolean): Promise<History> {
    if (isShallow) return { modified: new Map(), diagnostics: [SHALLOW] }
    const log = await git(
      '-c',
      'log.showSignature=false',
      '-c',
      'log.showRoot=true',
      '-c',
      'log.diffMerges=separate',
      'log',
      '--first-parent',
      '-m',
      '--format=%x01%ct',
      '--name-only',
      '--no-renames',
      '-z',
      '--relative',
      '--',
      '.',
    )
    return { modified: datesIn(log), diagnostics: [] }
  }

  return async () => {
    try {
      const [isShallow, commit] = await Promise.all([
        git('rev-parse', '--is-shallow-repository'),
        git('rev-parse', 'HEAD').catch(() => ''),
      ])
      const now = isShallow + commit
      if (now !== head) history = await read(isShallow.trim() === 'true')
      head = now
      return history
    } catch {
      head = undefined
      return NONE
    }
  }
}

/** Each commit comes before its parent, so the first time that a file is named is the last time that it changed. */
function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>()
  let date = ''
  for (const part of log.split('\0')) {
    for (const piece of part.split('\n')) {
      if (piece.startsWith('\u0001')) date = new Date(Number(piece.slice(1)) * 1000).toISOString()
      else if (piece !== '' && !dates.has(piece)) dates.set(piece, date)
    }
  }
  return dates
}

const SHALLOW: Diagnostic = {
  code: 'unknown-history',
  message:
    'This copy of the records has only the newest part of their history, so `last_modified` is left out.',
  hint: 'Run `git fetch --unshallow`, or have the whole history checked out (`fetch-depth: 0` on GitHub).',
  place: { file: 'directory.yaml', path: [], line: 1, column: 1 },
}
