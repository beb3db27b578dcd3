import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundle, compiledCli } from '../src/package/compile-sources.mjs'
import { filesIn } from './generator/publish/osd.ts'

let cache = ''
beforeEach(() => void (cache = mkdtempSync(join(tmpdir(), 'osd-compiled-'))))
afterEach(() => rmSync(cache, { recursive: true, force: true }))

const FILES = ['edge/feed.js', 'lib/cli.mjs', 'lib/site-thread.mjs'].map((path) => ({
  path,
  contents: new TextEncoder().encode(`export const name = '${path}'\n`.repeat(20)),
}))
const compile = vi.fn(async () => FILES)
const compiled = () => compiledCli(cache, compile)

const folderOf = (url: string) => dirname(dirname(fileURLToPath(url)))
const textsIn = (folder: string) =>
  filesIn(folder).map((path) => [path.slice(1), readFileSync(folder + path, 'utf8')])

describe('the compiled program', () => {
  it('is cached', async () => {
    const first = await compiled()
    compile.mockClear()
    expect(await compiled()).toBe(first)
    expect(compile).not.toHaveBeenCalled()
  })

  it('is compiled again if a file of it is damaged or missing', async () => {
    const folder = folderOf(await compiled())
    const whole = textsIn(folder)
    truncateSync(join(folder, 'lib/cli.mjs'), 100)
    await compiled()
    expect(textsIn(folder)).toEqual(whole)
    rmSync(join(folder, 'lib/cli.mjs'))
    await compiled()
    expect(textsIn(folder)).toEqual(whole)
  })

  it('may be compiled by two processes at once, which leave no drafts', async () => {
    const [a, b] = await Promise.all([compiled(), compiled()])
    expect(a).toBe(b)
    expect(readdirSync(cache)).toEqual([basename(folderOf(a))])
  })

  it('is deleted a week after its sources have changed', async () => {
    for (const [name, days] of [['older', 8] as const, ['younger', 6] as const]) {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
      mkdirSync(join(cache, name))
      utimesSync(join(cache, name), then, then)
    }
    const current = basename(folderOf(await compiled()))
    expect(readdirSync(cache).sort()).toEqual([current, 'younger'].sort())
  })

  it('stays when it is new and the clock of the disk is years behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2060-01-01') })
    try {
      expect(statSync(fileURLToPath(await compiled())).isFile()).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it(
    'is the same whenever it is compiled from the same sources',
    { timeout: 120_000 },
    async () => {
      // The program that other tests run was compiled at another time, by another process.
      const other = textsIn(folderOf(await compiledCli()))
      const one = await bundle()
      const texts = one.map(({ path, contents }) => [path, new TextDecoder().decode(contents)])
      expect(new Map(texts as [string, string][])).toEqual(new Map(other as [string, string][]))
      expect(one.map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          ...['lib/cli.mjs', 'lib/site-thread.mjs', 'edge/feed.js', 'scripts/edit.js'],
        ]),
      )
    },
  )
})
