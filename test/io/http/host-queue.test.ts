import { expect, test } from 'vitest'
import { createHostQueue } from '../../../src/io/http/host-queue.ts'

/** Jobs that end when they are told to, and the names of those that have started. */
function createJobs() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () =>
    new Promise<void>((resolve) => {
      started.push(name)
      ends.set(name, resolve)
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { started, job, end }
}

/** Waits until everything that does not wait for a job has run. */
const settle = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 1))
}

test('runs the jobs of one host in turn, and those of others in parallel', async () => {
  const { started, job, end } = createJobs()
  const queue = createHostQueue({ concurrency: 8, delay: 0 })
  const all = [queue('a', job('a1')), queue('a', job('a2')), queue('b', job('b1'))]
  await settle()
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'a2'])
  await end('a2')
  await end('b1')
  await Promise.all(all)
})

test('runs no more jobs at a time than it may', async () => {
  const { started, job, end } = createJobs()
  const queue = createHostQueue({ concurrency: 2, delay: 0 })
  const all = ['a', 'b', 'c'].map((host) => queue(host, job(host)))
  await settle()
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await Promise.all(all)
})

test('a failed job does not hold up the next one', async () => {
  const queue = createHostQueue({ concurrency: 1, delay: 0 })
  const failed = queue('a', () => Promise.reject(new Error('no')))
  const next = queue('a', () => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
