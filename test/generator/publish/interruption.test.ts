import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { writeRecords } from '../../bench/records.ts'
import { casesOf } from '../../runs.ts'
import { OSD, hashesOf, runOsd } from './osd.ts'
import { createFolder } from './small-town.ts'
import { Interrupted, unlessInterrupted } from '../../../src/generator/publish/interruption.ts'

const SIGINT = ['SIGINT', 130] as const
const SIGTERM = ['SIGTERM', 143] as const

/** Sizes below and above that from which a second thread writes the site. */
const CASES = casesOf(
  [['a build', 300] as const, ['a large build, which has a thread that writes,', 1400] as const],
  2,
)

const drafts = (home: string) => readdirSync(home).filter((name) => name.startsWith('dist.'))

/** Starts a build. Once it writes, sends the signal to its process group, as a terminal does. */
async function interrupt(home: string, args: readonly string[], signal: NodeJS.Signals) {
  const [program = '', ...more] = OSD
  const running = spawn(program, [...more, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let said = ''
  running.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const ended = once(running, 'close')
  while (drafts(home).length === 0 && running.exitCode === null) await pause(1)
  if (running.exitCode === null) process.kill(-running.pid!, signal)
  const [status] = (await ended) as [number | null]
  return { status, said }
}

describe.each(CASES)('%s that a signal stops', (_, records) => {
  it('leaves the old site, and nothing beside it', { timeout: 600_000 }, async () => {
    const home = await createFolder()
    const [content, out] = [join(home, 'content'), join(home, 'dist')]
    const args = ['build', '--content', content, '--out', out]
    writeRecords(content, records, 'short')
    expect(await runOsd(args)).toMatchObject({ status: 0 })
    const before = hashesOf(out)
    for (const [signal, status] of [SIGINT, SIGTERM]) {
      const run = await interrupt(home, args, signal)
      expect(run.said).toMatch(
        /^The build was stopped\. What was published before is still there\.$/m,
      )
      expect(run.status).toBe(status)
      expect(hashesOf(out)).toEqual(before)
      expect(readdirSync(home).sort()).toEqual(['content', 'dist'])
    }
  })
})

describe('work of other processes', () => {
  it('that fails because of a signal was interrupted', async () => {
    const failed = unlessInterrupted(async () => {
      process.emit('SIGTERM', 'SIGTERM')
      throw new Error('write EPIPE')
    })
    await expect(failed).rejects.toEqual(new Interrupted('SIGTERM'))
  })

  it('is interrupted also when it is finished all the same', async () => {
    const finished = unlessInterrupted(async () => process.emit('SIGINT', 'SIGINT'))
    await expect(finished).rejects.toEqual(new Interrupted('SIGINT'))
  })

  it('fails by itself, and gives what it made', async () => {
    await expect(unlessInterrupted(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await unlessInterrupted(async () => 1)).toBe(1)
  })
})
