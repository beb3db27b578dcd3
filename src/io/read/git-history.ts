import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'
import { gitIn } from './git.ts'

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
 * so it gives none, and a warning; so does a repository that git cannot read. The log is read again only when there is a
 * new commit.
 */
export function createHistoryReader(root: string): () => Promise<History> {
  const git = gitIn(root)
  let head: string | undefined
  let history = NONE

  async function read(isShallow: boolean, commit: string): Promise<History> {
    if (isShallow) return { modified: new Map(), diagnostics: [SHALLOW] }
    if (commit === '') return NONE
    const log = await git(LOG)
    return { modified: datesIn(log), diagnostics: [] }
  }

  return async () => {
    try {
      const [isShallow, commit] = await Promise.all([
        git(['rev-parse', '--is-shallow-repository']),
        git(['rev-parse', 'HEAD']).catch(() => ''),
      ])
      const now = isShallow + commit
      if (now !== head) history = await read(isShallow.trim() === 'true', commit)
      head = now
      return history
    } catch (error) {
      head = undefined
      return isInRepository(root) ? { ...NONE, diagnostics: [unreadable(error)] } : NONE
    }
  }
}

const LOG = [
  ...['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'log.diffMerges=separate'],
  ...['log', '--first-parent', '-m', '--format=%x00%ct', '--name-only', '--no-renames', '-z'],
  ...['--relative', '--', '.'],
]

/*
 *   NUL 1767225600 NUL LF services/a.yaml NUL services/b.yaml NUL   NUL 1767139200 NUL LF services/c.yaml NUL
 *   └── a commit                                                   └── the one before
 *
 * Only NUL separates: the name of a file may hold any other character, even a line of this log. No name is empty, so an
 * empty part is the start of a commit. A commit comes before its parents in the log, so the first commit that names a file
 * is the last that changed it.
 */
function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>()
  const parts = log.split('\0')
  let date = ''
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === '') {
      const time = parts[++i]
      if (!time) break
      date = new Date(Number(time) * 1000).toISOString()
      // The line feed ends the time.
      if (parts[i + 1]) parts[i + 1] = parts[i + 1]!.slice(1)
    } else if (!dates.has(parts[i]!)) dates.set(parts[i]!, date)
  }
  return dates
}

/** Whether a folder is inside a working tree, or the environment names a repository for it. */
function isInRepository(folder: string): boolean {
  if (process.env.GIT_DIR) return true
  for (let here = realpathSync(folder); ; here = dirname(here)) {
    if (existsSync(join(here, '.git'))) return true
    if (here === dirname(here)) return false
  }
}

const SHALLOW: Diagnostic = {
  code: 'unknown-history',
  message:
    'This is a shallow clone with only the latest history, so `last_modified` is not published.',
  hint: 'Run `git fetch --unshallow`. In a GitHub workflow, check out with `fetch-depth: 0`.',
  place: { file: 'directory.yaml', path: [], line: 1, column: 1 },
}

function unreadable(error: unknown): Diagnostic {
  const { code, stderr = '' } = error as { readonly code?: unknown; readonly stderr?: string }
  const [, reason] = /^(?:fatal|error): (.{1,200})/m.exec(stderr) ?? []
  return {
    code: 'unknown-history',
    message: 'Git cannot read the history of the records, so `last_modified` is not published.',
    hint:
      code === 'ENOENT'
        ? 'Install the program git.'
        : `Correct what git says${reason ? `: ${withoutControlCharacters(reason)}` : ''}.`,
    place: SHALLOW.place,
  }
}
