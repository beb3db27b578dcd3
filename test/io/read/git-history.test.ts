import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoadedContent } from '../../../src/io/read/loaded-content.ts'
import { loadContent } from '../../../src/generator/pipeline.ts'
import { createHistoryReader } from '../../../src/io/read/git-history.ts'
import { composeLists } from '../../../src/feed/lists.ts'
import { NOBODY } from '../../changes/repository.ts'
import { run } from '../../generator/publish/osd.ts'
import { createFolder } from '../../generator/publish/small-town.ts'

/** A temporary repository. */
interface Repository {
  readonly root: string
  git(...args: string[]): Promise<void>
  /** Writes files and commits them on a day. */
  commit(day: string, files?: Readonly<Record<string, string>>): Promise<void>
}

async function createRepository(): Promise<Repository> {
  const root = await createFolder()
  const git = async (env: Readonly<Record<string, string>>, ...args: string[]) => {
    const { status, stderr } = await run('git', ['-C', root, ...args], {
      env: { ...NOBODY, ...env },
    })
    if (status !== 0) throw new Error(stderr)
  }
  await git({}, 'init', '--quiet', '--template=', '--initial-branch=main')
  return {
    root,
    git: (...args) => git({ GIT_COMMITTER_DATE: '2026-12-31T00:00:00Z' }, ...args),
    async commit(day, files = {}) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(join(root, file, '..'), { recursive: true })
        writeFileSync(join(root, file), text)
      }
      const date = { GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: timeOf(day) }
      await git({}, 'add', '--all')
      await git(date, 'commit', '--quiet', '--allow-empty', '-m', day)
    },
  }
}

/** Evening in New York, so that the date in UTC is the next one. */
const timeOf = (day: string) => `${day}T22:00:00-05:00`

const RECORDS = {
  'directory.yaml': 'title: T\nnamespace: 11111111-1111-4111-8111-111111111111',
  'organizations/trust.yaml': 'name: Trust\ndescription: Helps.',
  'locations/hall.yaml': 'name: Hall',
  'services/supper.yaml': 'name: Supper\norganization: trust\nstatus: active\nlocations: [hall]',
  'services/line.yaml': 'name: Line\norganization: trust\nstatus: active',
}

beforeEach(() => {
  for (const [name, value] of Object.entries(NOBODY)) vi.stubEnv(name, value)
})
afterEach(() => vi.unstubAllEnvs())

