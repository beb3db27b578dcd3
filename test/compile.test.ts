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
import { compiledCli } from '../src/compile.mjs'

let cache = ''
beforeEach(() => void (cache = mkdtempSync(join(tmpdir(), 'osd-compiled-'))))
afterEach(() => rmSync(cache, { recursive: true, force: true }))

const folderOf = (address: string) => dirname(fileURLToPath(address))
const textsIn = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])

describe('the compiled program', () => {
  it('is kept, and taken as it is the next time', async () => {
    const first = await compiledCli(cache)
    const { ino } = statSync(fileURLToPath(first))
    expect(await compiledCli(cache)).toBe(first)
    expect(statSync(fileURLToPath(first)).ino).toBe(ino)
  })

  it('is made anew where a file of it was cut short or has gone', async () => {
    const folder = folderOf(await compiledCli(cache))
    const whole = textsIn(folder)
    truncateSync(join(folder, 'cli.mjs'), 100)
    await compiledCli(cache)
    expect(textsIn(folder)).toEqual(whole)
    rmSync(join(folder, 'cli.mjs'))
    await compiledCli(cache)
    expect(textsIn(folder)).toEqual(whole)
  })

  it('may be made by two at once, and nothing is left beside it', async () => {
    const [a, b] = await Promise.all([compiledCli(cache), compiledCli(cache)])
    expect(a).toBe(b)
    expect(readdirSync(cache)).toEqual([basename(folderOf(a))])
  })

  it('is forgotten a week after its sources have changed', async () => {
    for (const [name, days] of [['older', 8] as const, ['younger', 6] as const]) {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
      mkdirSync(join(cache, name))
      utimesSync(join(cache, name), then, then)
    }
    const made = basename(folderOf(await compiledCli(cache)))
    expect(readdirSync(cache).sort()).toEqual([made, 'younger'].sort())
  })

  it('stays when it was made just now, where the clock of the disk is years behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2060-01-01') })
    try {
      expect(statSync(fileURLToPath(await compiledCli(cache))).isFile()).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})
