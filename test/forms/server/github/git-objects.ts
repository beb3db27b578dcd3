import { createHash } from 'node:crypto'

/** A file of a tree: its mode, six digits, and the name of its content. */
export interface Entry {
  readonly mode: string
  readonly sha: string
}

/** The files of a tree, by path. */
export type Files = ReadonlyMap<string, Entry>

export interface Commit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: string
  readonly message: string
}

/** An object as git stores it, with its kind and length in front. */
export interface StoredObject {
  readonly sha: string
  readonly bytes: Buffer
}

export type Kind = 'blob' | 'tree' | 'commit'

export function storedObject(kind: Kind, body: Buffer): StoredObject {
  const bytes = Buffer.concat([Buffer.from(`${kind} ${body.length}\0`), body])
  return { sha: createHash('sha1').update(bytes).digest('hex'), bytes }
}

export function readObject(bytes: Buffer): { readonly kind: Kind; readonly body: Buffer } {
  const end = bytes.indexOf(0)
  const [kind] = bytes.toString('latin1', 0, end).split(' ')
  return { kind: kind as Kind, body: bytes.subarray(end + 1) }
}

/** The objects of a tree and of its folders; the tree itself comes last. */
export function treeObjects(files: Files): StoredObject[] {
  const objects: StoredObject[] = []
  const own = new Map<string, Entry>()
  const folders = new Map<string, Map<string, Entry>>()
  for (const [path, entry] of files) {
    const [, folder, rest] = /^([^/]+)\/(.+)$/.exec(path) ?? []
    if (folder === undefined || rest === undefined) own.set(path, entry)
    else folders.set(folder, (folders.get(folder) ?? new Map<string, Entry>()).set(rest, entry))
  }
  for (const [name, inside] of folders) {
    objects.push(...treeObjects(inside))
    own.set(name, { mode: FOLDER, sha: objects.at(-1)!.sha })
  }
  // Git sorts a folder as if its name ended with a slash.
  const keyOf = ([name, { mode }]: [string, Entry]) =>
    Buffer.from(mode === FOLDER ? `${name}/` : name)
  const body = [...own]
    .sort((a, b) => Buffer.compare(keyOf(a), keyOf(b)))
    .map(([name, { mode, sha }]) =>
      Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(sha, 'hex')]),
    )
  return [...objects, storedObject('tree', Buffer.concat(body))]
}

export const FOLDER = '040000'

/** The entries of one tree, without those of its folders. */
export function* entriesIn(body: Buffer): Generator<Entry & { readonly name: string }> {
  for (let at = 0; at < body.length;) {
    const end = body.indexOf(0, at)
    const [mode = '', ...words] = body.toString('utf8', at, end).split(' ')
    const sha = body.toString('hex', end + 1, end + 21)
    yield { mode: mode.padStart(6, '0'), name: words.join(' '), sha }
    at = end + 21
  }
}

/** Everybody commits at this time. */
export const DATE = '2026-01-02T03:04:05Z'
export const NAME = 'Fake'
export const EMAIL = 'fake@example.org'

export function commitObject({ tree, parents, author, message }: Commit): StoredObject {
  const when = `<${EMAIL}> ${Date.parse(DATE) / 1000} +0000`
  const head = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${author} ${when}`,
    `committer ${NAME} ${when}`,
  ]
  const text = `${head.join('\n')}\n\n${message.replace(/\n?$/, '\n')}`
  return storedObject('commit', Buffer.from(text))
}

export function readCommit(body: Buffer): Commit {
  const [head = '', ...rest] = body.toString().split('\n\n')
  const valuesOf = (key: string) =>
    [...head.matchAll(new RegExp(`^${key} (.*)$`, 'gm'))].map(([, value]) => value as string)
  return {
    tree: valuesOf('tree')[0]!,
    parents: valuesOf('parent'),
    author: valuesOf('author')[0]!.replace(/ <.*/, ''),
    message: rest.join('\n\n'),
  }
}