describe('the last change of a file', () => {
  let repository: Repository
  beforeAll(async () => {
    repository = await createRepository()
    await repository.commit('2026-01-01', { 'a b/c.yaml': '1', 'a b/d.yaml': '1', 'e.yaml': '1' })
    await repository.commit('2026-02-01', { 'a b/c.yaml': '2', 'e.yaml': '2' })
    await repository.commit('2026-03-01', { 'e.yaml': '3' })
    writeFileSync(join(repository.root, 'a b/new.yaml'), '1')
  })

  it('is its last commit, in UTC', async () => {
    const { modified } = await createHistoryReader(repository.root)()
    expect(Object.fromEntries(modified)).toEqual({
      'a b/c.yaml': '2026-02-02T03:00:00.000Z',
      'a b/d.yaml': '2026-01-02T03:00:00.000Z',
      'e.yaml': '2026-03-02T03:00:00.000Z',
    })
  })

  it('is keyed by its path in the content folder, which may contain a space', async () => {
    const { modified } = await createHistoryReader(join(repository.root, 'a b'))()
    expect([...modified.keys()].sort()).toEqual(['c.yaml', 'd.yaml'])
  })

  it('is unknown before its first commit', async () => {
    const { modified, diagnostics } = await createHistoryReader(join(repository.root, 'a b'))()
    expect(modified.has('new.yaml')).toBe(false)
    expect(diagnostics).toEqual([])
  })

  it('does not depend on the git configuration of the user', async () => {
    const config = join(await createFolder(), 'config')
    writeFileSync(
      config,
      '[log]\nshowRoot = false\nshowSignature = true\ndate = relative\n[core]\nquotePath = true\n[color]\nui = always\n[diff]\nnoprefix = true\n[format]\npretty = oneline\n',
    )
    const plain = await createHistoryReader(repository.root)()
    vi.stubEnv('GIT_CONFIG_GLOBAL', config)
    expect(await createHistoryReader(repository.root)()).toEqual(plain)
  })

  describe('that was changed on a branch', () => {
    const proposal = async () => {
      const { root, git, commit } = await createRepository()
      await commit('2026-01-01', { 'a.yaml': '1', 'b.yaml': '1', 'c.yaml': '1' })
      await git('checkout', '--quiet', '-b', 'proposal')
      await commit('2026-02-01', { 'a.yaml': '2' })
      await git('checkout', '--quiet', 'main')
      await commit('2026-03-01', { 'b.yaml': '2' })
      const modified = async () =>
        Object.fromEntries((await createHistoryReader(root)()).modified) as unknown
      return { git, commit, modified }
    }
    const MERGED = {
      'a.yaml': '2026-12-31T00:00:00.000Z',
      'b.yaml': '2026-03-02T03:00:00.000Z',
      'c.yaml': '2026-01-02T03:00:00.000Z',
    }

    it('is the merge', async () => {
      const { git, modified } = await proposal()
      await git('merge', '--quiet', '-m', 'merge', 'proposal')
      expect(await modified()).toEqual(MERGED)
    })

    it.each(['off', 'combined', 'remerge'])(
      'is the merge where a user has git show merges as %s',
      async (diffMerges) => {
        const { git, modified } = await proposal()
        await git('merge', '--quiet', '-m', 'merge', 'proposal')
        const config = join(await createFolder(), 'config')
        writeFileSync(config, `[log]\ndiffMerges = ${diffMerges}\n`)
        vi.stubEnv('GIT_CONFIG_GLOBAL', config)
        expect(await modified()).toEqual(MERGED)
      },
    )

    it('is the merge even when the branch was updated before', async () => {
      const { git, modified } = await proposal()
      await git('checkout', '--quiet', 'proposal')
      await git('merge', '--quiet', '-m', 'update', 'main')
      await git('checkout', '--quiet', 'main')
      await git('merge', '--quiet', '--no-ff', '-m', 'merge', 'proposal')
      expect(await modified()).toEqual(MERGED)
    })

    it('is its own commit after a cherry-pick', async () => {
      const { git, modified } = await proposal()
      await git('cherry-pick', 'proposal')
      expect(await modified()).toEqual(MERGED)
    })
  })

  it('is read from its own repository, whatever the environment names, as in a hook', async () => {
    const plain = await createHistoryReader(repository.root)()
    vi.stubEnv('GIT_DIR', '.git')
    vi.stubEnv('GIT_WORK_TREE', '.')
    vi.stubEnv('GIT_INDEX_FILE', '.git/index.lock')
    expect(await createHistoryReader(join(repository.root, '.'))()).toEqual(plain)
    expect(plain.modified.size).toBeGreaterThan(0)
  })

  it('cannot be forged by the name of another file', async () => {
    const { root, commit } = await createRepository()
    await commit('2026-01-01', { 'a.yaml': '1' })
    const forged = ['x\n\u0001999999999\na.yaml', '\na.yaml', 'x\n\na.yaml\n1893456000\n']
    await commit('2026-02-01', Object.fromEntries(forged.map((name) => [`${name}/b`, '1'])))
    const { modified } = await createHistoryReader(root)()
    expect(modified.get('a.yaml')).toBe('2026-01-02T03:00:00.000Z')
    for (const name of forged) expect(modified.get(`${name}/b`)).toBe('2026-02-02T03:00:00.000Z')
  })

  it('starts again after a rename', async () => {
    const { root, commit } = await createRepository()
    await commit('2026-01-01', { 'a.yaml': 'the same' })
    renameSync(join(root, 'a.yaml'), join(root, 'b.yaml'))
    await commit('2026-02-01')
    expect((await createHistoryReader(root)()).modified.get('b.yaml')).toBe(
      '2026-02-02T03:00:00.000Z',
    )
  })
})

