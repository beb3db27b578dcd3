import type { ChangedFile } from '../../changes/review/changed-file.ts'
import { gitIn } from './git.ts'
import type { Range } from './git-version.ts'

/** The files of a repository that a change touches, and the path of the content folder there, with a slash at its end. */
export interface ChangedFiles {
  readonly files: readonly ChangedFile[]
  readonly prefix: string
}

const HOW: Readonly<Record<string, ChangedFile['how']>> = { A: 'added', D: 'removed' }

/** Lists every file that differs between two commits, or between a commit and the working files, anywhere in the repository. */
export async function readChangedFiles(
  content: string,
  { base, head }: Range,
): Promise<ChangedFiles> {
  const git = gitIn(content)
  const diff = await git([
    ...['diff', '--name-status', '--no-renames', '--no-relative', '--ignore-submodules=none', '-z'],
    ...(head ? [base, head] : [base]),
    ...['--', ':/'],
  ])
  const parts = diff.split('\0')
  const files: ChangedFile[] = []
  for (let i = 0; i + 1 < parts.length; i += 2)
    files.push({ path: parts[i + 1]!, how: HOW[parts[i]!] ?? 'changed' })
  if (!head) {
    const list = ['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', ':/']
    for (const path of (await git(list)).split('\0'))
      if (path !== '') files.push({ path, how: 'added' })
  }
  return { files, prefix: (await git(['rev-parse', '--show-prefix'])).replace(/\n$/, '') }
}
