import { describe, expect, it } from 'vitest'
import { notesBetween } from '../../src/package/init/release-notes.ts'
import {
  refusalOf,
  releaseChangelog,
  withRepository,
  withVersion,
} from '../../src/package/release-text.ts'

const CHANGELOG = '# Changes\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- First.\n'

it('puts what was not released under its version, where an update finds it', () => {
  const text = releaseChangelog(CHANGELOG, '0.2.0', '2026-11-23')
  expect(text).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-11-23)\n\n- New.\n\n## 0.1.0\n\n- First.\n',
  )
  const notes = notesBetween(text, '0.1.0', '0.2.0')
  expect(notes).toContain('- New.')
  expect(notes).not.toContain('- First.')
})

it.each([
  ['1', /not a version/],
  ['0.1', /not a version/],
  ['v0.2.0', /not a version/],
  ['0.0.9', /not newer/],
  ['0.1.0', /not newer/],
])('refuses the version %s', (version, message) => {
  expect(refusalOf(version, '0.1.0', CHANGELOG)).toMatch(message)
})

it('refuses a release of nothing', () => {
  expect(refusalOf('0.2.0', '0.1.0', CHANGELOG.replace('- New.\n\n', ''))).toMatch(/nothing/)
  expect(refusalOf('0.2.0', '0.1.0', CHANGELOG)).toBeUndefined()
})

it('changes the version of the project and of no package', () => {
  const lock =
    '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" }, "node_modules/a": { "version": "0.1.0" } } }'
  expect(withVersion(lock, '0.1.0', '0.2.0')).toBe(
    lock
      .replace('"0.1.0"', '"0.2.0"')
      .replace('"": { "version": "0.1.0"', '"": { "version": "0.2.0"'),
  )
})

describe('the repository of the package', () => {
  const MANIFEST = '{\n  "name": "p",\n  "license": "MIT",\n  "type": "module"\n}\n'

  it.each([
    'https://github.com/saltwick/directory.git\n',
    'https://github.com/saltwick/directory',
    'https://x-access-token:secret@github.com/saltwick/directory.git',
    'git@github.com:saltwick/directory.git',
    'ssh://git@github.com:22/saltwick/directory.git',
  ])('is that of the remote %s', (remote) => {
    expect(JSON.parse(withRepository(MANIFEST, remote))).toEqual({
      name: 'p',
      license: 'MIT',
      repository: { type: 'git', url: 'git+https://github.com/saltwick/directory.git' },
      type: 'module',
    })
  })

  it.each(['', '/srv/git/directory.git', '../directory', 'file:///srv/directory.git'])(
    'is not made up where the remote is "%s"',
    (remote) => expect(withRepository(MANIFEST, remote)).toBe(MANIFEST),
  )

  it('stays as it is once it is named', () => {
    const named = withRepository(MANIFEST, 'https://github.com/saltwick/directory')
    expect(withRepository(named, 'https://github.com/fork/directory')).toBe(named)
  })
})
