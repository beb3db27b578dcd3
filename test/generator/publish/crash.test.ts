import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { recoverFolder } from '../../../src/io/files/staged-folder.ts'
import { isLong, runs } from '../../runs.ts'
import { createRandom } from '../../search/random.ts'
import { OSD, hashesOf, run, runOsd } from './osd.ts'
import { copySmallTown, createFolder } from './small-town.ts'
import { mayMount } from './disk.ts'

const KILLS = runs(1, 50)
vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const SERVICE = `name: The club at the old mill
organization: saltwick-town-council
description: A club that meets at the mill.
`

type Hashes = Readonly<Record<string, string>>

let content: string
let out: string
/** The site of each content, built without interruption. */
const sites: Hashes[] = []
/** The duration of the last complete build, in milliseconds. */
let duration: number

const buildArgs = () => ['build', '--content', content, '--out', out]
const write = (edition: number) =>
  writeFileSync(
    join(content, 'services/mill-club.yaml'),
    `${SERVICE}status: ${['active', 'defunct'][edition]}\n`,
  )

beforeAll(async () => {
  content = await copySmallTown()
  out = join(dirname(content), 'dist')
  for (const edition of [0, 1]) {
    write(edition)
    await buildUndisturbed()
    sites.push(hashesOf(out))
  }
  expect(sites[0]).not.toEqual(sites[1])
})

async function buildUndisturbed(): Promise<void> {
  const start = performance.now()
  expect(await runOsd(buildArgs())).toMatchObject({ status: 0 })
  duration = performance.now() - start
}

/** Starts a build and kills it after some milliseconds. Resolves to whether it was still running. */
function killAfter(milliseconds: number): Promise<boolean> {
  const [command = '', ...args] = OSD
  const start = performance.now()
  const child = spawn(command, [...args, ...buildArgs()], { stdio: 'ignore', detached: true })
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), milliseconds)
  return new Promise((resolve) =>
    child.once('exit', (_, signal) => {
      clearTimeout(timer)
      if (signal !== 'SIGKILL') duration = performance.now() - start
      resolve(signal === 'SIGKILL')
    }),
  )
}

describe('a build that is killed', () => {
  it(`leaves the old site or the new one, ${KILLS} times at any moment`, async () => {
    const random = createRandom('kill')
    let published = 1
    for (let killed = 0; killed < KILLS;) {
      const edition = 1 - published
      write(edition)
      // Most of the time passes before the first file is written, and the swap takes least.
      if (await killAfter(duration * (0.4 + random.unit() * 0.8))) killed += 1
      recoverFolder(out)
      const found = hashesOf(out)
      expect(sites).toContainEqual(found)
      published =
        found['/site/_/manifest.json'] === sites[edition]!['/site/_/manifest.json']
          ? edition
          : published
    }
    expect(await runOsd(buildArgs())).toMatchObject({ status: 0 })
    expect(sites).toContainEqual(hashesOf(out))
    expect(readdirSync(dirname(out)).sort()).toEqual(['content', 'dist'])
  })

  it.runIf(isLong)('is recovered by the preview, which serves the old site', async () => {
    write(1)
    expect(await runOsd(buildArgs())).toMatchObject({ status: 0 })
    await killAfter(duration * 0.9)
    const [command = '', ...args] = OSD
    const preview = spawn(command, [...args, 'preview', '--out', out, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    try {
      const said = await new Promise<string>((resolve) => {
        let text = ''
        const add = (chunk: Buffer) => {
          text += chunk
          if (/http:\/\/localhost:\d+/.test(text)) resolve(text)
        }
        preview.stdout.on('data', add)
        preview.stderr.on('data', add)
      })
      const [origin] = /http:\/\/localhost:\d+/.exec(said)!
      const page = await (await fetch(`${origin}/services?search=mill`)).json()
      expect(page.contents).toMatchObject([{ name: 'The club at the old mill', status: 'defunct' }])
    } finally {
      preview.kill()
    }
  })
})

describe('two concurrent builds', () => {
  // again.test.ts has one such pair.
  it.runIf(isLong)('do not mix, and nothing is left behind', async () => {
    for (let i = 0; i < 10; i++) {
      const other = await copySmallTown()
      const runs = await Promise.all([
        runOsd(buildArgs()),
        runOsd(['build', '--content', other, '--out', out]),
      ])
      expect(runs.map(({ status }) => status)).toEqual([0, 0])
      const found = hashesOf(out)
      await runOsd(['build', '--content', other, '--out', out])
      const alternatives = [...sites, hashesOf(out)]
      expect(alternatives).toContainEqual(found)
      expect(readdirSync(dirname(out)).sort()).toEqual(['content', 'dist'])
    }
  })
})

/** Builds on a separate read-only disk, and compares the result with the old build. */
const READ_ONLY = `
  content=$1 old=$2 disk=$3; shift 3
  mount -t tmpfs tmpfs "$disk" && cp -r "$old" "$disk/dist" && mount -o remount,bind,ro "$disk" || exit 99
  "$@" build --content "$content" --out "$disk/dist"
  status=$?
  diff -r "$old" "$disk/dist" && ls "$disk"
  exit $status`
describe('a read-only disk', () => {
  it.runIf(mayMount)('gives an error, and nothing changes', async () => {
    const disk = await createFolder()
    const args = ['sh', '-c', READ_ONLY, 'sh', content, out, disk]
    const { status, stdout, stderr } = await run('unshare', ['-rm', ...args, ...OSD])
    expect(stderr).toMatch(/^The disk is read-only \(.*\)\. Nothing was changed\.$/m)
    expect(status).toBe(70)
    expect(stdout).toBe('dist\n')
  })
})
