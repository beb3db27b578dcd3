import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, mkdir } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Two versions of a folder that are to be compared; without `head`, what lies there now. */
export interface Range {
  readonly base: string
  readonly head?: string
}

/** A version that git does not know, or cannot compare; told to the user without a stack. */
export class RevisionError extends Error {}

type Git = (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>

const gitIn =
  (folder: string): Git =>
  async (args, env = {}) => {
    const options = {
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 26,
      encoding: 'utf8',
    } as const
    return (await run('git', ['-C', folder, ...args], options)).stdout
  }

/**
 * The two commits that `BASE..HEAD` means for a folder: what HEAD changed since it left BASE, so that what others have
 * changed in BASE since then is not told as undone. Without HEAD it is about the files as they lie there.
 */
export async function toRange(folder: string, text: string): Promise<Range> {
  const [, from = '', dots, to = ''] = /^(.*?)(?:(\.{2,3})(.*))?$/.exec(text) ?? []
  const git = gitIn(folder)
  const [base, head] = [await commitOf(git, from || 'HEAD'), await commitOf(git, to || 'HEAD')]
  const left = await git(['merge-base', base, head]).catch(() => {
    throw new RevisionError(
      `\`${from}\` and \`${to || 'HEAD'}\` have no history in common here. Fetch all of it with \`git fetch --unshallow\`.`,
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
      throw new RevisionError('The program git is needed for this, and is not installed.')
    throw new RevisionError(`Git knows no version \`${revision}\` of this folder.`)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Lays a folder as it was at a commit into a folder of its own, which is there as long as it is used. The files that
 * somebody may be working on, and the index of their repository, are not touched.
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
  const tidy = () => rmSync(temporary, { recursive: true, force: true })
  // The copy has private notes in it, so nobody who ends the program may leave it behind.
  const end = (signal: NodeJS.Signals) => {
    tidy()
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
      const quietly = gitIn(top)
      await quietly(['-c', `core.hooksPath=${devNull}`, 'read-tree', tree], env)
      await quietly(['checkout-index', '--all', `--prefix=${copy}/`], env)
    }
    return await use(copy)
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
    tidy()
  }
}
