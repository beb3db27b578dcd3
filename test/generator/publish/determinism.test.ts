import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { loadContent } from '../../../src/generator/pipeline.ts'
import { filesIn, hashesOf, run, runOsd } from './osd.ts'
import { isLong } from '../../runs.ts'
import { sharedPath } from '../../shared.ts'
import { SMALL_TOWN, copySmallTown, createFolder } from './small-town.ts'

const REAL_CONTENT = sharedPath('data/real-content.mjs', 'building real records twice')

/** Two machines with different settings and the same records. */
const MACHINES = [
  {
    reverse: false,
    time: 1,
    before: 'umask 022',
    env: { TZ: 'Pacific/Auckland', LANG: 'C', LC_ALL: 'C' },
  },
  {
    reverse: true,
    time: 1_900_000_000,
    before: 'umask 077',
    env: { TZ: 'America/St_Johns', LANG: 'sv_SE.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
  },
] as const

/** Builds the same records on both machines, and returns the two output folders. */
async function buildTwice(content: string): Promise<readonly [string, string]> {
  const outs = await Promise.all(
    MACHINES.map(async ({ reverse, time, before, env }) => {
      const folder = await createFolder()
      const copy = join(folder, 'the records')
      await copyInOrder(content, copy, { reverse, time })
      const options = { before, env, cwd: folder }
      const { status, stderr } = await runOsd(['build', '--content', copy, '--out', 'o'], options)
      expect(stderr).toContain('Published')
      expect(status).toBe(0)
      return join(folder, 'o')
    }),
  )
  return outs as [string, string]
}

/** Writes the files in either order, all with the same time. */
async function copyInOrder(
  from: string,
  to: string,
  { reverse, time }: { readonly reverse: boolean; readonly time: number },
): Promise<void> {
  const names = filesIn(from)
  for (const name of reverse ? names.reverse() : names) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await writeFile(join(to, name), await readFile(join(from, name)))
    await utimes(join(to, name), time, time)
  }
}

it('gives the same bytes for any clock, language, umask and order of files', async () => {
  const [one, other] = await buildTwice(SMALL_TOWN)
  expect(hashesOf(other)).toEqual(hashesOf(one))
})

it.runIf(isLong && REAL_CONTENT)('gives the same bytes for real records', async () => {
  const content = join(await createFolder(), 'content')
  await run(process.execPath, [REAL_CONTENT!, content, '--limit', '200'])
  expect((await readdir(join(content, 'services'))).length).toBeGreaterThan(150)
  const [one, other] = await buildTwice(content)
  expect(hashesOf(other)).toEqual(hashesOf(one))
})

it('gives another build name for other records', async () => {
  const copy = await copySmallTown()
  const { build } = await loadContent(copy)
  expect((await loadContent(copy)).build).toBe(build)
  const file = join(copy, 'services/tide-line.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace('milk', 'post'))
  expect((await loadContent(copy)).build).not.toBe(build)
})
