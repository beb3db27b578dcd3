import { afterAll, expect, test } from 'vitest'
import { createRepository } from './git-repository.ts'

/*
 * What it answers itself is what git answers. Beside two branches of one file there are folders whose names sort in another way
 * than those of files, a link, letters of other alphabets and a file that goes.
 */
const repository = createRepository()
afterAll(() => repository.remove())
const { git } = repository

const start = repository.commit('main', {
  'a.txt': 'one\ntwo\nthree\n',
  'a/b/c.txt': 'c\n',
  'a-b/d.txt': 'd\n',
  'blwch/tŷ.yaml': 'tŷ\n',
  'gone.txt': 'gone\n',
})
repository.setBranch('side/one', start)
repository.commit('side/one', { 'a.txt': 'ONE\ntwo\nthree\n' })
repository.commit('side/one', { 'new/file.txt': 'new\n', 'gone.txt': null })
repository.setBranch('other', start)
repository.commit('other', { 'a/b/c.txt': 'C\n' })
const link = repository.writeTree('other', [{ path: 'link', mode: '120000', content: 'a.txt' }])
const message = 'A title\n\nSome words.\n\nMore words.'
const named = repository.writeCommit({
  ...{ tree: link, parents: [repository.commitOf('other')!], message, author: 'jo-member' },
})
repository.setBranch('other', named)
const joined = repository.writeCommit({
  tree: repository.merge('side/one', 'other')!,
  parents: ['side/one', 'other'].map((branch) => repository.commitOf(branch)!),
  message: 'Join',
})
repository.setBranch('joined', joined)

test('git finds nothing wrong with it', () => {
  expect(git(['fsck', '--strict', '--no-dangling'])).toBe('')
})

test('it has the branches and files that git finds', () => {
  expect(repository.branches()).toEqual(
    git(['for-each-ref', '--format=%(refname:lstrip=2)']).split('\n'),
  )
  for (const branch of repository.branches()) {
    expect(repository.commitOf(branch)).toBe(git(['rev-parse', branch]))
    expect(repository.treeOf(branch)).toBe(git(['rev-parse', `${branch}^{tree}`]))
    for (const line of git(['ls-tree', '-r', '-z', branch]).split('\0').filter(Boolean)) {
      const [, mode, sha, path = ''] = /^(\d+) blob (\w+)\t(.*)$/.exec(line)!
      expect(repository.fileAt(path, branch)).toEqual({ mode, sha })
      const text = repository.textOf(path, branch)
      expect(text.replace(/\n$/, '')).toBe(git(['cat-file', 'blob', sha!]))
    }
    expect(repository.fileAt('nothing.txt', branch)).toBeUndefined()
  }
})

test('it reads and lists commits as git does', () => {
  const { author, message, parents } = repository.readCommit('other')
  expect([author, message.trimEnd()]).toEqual(
    ['%an', '%B'].map((part) => git(['log', '-1', `--format=${part}`, 'other']).trimEnd()),
  )
  expect(parents).toEqual([git(['rev-parse', 'other^'])])
  for (const [from, to] of [
    ['main', 'joined'],
    ['other', 'joined'],
    ['side/one', 'other'],
    ['main', 'main'],
  ] as const)
    expect(repository.commitsBetween(from, to)).toEqual(
      git(['log', '--reverse', '--format=%H', `${from}..${to}`])
        .split('\n')
        .filter(Boolean),
    )
})

test('it compares and merges as git does', () => {
  const branches = repository.branches()
  for (const ours of branches)
    for (const theirs of branches) {
      expect(repository.mergeBase(ours, theirs)).toBe(git(['merge-base', ours, theirs]))
      expect(repository.merge(ours, theirs)).toBe(git(['merge-tree', '--write-tree', ours, theirs]))
      const raw = git(['diff', '--name-status', '--no-renames', '-z', ours, theirs]).split('\0')
      expect(
        repository
          .changes(ours, theirs)
          .flatMap(({ path, before, after }) => [before ? (after ? 'M' : 'D') : 'A', path]),
      ).toEqual(raw.filter(Boolean))
    }
})

test('it does not merge what git does not', () => {
  repository.setBranch('conflict', start)
  repository.commit('conflict', { 'a.txt': 'eins\ntwo\nthree\n' })
  expect(repository.merge('conflict', 'side/one')).toBeUndefined()
  expect(() => repository.setBranch('nowhere', '0'.repeat(40))).toThrow()
  expect(repository.commitOf('nowhere')).toBeUndefined()
})

test('it knows what git itself has changed', () => {
  git(['update-ref', 'refs/heads/made', start])
  git(['update-ref', '-d', 'refs/heads/conflict'])
  expect(repository.commitOf('made')).toBe(start)
  expect(repository.commitOf('conflict')).toBeUndefined()
})
