import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../generator/publish/osd.ts'
import { createFolder } from '../generator/publish/small-town.ts'

/** Git without the configuration of this machine, which tidies up after no commit. */
export const NOBODY = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
  GIT_AUTHOR_NAME: 'Nobody',
  GIT_AUTHOR_EMAIL: 'nobody@example.org',
  GIT_COMMITTER_NAME: 'Nobody',
  GIT_COMMITTER_EMAIL: 'nobody@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
}

/** Files of the content folder by name; null removes one. */
export type Files = Readonly<Record<string, string | null>>

/** A temporary repository with its records in `content/`. */
export interface Repository {
  readonly root: string
  readonly content: string
  git(...args: string[]): Promise<string>
  /** Writes files without committing them. */
  write(files: Files): void
  /** Writes files, commits every change, and returns the hash of the commit. */
  commit(files: Files): Promise<string>
}

export async function createRepository(): Promise<Repository> {
  const root = await createFolder()
  const content = join(root, 'content')
  async function git(...args: string[]): Promise<string> {
    const { status, stdout, stderr } = await run('git', ['-C', root, ...args], { env: NOBODY })
    if (status !== 0) throw new Error(stderr)
    return stdout.trim()
  }
  function write(files: Files): void {
    for (const [file, text] of Object.entries(files)) {
      const path = join(content, file)
      if (text === null) rmSync(path)
      else {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
    }
  }
  await git('init', '--quiet', '--template=', '--initial-branch=main')
  return {
    root,
    content,
    git,
    write,
    async commit(files) {
      write(files)
      await git('add', '--all')
      await git('commit', '--quiet', '--allow-empty', '-m', 'A change')
      return git('rev-parse', 'HEAD')
    },
  }
}
