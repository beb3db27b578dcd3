import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createFixture } from './fixture.ts'
import { startNetlify } from './netlify.ts'

const refused = async (contents: string) => {
  const broken = await createFixture({ functions: { feed: contents } })
  try {
    await startNetlify(broken)
  } finally {
    await broken.remove()
  }
}

test('a declaration that Netlify refuses is refused', async () => {
  const config = `{ path: '/x', method: ['GET', 'HEAD'] }`
  const contents = `export default () => {}; export const config = ${config}`
  await expect(refused(contents)).rejects.toThrow('HEAD')
})

test('a function without a path is refused, because it would never run', async () => {
  await expect(refused('export default () => {}')).rejects.toThrow('No path leads')
})

test('a function that cannot be loaded is refused', async () => {
  await expect(refused(`throw new Error('at loading')`)).rejects.toThrow('at loading')
})

test('Deno ends when its parent process is killed', async () => {
  const script = `
    import { startDeno } from ${JSON.stringify(new URL('./deno.ts', import.meta.url).href)}
    startDeno({ functions: {} }).then(({ port }) => {
      console.log(port)
      process.kill(process.pid, 'SIGKILL')
    })
  `
  const tsx = fileURLToPath(import.meta.resolve('tsx'))
  const node = ['--import', tsx, '--input-type=module', '-e', script]
  const run = promisify(execFile)(process.execPath, node)
  const { stdout } = await run.catch((killed: { stdout: string }) => killed)
  expect(stdout).toMatch(/^\d+\n$/)
  const address = `http://127.0.0.1:${stdout.trim()}/`
  const silent = () =>
    fetch(address)
      .then(() => false)
      .catch(() => true)
  await expect.poll(silent).toBe(true)
})
