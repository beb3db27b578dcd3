import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

const run = promisify(execFile)

/** When each file last changed on its branch: path in the content folder → ISO 8601 time in UTC. */
export interface History {
  readonly modified: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

const NONE: History = { modified: new Map(), diagnostics: [] }

/**
 * Creates a function that reads the time of the last commit on the branch that changed each file. A merged change has the
 * time of the merge: with the time at which it was written, a consumer that asks for changes since its last visit would
 * miss a pull request that took weeks. Without a git repository there are no times. A shallow clone would give wrong times,
 * so it gives none, and a warning. The log is read again only when there is a new commit.
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

/** A commit comes before its parents in the log, so the first commit that names a file is the last that changed it. */
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
    'This is a shallow clone with only the latest history, so `last_modified` is not published.',
  hint: 'Run `git fetch --unshallow`. In a GitHub workflow, check out with `fetch-depth: 0`.',
  place: { file: 'directory.yaml', path: [], line: 1, column: 1 },
}
