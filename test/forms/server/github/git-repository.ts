import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import {
  type Commit,
  DATE,
  EMAIL,
  type Entry,
  FOLDER,
  type Files,
  NAME,
  type StoredObject,
  commitObject,
  entriesIn,
  readCommit,
  readObject,
  storedObject,
  treeObjects,
} from './git-objects.ts'

/**
 * A git repository without a work tree, as a host keeps it. It is in memory, because a process for each question takes longer
 * than all the rest of a test; what it does not know itself, git does, from the same objects in a folder.
 */
export interface GitRepository {
  /** Where git finds all of it. */
  readonly folder: string
  /** Runs git and returns its output without the last line end. */
  git(args: readonly string[], input?: string): string
  /** The bytes of a file. */
  blob(sha: string): Buffer
  branches(): readonly string[]
  /** The commit of a branch; undefined when there is none. */
  commitOf(branch: string): string | undefined
  /** Moves a branch, begins it, or deletes it. */
  setBranch(branch: string, commit: string | undefined): void
  /** The file at a path, on a branch or in a commit; undefined when there is none. */
  fileAt(path: string, at?: string): Entry | undefined
  /** The text of a file that is there. */
  textOf(path: string, at?: string): string
  treeOf(commit: string): string
  readCommit(commit: string): Commit
  /** Puts one commit with these new texts (or without a file) on a branch. */
  commit(branch: string, files: Readonly<Record<string, string | null>>): string
  writeTree(base: string | undefined, files: readonly TreeFile[]): string
  /** `author` is a name; without it a test itself is the author. */
  writeCommit(commit: Omit<Commit, 'author'> & { readonly author?: string | undefined }): string
  mergeBase(ours: string, theirs: string): string
  /** The tree of a merge of two commits; undefined when they change the same lines. */
  merge(ours: string, theirs: string): string | undefined
  /** The files in which two commits differ, each as it was and as it is. */
  changes(from: string, to: string): { path: string; before?: Entry; after?: Entry }[]
  /** What is in one branch and not in the other, the oldest first. */
  commitsBetween(from: string, to: string): string[]
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
  [`GIT_${role}_NAME`, NAME],
  [`GIT_${role}_EMAIL`, EMAIL],
  [`GIT_${role}_DATE`, DATE],
])

