import { setTimeout as pause } from 'node:timers/promises'
import { createLimit } from './limit.ts'

/** Runs a job when its host is free: jobs of one host run one at a time, those of other hosts in parallel. */
export type HostQueue = <T>(host: string, job: () => Promise<T>) => Promise<T>

export interface HostQueueOptions {
  /** The most jobs that run at a time, each for another host. */
  readonly concurrency: number
  /** The pause after each job before the next one of the same host, in milliseconds. */
  readonly delay: number
}

/** Creates a queue for each host. */
export function createHostQueue({ concurrency, delay }: HostQueueOptions): HostQueue {
  const last = new Map<string, Promise<unknown>>()
  const limit = createLimit(concurrency)
  return (host, job) => {
    const result = (last.get(host) ?? Promise.resolve()).then(() => limit(job))
    last.set(
      host,
      result.catch(() => undefined).then(() => pause(delay)),
    )
    return result
  }
}
