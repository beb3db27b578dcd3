import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContentReader } from '../../../src/io/read/content-reader.ts'
import { readContent, readStableContent } from '../../../src/io/read/read-content.ts'
import { createRepeatedReader } from '../../../src/io/read/reader.ts'
import { writeRecords } from '../../bench/records.ts'
import { filesIn, runOsd } from '../../generator/publish/osd.ts'
import { copySmallTown, createFolder } from '../../generator/publish/small-town.ts'
import { runs } from '../../runs.ts'

const RECORDS = runs(300, 1400)

let content: string
let services: readonly string[]

beforeAll(async () => {
  content = join(await createFolder(), 'content')
  writeRecords(content, RECORDS, 'short')
  services = filesIn(join(content, 'services')).sort()
})

const fileOf = (service: string) => join(content, 'services', service)

/** Writes the number of a round into the name of every service, file by file. */
async function rename(round: number) {
  for (const [i, service] of services.entries()) {
    const text = readFileSync(fileOf(service), 'utf8')
    writeFileSync(
      fileOf(service),
      text.replace(/^name: .*$/m, `name: Round ${round} of ${service}`),
    )
    if (i % 20 === 0) await breathe()
  }
}

describe('content that changes while it is read', () => {
  const timeout = 600_000
  it(
    'is published as it was at one moment, or refused, when hundreds of files change',
    { timeout },
    async () => {
      const outcomes: string[] = []
      const most = runs(2, 40)
      for (let round = 2; round <= most || !outcomes.includes('published'); round += 2) {
        await rename(round)
        const out = join(await createFolder(), 'dist')
        let isDone = false
        const running = runOsd(['build', '--content', content, '--out', out]).finally(
          () => (isDone = true),
        )
        // Meanwhile the files change in order, from one round to the next.
        for (let next = round + 1; !isDone && next <= round + 1; next++) await rename(next)
        const { status, stderr } = await running
        if (status !== 0) {
          expect(stderr).toMatch(/keeps changing|services\//)
          outcomes.push('refused')
          continue
        }
        const rounds = services.map((service) => roundIn(out, service))
        // Files of the new round come first, then those of the old one.
        expect(rounds).toEqual(rounds.toSorted((a, b) => b - a))
        expect(new Set(rounds).size).toBeLessThanOrEqual(2)
        outcomes.push('published')
      }
    },
  )

  it('is read again until it is stable; a file that never is becomes a diagnostic', async () => {
    const folder = await copySmallTown()
    const name = 'services/tide-line.yaml'
    /** Changes a file after each of the first `times` reads. */
    const readWhileChanging = (times: number) => {
      const read = createContentReader(folder)
      let change = 0
      return readStableContent(() => {
        const content = read()
        if (change++ < times) writeFileSync(join(folder, name), `name: Tide line ${change}`)
        return content
      })
    }
    const { sources, diagnostics } = await readWhileChanging(3)
    expect(diagnostics).toEqual([])
    expect(sources.find(({ file }) => file === name)?.text).toBe('name: Tide line 3')
    const unstable = await readWhileChanging(Infinity)
    expect(unstable.diagnostics).toMatchObject([{ code: 'unreadable-file', place: { file: name } }])
    expect(unstable.sources.map(({ file }) => file)).toEqual(
      sources.map(({ file }) => file).filter((file) => file !== name),
    )
  })
})

/** Writes a file again and again in two pieces, 15 ms apart, in another process, and leaves it whole. */
const WRITER = `
  const fs = require('node:fs')
  const [file, times] = process.argv.slice(1)
  const text = fs.readFileSync(file, 'utf8')
  const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15)
  for (let i = 0; i < Number(times); i++) {
    fs.writeFileSync(file, text.slice(0, text.indexOf('\\n', text.length / 2) + 1))
    wait()
    fs.appendFileSync(file, text.slice(text.indexOf('\\n', text.length / 2) + 1))
    wait()
  }
`

describe('a file that another program writes in pieces', () => {
  const name = 'services/tide-line.yaml'
  it.each([
    ['once', (folder: string) => () => readContent(folder)],
    ['by a server, all files', (folder: string) => createRepeatedReader(folder)],
    [
      'by a server, the file that changed',
      (folder: string) => {
        const read = createRepeatedReader(folder)
        return () => read(new Set([name]))
      },
    ],
  ])('is read whole: %s', { retry: 3 }, async (_, createRead) => {
    // A busy machine may stop the writer for longer than any reader waits.
    const folder = await copySmallTown()
    const whole = readFileSync(join(folder, name), 'utf8')
    const read = createRead(folder)
    const writer = execFile(process.execPath, ['-e', WRITER, join(folder, name), '15'])
    const ended = once(writer, 'exit')
    for (let count = 0; count < 3 || writer.exitCode === null; count++) {
      const { sources, diagnostics } = await read()
      expect(diagnostics.filter(({ code }) => code === 'unreadable-file')).toEqual([])
      expect(sources.find(({ file }) => file === name)?.text).toBe(whole)
    }
    expect(await ended).toEqual([0, null])
  })
})

/** The round of a published service. */
function roundIn(out: string, service: string): number {
  const [, id = ''] = /^id: (.*)$/m.exec(readFileSync(fileOf(service), 'utf8')) ?? []
  const { name } = JSON.parse(readFileSync(join(out, 'site/services', id), 'utf8')) as {
    readonly name: string
  }
  return Number(/^Round (\d+) of /.exec(name)?.[1])
}
