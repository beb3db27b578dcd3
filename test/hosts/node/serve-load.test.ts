import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Built, buildContent } from '../../api/homes.ts'
import { contentFiles } from '../../api/content.ts'
import { isLong } from '../../runs.ts'
import { OSD } from '../../generator/publish/osd.ts'

const CONNECTIONS = 50
/** Milliseconds. */
const DURATION = 20_000
const HOST = 'directory.example.org'
const PATHS = [
  ...['/', '/services', '/services?per_page=50&page=2', '/services?search=lunch', '/taxonomies'],
  ...['/services?proximity=2000&latitude=51.44&longitude=-2.59', '/services?postcode=BS3+1JG'],
  ...['/find', '/find?search=food+bank&place=BS3', '/find?search=i+want+to+die', '/find/topics'],
  ...['/organizations?search=trust', '/services/nothing', '/nothing', '/services?page=0'],
]

let built: Built
let server: ChildProcess
let origin = ''

describe.runIf(isLong)('osd serve, asked over fifty connections for twenty seconds', () => {
  beforeAll(async () => {
    built = await buildContent(contentFiles())
    const [program, ...args] = [...OSD, 'serve', '--out', built.out, '--port', '0', '--proxy']
    server = spawn(program!, args, { cwd: fileURLToPath(new URL('../../..', import.meta.url)) })
    origin = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stderr!.on('data', (chunk) => {
        said += String(chunk)
        const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
        if (found) resolve(found)
      })
      server.once('exit', () => reject(new Error(said)))
    })
  })
  afterAll(async () => {
    server?.kill('SIGKILL')
    await built?.remove()
  })

  test(
    'answers all, keeps its memory, and ends when it is asked to',
    { timeout: 120_000 },
    async () => {
      await ask(3000)
      const before = memoryOf(server.pid!)
      const { statuses, errors } = await ask(DURATION)
      const after = memoryOf(server.pid!)
      const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0)
      console.log(
        `${answers} answers, ${JSON.stringify(statuses)}, ${before} MiB before, ${after} after`,
      )
      expect(errors).toEqual([])
      expect(
        Object.keys(statuses)
          .map(Number)
          .filter((status) => status >= 500),
      ).toEqual([])
      expect(Object.keys(statuses).map(Number)).toEqual(expect.arrayContaining([200, 400, 404]))
      expect(after).toBeLessThan(before * 1.25 + 40)
      const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      expect(await ended).toBe(0)
    },
  )
})

/** Asks over all connections for a time. Statuses with their counts, and errors of connections. */
async function ask(duration: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses: Record<string, number> = {}
  const errors: string[] = []
  const until = Date.now() + duration
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let i = connection; Date.now() < until; i++)
        try {
          const status = await get(PATHS[i % PATHS.length]!, agent)
          statuses[status] = (statuses[status] ?? 0) + 1
        } catch (error) {
          errors.push(String(error))
        }
    }),
  )
  agent.destroy()
  return { statuses, errors }
}

const get = (path: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    request(origin + path, { agent, headers: { host: HOST } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })

/** The resident memory of a process, in MiB. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