export function createRepository(): GitRepository {
  const folder = mkdtempSync(join(tmpdir(), 'osd-github-'))
  const env = {
    ...process.env,
    ...Object.fromEntries(WHO),
    GIT_DIR: folder,
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  for (const name of ['objects', 'refs/heads']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(folder, 'config'), '[core]\nrepositoryformatversion = 0\nbare = true\n')

  const objects = new Map<string, Buffer>()
  const unsaved = new Set<string>()
  const refs = new Map<string, string>()
  const trees = new Map<string, Files>()

  const placeOf = (sha: string) => join(folder, 'objects', sha.slice(0, 2), sha.slice(2))
  const refFile = (branch: string) => join(folder, 'refs/heads', branch)

  function store({ sha, bytes }: StoredObject): string {
    if (!objects.has(sha)) unsaved.add(sha)
    objects.set(sha, bytes)
    return sha
  }

  function load(sha: string) {
    let bytes = objects.get(sha)
    if (!bytes) objects.set(sha, (bytes = inflateSync(readFileSync(placeOf(sha)))))
    return readObject(bytes)
  }

  /** Writes for git what is new. */
  function save(): void {
    for (const sha of unsaved) {
      mkdirSync(dirname(placeOf(sha)), { recursive: true })
      writeFileSync(placeOf(sha), deflateSync(objects.get(sha)!, { level: 1 }))
    }
    unsaved.clear()
  }

  function run(args: readonly string[], input?: string): string {
    save()
    // A packed object would not be found again.
    const options = ['-c', 'fastimport.unpackLimit=100000', '-c', 'gc.auto=0']
    const output = execFileSync('git', [...options, ...args], {
      env,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input !== undefined && { input }),
    })
    refs.clear()
    const heads = join(folder, 'refs/heads')
    for (const entry of readdirSync(heads, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath ?? entry.path, entry.name)
      refs.set(file.slice(heads.length + 1), readFileSync(file, 'utf8').trim())
    }
    return output.replace(/\n$/, '')
  }

  /** The name of a commit, from it or from its branch. */
  const commitAt = (at: string) => refs.get(at) ?? at

  function filesIn(tree: string): Files {
    const known = trees.get(tree)
    if (known) return known
    const files = new Map<string, Entry>()
    for (const { name, mode, sha } of entriesIn(load(tree).body))
      if (mode !== FOLDER) files.set(name, { mode, sha })
      else for (const [path, entry] of filesIn(sha)) files.set(`${name}/${path}`, entry)
    trees.set(tree, files)
    return files
  }

  function treeAt(at: string): string {
    const name = commitAt(at)
    const { kind, body } = load(name)
    return kind === 'commit' ? readCommit(body).tree : name
  }

  const parentsOf = (commit: string) => readCommit(load(commit).body).parents

  /** A commit and all before it, as git lists commits of one date. */
  function historyOf(commit: string, without: ReadonlySet<string> = new Set()): Set<string> {
    const found = new Set(without.has(commit) ? [] : [commit])
    for (const one of found)
      for (const parent of parentsOf(one)) if (!without.has(parent)) found.add(parent)
    return found
  }

  function writeFiles(files: Files): string {
    for (const object of treeObjects(files)) store(object)
    return treeObjects(files).at(-1)!.sha
  }

  const repository: GitRepository = {
    get folder() {
      save()
      return folder
    },
    git: run,
    blob: (sha) => load(sha).body,
    branches: () => [...refs.keys()].sort(),
    commitOf: (branch) => refs.get(branch),
    setBranch(branch, commit) {
      if (commit === undefined) {
        refs.delete(branch)
        rmSync(refFile(branch), { force: true })
        return
      }
      load(commit)
      refs.set(branch, commit)
      mkdirSync(dirname(refFile(branch)), { recursive: true })
      writeFileSync(refFile(branch), `${commit}\n`)
    },
    fileAt: (path, at = 'main') => filesIn(treeAt(at)).get(path),
    textOf: (path, at = 'main') => load(filesIn(treeAt(at)).get(path)!.sha).body.toString(),
    treeOf: treeAt,
    readCommit: (commit) => readCommit(load(commitAt(commit)).body),
    writeTree(base, changed) {
      const files = new Map(base === undefined ? [] : filesIn(treeAt(base)))
      for (const { path, mode = '100644', content } of changed)
        if (content === null) files.delete(path)
        else files.set(path, { mode, sha: store(storedObject('blob', Buffer.from(content))) })
      return writeFiles(files)
    },
    writeCommit: ({ tree, parents, message, author = NAME }) =>
      store(commitObject({ tree, parents, message, author })),
    commit(branch, files) {
      const parent = refs.get(branch)
      const changes = Object.entries(files).map(([path, content]) => ({ path, content }))
      const tree = repository.writeTree(parent, changes)
      const parents = parent === undefined ? [] : [parent]
      const commit = repository.writeCommit({ tree, parents, message: 'Change' })
      repository.setBranch(branch, commit)
      return commit
    },
    mergeBase(ours, theirs) {
      const before = historyOf(commitAt(ours))
      const shared = [...historyOf(commitAt(theirs))].filter((one) => before.has(one))
      const older = new Set(shared.flatMap(parentsOf).flatMap((one) => [...historyOf(one)]))
      const best = shared.filter((one) => !older.has(one))
      return best.length === 1 ? best[0]! : run(['merge-base', ours, theirs])
    },
    merge(ours, theirs) {
      const base = repository.mergeBase(ours, theirs)
      const [own, other] = [ours, theirs].map((side) => repository.changes(base, side))
      const paths = new Set(own!.map(({ path }) => path))
      const isPlain = [...own!, ...other!].every(({ after }) => after)
      if (isPlain && !other!.some(({ path }) => paths.has(path))) {
        const files = new Map(filesIn(treeAt(ours)))
        for (const { path, after } of other!) files.set(path, after!)
        return writeFiles(files)
      }
      // Two sides of one file, or a file that may have another name: git knows.
      try {
        return run(['merge-tree', '--write-tree', ours, theirs])
      } catch {
        return undefined
      }
    },
    changes(from, to) {
      const [before, after] = [filesIn(treeAt(from)), filesIn(treeAt(to))]
      return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
        const [old, now] = [before.get(path), after.get(path)]
        return old?.sha === now?.sha && old?.mode === now?.mode
          ? []
          : [{ path, ...(old && { before: old }), ...(now && { after: now }) }]
      })
    },
    commitsBetween: (from, to) => [...historyOf(commitAt(to), historyOf(commitAt(from)))].reverse(),
    diff: (from, to) =>
      run(['diff', '--unified=0', '--no-color', from, to])
        .split('\n')
        .filter((line) => /^(?:\+\+\+|[+-](?![+-]))/.test(line)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  return repository
}
