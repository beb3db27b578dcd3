import { rmSync } from 'node:fs'
import { mkdtemp, mkdir } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Git, gitIn } from './git.ts'

/** Two commits to compare. Without `head`, the working files are compared with `base`. */
export interface Range {
  readonly base: string
  readonly head?: string
}

/** A revision that git does not know or cannot compare. Its message is for the user. */
export class RevisionError extends Error {}

/**
 * The commits that `BASE..HEAD` means. The first is the merge base: what HEAD changed since it left BASE, without later
 * changes to BASE, which would look undone. Without HEAD, the working files are compared.
 */
export async function toRange(folder: string, text: string): Promise<Range> {
  const [, from = '', dots, to = ''] = /^((?:[^.\n]|\.(?!\.))*)(?:(\.{2,3})(.*))?$/.exec(text) ?? []
  const git = gitIn(folder)
  const [base, head] = [await commitOf(git, from || 'HEAD'), await commitOf(git, to || 'HEAD')]
  const left = await git(['merge-base', base, head]).catch(() => {
    throw new RevisionError(
      `\`${from}\` and \`${to || 'HEAD'}\` have no common history here. Run \`git fetch --unshallow\`.`,
    )
  })
  return { base: left.trim(), ...(dots && to && { head }) }
}

async function commitOf(git: Git, revision: string): Promise<string> {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
    return (await git(args)).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new RevisionError('This needs the program git, which is not installed.')
    throw new RevisionError(`Git knows no revision \`${revision}\` of this folder.`)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Calls `use` with a temporary copy of a folder as it was at a commit. The working files and the index of the repository
 * are not touched.
 */
export async function withVersion<T>(
  folder: string,
  commit: string,
  use: (copy: string) => Promise<T>,
): Promise<T> {
  const git = gitIn(folder)
  const temporary = await mkdtemp(join(tmpdir(), 'osd-version-'))
  const copy = join(temporary, 'content')
  const env = { GIT_INDEX_FILE: join(temporary, 'index') }
  const cleanUp = () => rmSync(temporary, { recursive: true, force: true })
  // The copy contains private notes, so it must be deleted when a signal stops the program.
  const end = (signal: NodeJS.Signals) => {
    cleanUp()
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, end)
  try {
    await mkdir(copy)
    const [top = '', below = ''] = (
      await git(['rev-parse', '--show-toplevel', '--show-prefix'])
    ).split('\n')
    const tree = `${commit}:${below.replace(/\/$/, '')}`
    const isThere = await git(['cat-file', '-e', tree]).then(
      () => true,
      () => false,
    )
    if (isThere) {
      const atTop = gitIn(top)
      await atTop(['-c', `core.hooksPath=${devNull}`, 'read-tree', tree], env)
      await atTop(['checkout-index', '--all', `--prefix=${copy}/`], env)
    }
    return await use(copy)
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
    cleanUp()
  }
}
