import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { mayReplace } from '../../../src/io/files/finished-build.ts'
import { recoverFolder } from '../../../src/io/files/staged-folder.ts'
import { osd } from '../../cli/run.ts'
import { OSD, hashesOf, run, runOsd } from './osd.ts'
import { SMALL_TOWN, copySmallTown, createFolder } from './small-town.ts'
import { mayMount } from './disk.ts'

/** A folder with a finished build, and its content. */
interface Home {
  readonly folder: string
  readonly content: string
  readonly out: string
  readonly before: Readonly<Record<string, string>>
}

let built: string
beforeAll(async () => {
  built = join(await createFolder(), 'dist')
  const { status } = await runOsd(['build', '--content', SMALL_TOWN, '--out', built])
  expect(status).toBe(0)
})

async function createHome(): Promise<Home> {
  const content = await copySmallTown()
  const folder = dirname(content)
  const out = join(folder, 'dist')
  await cp(built, out, { recursive: true })
  return { folder, content, out, before: hashesOf(out) }
}

const build = ({ content, out }: Home, options = {}) =>
  runOsd(['build', '--content', content, '--out', out], options)

/** Expects the old build, and nothing beside it. */
function expectUnchanged({ folder, out, before }: Home) {
  expect(hashesOf(out)).toEqual(before)
  expect(readdirSync(folder).sort()).toEqual(['content', 'dist'])
}

describe('a record with an error', () => {
  it('stops the build and leaves the old site', async () => {
    const home = await createHome()
    writeFileSync(join(home.content, 'services/wrong.yaml'), 'name: Wrong')
    const { status, stderr } = await osd(['build', '--content', home.content, '--out', home.out])
    expect(status).toBe(1)
    expect(stderr).toContain('services/wrong.yaml')
    expect(stderr).toContain('Nothing was published.')
    expectUnchanged(home)
  })

  it('stops the first build as well, and leaves nothing behind', async () => {
    const content = await copySmallTown()
    writeFileSync(join(content, 'services/wrong.yaml'), 'name: Wrong')
    const out = join(dirname(content), 'dist')
    expect(await osd(['build', '--content', content, '--out', out])).toMatchObject({ status: 1 })
    expect(readdirSync(dirname(content))).toEqual(['content'])
  })
})

/** Builds on a separate disk with room for half a site, and compares the result with the old build. */
const FULL_DISK = `
  content=$1 old=$2 disk=$3; shift 3
  mount -t tmpfs -o size=8m tmpfs "$disk" && cp -r "$old" "$disk/dist" || exit 99
  cat /dev/zero > "$disk/ballast" 2>/dev/null
  truncate -s -200K "$disk/ballast"
  "$@" build --content "$content" --out "$disk/dist"
  status=$?
  diff -r "$old" "$disk/dist" && ls "$disk"
  exit $status`
describe('a disk that fails during a build', () => {
  it('because of a file size limit: the old site stays', async () => {
    const home = await createHome()
    const { status, stderr } = await build(home, {
      before: 'ulimit -f 40',
      env: { TSX_DISABLE_CACHE: '1' },
    })
    expect(stderr).toMatch(/EFBIG|too large/i)
    expect(status).toBe(70)
    expectUnchanged(home)
  })

  it.runIf(mayMount)(
    'because it is full: the error says so, and nothing is left behind',
    async () => {
      const home = await createHome()
      const disk = await createFolder()
      const args = ['sh', '-c', FULL_DISK, 'sh', home.content, home.out, disk]
      const { status, stdout, stderr } = await run('unshare', ['-rm', ...args, ...OSD])
      expect(stderr).toMatch(/^The disk is full \(.*\)\. Nothing was changed\.$/m)
      expect(status).toBe(70)
      expect(stdout).toBe('ballast\ndist\n')
    },
  )
})

describe('the output folder', () => {
  it.each([
    ['of somebody’s own files', (out: string) => writeIn(out, 'letter.txt')],
    ['that is a file', (out: string) => writeFileSync(out, 'a letter')],
  ])('%s is refused', async (_, create) => {
    const out = join(await createFolder(), 'mine')
    create(out)
    const { status, stderr } = await osd(['build', '--content', SMALL_TOWN, '--out', out])
    expect(status).toBe(2)
    expect(stderr).toContain('--out')
    expect(readdirSync(dirname(out))).toEqual(['mine'])
  })

  it.each([
    ['above the records', (folder: string) => folder],
    ['of the records', (folder: string) => join(folder, 'content')],
    ['among the records', (folder: string) => join(folder, 'content/dist')],
    ['above where the program is called', (folder: string) => join(folder, '..')],
    ['below a file', (folder: string) => join(folder, 'content/directory.yaml/dist')],
    ['that is a link to nowhere', (folder: string) => join(folder, 'nowhere')],
    ['that has no name', () => ''],
  ])('%s is refused, and no file is deleted', async (_, outIn) => {
    const folder = await createFolder()
    cpSync(SMALL_TOWN, join(folder, 'content'), { recursive: true })
    symlinkSync('gone', join(folder, 'nowhere'))
    const before = readdirSync(folder, { recursive: true })
    const call = ['build', '--content', join(folder, 'content'), '--out', outIn(folder)]
    const { status, stderr } = await osd(call, { cwd: folder })
    expect(status).toBe(2)
    expect(stderr).toContain('--out')
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  })

  it('is recognised behind a symbolic link', async () => {
    const folder = await createFolder()
    cpSync(SMALL_TOWN, join(folder, 'content'), { recursive: true })
    symlinkSync('content', join(folder, 'link'))
    const call = ['build', '--content', join(folder, 'content'), '--out', join(folder, 'link/dist')]
    expect(await osd(call)).toMatchObject({ status: 2 })
    expect(existsSync(join(folder, 'content/dist'))).toBe(false)
  })

  it('may be replaced when it does not exist, is empty, or holds a build', async () => {
    const folder = await createFolder()
    expect(mayReplace(join(folder, 'new'))).toBe(true)
    expect(mayReplace(folder)).toBe(true)
    expect(mayReplace(built)).toBe(true)
  })
})

describe('an interrupted build', () => {
  it('is recovered after a crash between the two renames', async () => {
    const home = await createHome()
    renameSync(home.out, `${home.out}.old-1a2b3c4d`)
    recoverFolder(home.out)
    expectUnchanged(home)
  })

  it('is recovered even when the next build fails', async () => {
    const home = await createHome()
    renameSync(home.out, `${home.out}.old-1a2b3c4d`)
    writeFileSync(join(home.content, 'services/wrong.yaml'), 'name: Wrong')
    expect(await osd(['build', '--content', home.content, '--out', home.out])).toMatchObject({
      status: 1,
    })
    expectUnchanged(home)
  })
})

function writeIn(folder: string, name: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'a letter')
}