describe('last_modified of a service', () => {
  let repository: Repository
  beforeEach(async () => {
    repository = await createRepository()
    await repository.commit('2026-01-01', RECORDS)
  })
  const modified = async () => {
    const loaded = await loadContent(repository.root)
    return Object.fromEntries(modifiedIn(loaded))
  }

  it('is the time of its own last commit', async () => {
    await repository.commit('2026-02-01', {
      'services/supper.yaml': `${RECORDS['services/supper.yaml']}\nalert: Closed`,
    })
    expect(await modified()).toEqual({
      Supper: '2026-02-02T03:00:00.000Z',
      Line: '2026-01-02T03:00:00.000Z',
    })
  })

  it('is that of its organization when it is later', async () => {
    await repository.commit('2026-02-01', {
      'organizations/trust.yaml': `${RECORDS['organizations/trust.yaml']}\nlegal_status: Charity`,
    })
    expect(await modified()).toEqual({
      Supper: '2026-02-02T03:00:00.000Z',
      Line: '2026-02-02T03:00:00.000Z',
    })
  })

  it('is that of its location when it is later, and of no other service', async () => {
    await repository.commit('2026-02-01', { 'locations/hall.yaml': 'name: The hall' })
    expect(await modified()).toEqual({
      Supper: '2026-02-02T03:00:00.000Z',
      Line: '2026-01-02T03:00:00.000Z',
    })
  })

  it('is the field of the record, if any, instead of its commit', async () => {
    await repository.commit('2026-06-01', {
      'services/supper.yaml': `${RECORDS['services/supper.yaml']}\nlast_modified: 2026-01-15T00:00:00+01:00`,
      'organizations/trust.yaml': `${RECORDS['organizations/trust.yaml']}\nlast_modified: 2026-01-10T00:00:00Z`,
      'locations/hall.yaml': 'name: Hall\nlast_modified: 2026-01-20T12:00:00Z',
    })
    expect(await modified()).toEqual({
      Supper: '2026-01-20T12:00:00.000Z',
      Line: '2026-01-10T00:00:00.000Z',
    })
  })

  it('changes the name of the build', async () => {
    const before = await loadContent(repository.root)
    await repository.commit('2026-02-01', { 'locations/hall.yaml': 'name: The hall' })
    await repository.commit('2026-03-01', { 'locations/hall.yaml': RECORDS['locations/hall.yaml'] })
    expect((await loadContent(repository.root)).build).not.toBe(before.build)
  })
})

describe('without the complete history', () => {
  it('a shallow clone gives a warning and no last_modified', async () => {
    const repository = await createRepository()
    await repository.commit('2026-01-01', RECORDS)
    await repository.commit('2026-02-01', { 'locations/hall.yaml': 'name: The hall' })
    const clone = join(await createFolder(), 'clone')
    await repository.git(
      'clone',
      '--quiet',
      '--depth=1',
      pathToFileURL(repository.root).href,
      clone,
    )
    const loaded = await loadContent(clone)
    expect(loaded.diagnostics).toEqual([
      expect.objectContaining({ code: 'unknown-history', severity: 'warning' }),
    ])
    expect(modifiedIn(loaded)).toEqual([
      ['Line', undefined],
      ['Supper', undefined],
    ])
  })

  it('a folder outside a repository gives neither', async () => {
    const { root, commit } = await createRepository()
    await commit('2026-01-01', RECORDS)
    const copy = join(await createFolder(), 'copy')
    cpSync(root, copy, { recursive: true, filter: (source) => !source.endsWith('.git') })
    const loaded = await loadContent(copy)
    expect(loaded.diagnostics).toEqual([])
    expect(modifiedIn(loaded).every(([, modified]) => modified === undefined)).toBe(true)
  })

  it.each([
    ['a machine without git', 'PATH', '/nowhere', 'Install the program git.'],
    [
      'a git that cannot start',
      'GIT_CONFIG_COUNT',
      'one',
      'Correct what git says: bogus count in GIT_CONFIG_COUNT.',
    ],
  ])('%s gives a warning', async (_, name, value, hint) => {
    const { root, commit } = await createRepository()
    await commit('2026-01-01', RECORDS)
    vi.stubEnv(name, value)
    expect(await createHistoryReader(root)()).toMatchObject({
      modified: new Map(),
      diagnostics: [{ code: 'unknown-history', hint }],
    })
  })

  it('a folder whose repository only GIT_DIR names gives a warning', async () => {
    const { root } = await createRepository()
    vi.stubEnv('GIT_DIR', join(root, '.git'))
    expect(await createHistoryReader(await createFolder())()).toMatchObject({
      diagnostics: [{ code: 'unknown-history' }],
    })
  })

  it('a repository without a commit gives neither', async () => {
    const { root } = await createRepository()
    expect(await createHistoryReader(root)()).toEqual({ modified: new Map(), diagnostics: [] })
  })
})

function modifiedIn({ directory }: LoadedContent): [string, string | undefined][] {
  if (!directory) throw new Error('The records are wrong.')
  return composeLists(directory)
    .services.map(({ detail }) => detail())
    .map(({ name, last_modified }) => [name, last_modified])
}
