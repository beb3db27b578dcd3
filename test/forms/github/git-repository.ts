import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real git repository without a work tree, as a host keeps it. */
export interface GitRepository {
  readonly folder: string
  /** Runs git and returns its output without the last line end. */
  git(args: readonly string[], input?: string): string
  /** The bytes of a file. */
  blob(sha: string): Buffer
  /** The commit of a branch; undefined when there is none. */
  commitOf(branch: string): string | undefined
  /** Puts one commit with these new texts (or without a file) on a branch. */
  commit(branch: string, files: Readonly<Record<string, string | null>>): string
  writeTree(base: string | undefined, files: readonly TreeFile[]): string
  /** `author` is a name; without it a test itself is the author. */
  writeCommit(commit: {
    readonly tree: string
    readonly parents: readonly string[]
    readonly message: string
    readonly author?: string | undefined
  }): string
  /** The tree of a merge of two commits; undefined when they change the same lines. */
  merge(ours: string, theirs: string): string | undefined
  /** The lines in which two commits differ, with the paths of their files. */
  diff(from: string, to: string): string[]
  remove(): void
}

export interface TreeFile {
  readonly path: string
  /** Six digits; those of a plain file by default. */
  readonly mode?: string
  /** Null takes the file out. */
  readonly content: string | null
}

const WHO = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
  [`GIT_${role}_NAME`, 'Fake'],
  [`GIT_${role}_EMAIL`, 'fake@example.org'],
  [`GIT_${role}_DATE`, '2026-01-02T03:04:05Z'],
])

export function createRepository(): GitRepository {
  const folder = mkdtempSync(join(tmpdir(), 'osd-github-'))
  const env = {
    ...process.env,
    ...Object.fromEntries(WHO),
    GIT_DIR: folder,
    GIT_INDEX_FILE: join(folder, 'index-of-test'),
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  const git: GitRepository['git'] = (args, input) =>
    execFileSync('git', args, {
      env,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input !== undefined && { input }),
    }).replace(/\n$/, '')
  git(['init', '--quiet', '--bare', '--initial-branch=main'])

  const repository: GitRepository = {
    folder,
    git,
    blob: (sha) => execFileSync('git', ['cat-file', 'blob', sha], { env, stdio: 'pipe' }),
    commitOf(branch) {
      try {
        return git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`])
      } catch {
        return undefined
      }
    },
    writeTree(base, files) {
      git(base === undefined ? ['read-tree', '--empty'] : ['read-tree', base])
      const blobs = new Map<string, string>()
      const blobOf = (text: string) => {
        const sha = blobs.get(text) ?? git(['hash-object', '-w', '--stdin'], text)
        blobs.set(text, sha)
        return sha
      }
      const lines = files.map(({ path, mode = '100644', content }) =>
        content === null ? `0 ${'0'.repeat(40)}\t${path}` : `${mode} ${blobOf(content)}\t${path}`,
      )
      git(['update-index', '--add', '--index-info'], `${lines.join('\n')}\n`)
      return git(['write-tree'])
    },
    writeCommit: ({ tree, parents, message, author }) =>
      execFileSync(
        'git',
        ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message],
        { env: { ...env, ...(author && { GIT_AUTHOR_NAME: author }) }, encoding: 'utf8' },
      ).trim(),
    commit(branch, files) {
      const parent = repository.commitOf(branch)
      const changes = Object.entries(files).map(([path, content]) => ({ path, content }))
      const tree = repository.writeTree(parent, changes)
      const parents = parent === undefined ? [] : [parent]
      const commit = repository.writeCommit({ tree, parents, message: 'Change' })
      git(['update-ref', `refs/heads/${branch}`, commit])
      return commit
    },
    merge(ours, theirs) {
      try {
        return git(['merge-tree', '--write-tree', ours, theirs])
      } catch {
        return undefined
      }
    },
    diff: (from, to) =>
      git(['diff', '--unified=0', '--no-color', from, to])
        .split('\n')
        .filter((line) => /^(?:\+\+\+|[+-](?![+-]))/.test(line)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  return repository
}
