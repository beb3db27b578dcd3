import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { recoverFolder, stageFolder } from '../../../src/io/files/staged-folder.ts'
import { hashesOf } from '../../generator/publish/osd.ts'
import { createFolder } from '../../generator/publish/small-town.ts'

/** A parent folder, and the folder in it that is replaced. */
let parent: string
let target: string
let before: Readonly<Record<string, string>>

beforeEach(async () => {
  parent = await createFolder()
  target = join(parent, 'dist')
  writeIn(join(target, 'a'), 'old.json')
  before = hashesOf(target)
})

function expectUnchanged() {
  expect(readdirSync(parent)).toEqual(['dist'])
  expect(hashesOf(target)).toEqual(before)
}

describe('a staged folder', () => {
  it('leaves the old folder untouched until the swap, and then replaces it whole', () => {
    const staged = stageFolder(target)
    writeIn(join(staged.folder, 'site/a'), 'b.json')
    writeIn(join(staged.folder, 'edge'), 'c.js')
    expect(staged.old).toBe(target)
    expect(hashesOf(target)).toEqual(before)
    expect(staged.swap()).toEqual({})
    expect(Object.keys(hashesOf(target))).toEqual(['/edge/c.js', '/site/a/b.json'])
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('leaves nothing behind when it is discarded', () => {
    const staged = stageFolder(target)
    writeIn(staged.folder, 'a.json')
    staged.discard()
    expectUnchanged()
  })

  it('restores the old folder when the swap fails', () => {
    const staged = stageFolder(target)
    staged.discard()
    expect(() => staged.swap()).toThrow(/ENOENT/)
    expectUnchanged()
  })

  it('may be the first, and is created with its parents', () => {
    const first = join(parent, 'x/y/dist')
    const staged = stageFolder(first)
    expect(staged.old).toBeUndefined()
    staged.swap()
    expect(readdirSync(dirname(first))).toEqual(['dist'])
  })

  it('has the permissions of the umask', () => {
    stageFolder(target).swap()
    expect(statSync(target).mode & 0o777).toBe(0o777 & ~process.umask())
  })
})

describe('concurrent swaps', () => {
  it('are atomic in any order', () => {
    const [first, second] = [stageFolder(target), stageFolder(target)]
    writeIn(first.folder, 'a.json')
    writeIn(second.folder, 'b.json')
    first.swap()
    expect(Object.keys(hashesOf(target))).toEqual(['/a.json'])
    second.swap()
    expect(Object.keys(hashesOf(target))).toEqual(['/b.json'])
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('delete what killed processes left behind, and nothing else', () => {
    const living = stageFolder(target)
    const dead = ['new', 'old'].map((kind) => `${target}.${kind}-${DEAD}-1a2b3c4d`)
    for (const folder of dead) mkdirSync(join(folder, 'x'), { recursive: true })
    stageFolder(target).swap()
    expect(dead.filter((folder) => existsSync(folder))).toEqual([])
    writeIn(living.folder, 'c.json')
    living.swap()
    expect(Object.keys(hashesOf(target))).toEqual(['/c.json'])
  })
})

describe('recovery', () => {
  it('restores the old folder after a crash between the two renames', () => {
    renameSync(target, `${target}.old-1a2b3c4d`)
    recoverFolder(target)
    expectUnchanged()
  })

  it.each([
    ['first', '1a2b3c4d', '2b3c4d5e'],
    ['last', '2b3c4d5e', '1a2b3c4d'],
  ])('prefers the newest folder to an older one whose name sorts %s', async (_, older, newer) => {
    const other = join(parent, 'other')
    for (const name of [older, newer]) {
      writeIn(other, `${name}.json`)
      await pause(20)
      renameSync(other, `${other}.old-${name}`)
    }
    recoverFolder(other)
    expect(readdirSync(other)).toEqual([`${newer}.json`])
  })

  it('does nothing when the folder exists', () => {
    writeIn(`${target}.old-1a2b3c4d`, 'a')
    recoverFolder(target)
    expect(readdirSync(parent).sort()).toEqual(['dist', 'dist.old-1a2b3c4d'])
    expect(hashesOf(target)).toEqual(before)
  })

  it('does nothing when there is no old folder, or no parent', async () => {
    const empty = await createFolder()
    recoverFolder(join(empty, 'dist'))
    recoverFolder(join(empty, 'nowhere/dist'))
    expect(readdirSync(empty)).toEqual([])
  })
})

describe('an old folder that cannot be deleted', () => {
  it('does not stop this swap or later ones', () => {
    if (process.geteuid!() === 0) chownSync(parent, NOBODY, NOBODY)
    const out = join(parent, 'locked')
    const replaceBy = (name: string) =>
      withoutPrivileges(() => {
        const staged = stageFolder(out)
        writeIn(join(staged.folder, 'site'), name)
        return staged.swap()
      })
    expect(replaceBy('a.json')).toEqual({})
    chmodSync(join(out, 'site'), 0o555)
    const { left = '' } = replaceBy('b.json')
    expect(readdirSync(join(left, 'site'))).toEqual(['a.json'])
    expect(readdirSync(join(out, 'site'))).toEqual(['b.json'])
    // As if its process had ended.
    renameSync(left, `${out}.old-${DEAD}-1a2b3c4d`)
    expect(replaceBy('c.json')).toEqual({})
    expect(readdirSync(join(out, 'site'))).toEqual(['c.json'])
    chmodSync(join(`${out}.old-${DEAD}-1a2b3c4d`, 'site'), 0o755)
  })
})

/** Higher than any process id (proc(5), pid_max). */
const DEAD = 2 ** 22 + 1
/** A user id without special permissions. */
const NOBODY = 65_534

/** Runs a function as a user to whom permissions apply. */
function withoutPrivileges<T>(act: () => T): T {
  if (process.geteuid!() !== 0) return act()
  process.seteuid!(NOBODY)
  try {
    return act()
  } finally {
    process.seteuid!(0)
  }
}

function writeIn(folder: string, name: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'a letter')
}
