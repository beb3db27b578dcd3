import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { nodePlatform } from '../../../src/generator/publish/platform.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import {
  type SiteWriter,
  type WriterOptions,
  createSiteWriter,
} from '../../../src/generator/publish/site-writer.ts'
import { stepsOf } from '../../../src/generator/site/steps.ts'
import { createThreadedWriter } from '../../../src/generator/publish/thread/threaded-writer.ts'
import { recoverFolder } from '../../../src/io/files/staged-folder.ts'
import { writeRecords } from '../../bench/records.ts'
import { isLong } from '../../runs.ts'
import { createRandom } from '../../search/random.ts'
import { OSD, hashesOf, runOsd } from './osd.ts'
import { BUILD, createFolder, readSmallTown } from './small-town.ts'

const site = composeSite(await readSmallTown(), {
  build: BUILD,
  smallList: 2,
  index: { shardBytes: 1024, packBytes: 0 },
})

async function write(create: (options: WriterOptions) => SiteWriter, folder: string) {
  const writer = create({ plan: site.plan, target: { folder, old: undefined } })
  try {
    for (const step of stepsOf(site, nodePlatform)) await writer.take(step)
    return await writer.finish()
  } finally {
    await writer.stop()
  }
}

describe('a site that is written in a second thread', () => {
  it('has the same bytes as one that is written in the main thread', async () => {
    const [here, there] = [await createFolder(), await createFolder()]
    const written = await write(createSiteWriter, here)
    expect(await write(createThreadedWriter, there)).toEqual(written)
    expect(hashesOf(there)).toEqual(hashesOf(here))
    expect(Object.keys(hashesOf(here))).toHaveLength(written.files)
  })

  it('has the same bytes where the main thread makes pages, because the second one has much to write', async () => {
    const [here, there] = [await createFolder(), await createFolder()]
    const written = await write(createSiteWriter, here)
    expect(await write((options) => createThreadedWriter(options, -1), there)).toEqual(written)
    expect(hashesOf(there)).toEqual(hashesOf(here))
  })

  it('fails in the same way when a file cannot be written', async () => {
    const folder = await createFolder()
    writeFileSync(join(folder, '_'), 'a letter')
    for (const create of [createSiteWriter, createThreadedWriter])
      await expect(write(create, folder)).rejects.toMatchObject({ code: 'ENOTDIR' })
  })

  it('can be stopped at any time', async () => {
    const folder = await createFolder()
    const writer = createThreadedWriter({
      plan: site.plan,
      target: { folder, old: undefined },
    })
    for (const step of stepsOf(site, nodePlatform)) await writer.take(step)
    await writer.stop()
    const before = hashesOf(folder)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(hashesOf(folder)).toEqual(before)
  })
})

const LONG = { timeout: 600_000 }
describe('a large build that is killed while its thread writes', () => {
  it.runIf(isLong)('leaves the old site, and the next build is correct', LONG, async () => {
    const home = await createFolder()
    const args = ['build', '--content', join(home, 'content'), '--out', join(home, 'dist')]
    writeRecords(join(home, 'content'), 1400)
    expect(await runOsd(args)).toMatchObject({ status: 0 })
    const whole = hashesOf(join(home, 'dist'))
    const r = createRandom('killed')
    let caught = 0
    for (let i = 0; i < 25; i++) {
      const [program = '', ...more] = OSD
      const running = spawn(program, [...more, ...args], { stdio: 'ignore' })
      const ended = once(running, 'close')
      // Some time between its first write and its end.
      while (drafts(home).length === 0 && running.exitCode === null) await pause(5)
      await pause(r.whole(0, 500))
      caught += drafts(home).length
      running.kill('SIGKILL')
      await ended
      recoverFolder(join(home, 'dist'))
      expect(hashesOf(join(home, 'dist'))).toEqual(whole)
      expect(await runOsd(args)).toMatchObject({ status: 0 })
      expect(hashesOf(join(home, 'dist'))).toEqual(whole)
      expect(drafts(home)).toEqual([])
    }
    expect(caught).toBeGreaterThan(0)
  })
})

const drafts = (home: string) => readdirSync(home).filter((name) => name.startsWith('dist.'))
