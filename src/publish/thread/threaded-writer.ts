import { Worker } from 'node:worker_threads'
import type { SiteWriter, WriterOptions, Written } from '../site-writer.ts'
import type { Step } from '../../site/step.ts'
import type { Reply, Request } from './messages.ts'

/** Steps with so many characters are sent at a time. */
const BATCH = 256 * 1024
/** So many batches may wait to be written, 16 MB or so, before composing waits as well. */
const MOST_WAITING = 64

/** Writes a site in another thread: while it indexes and writes some records, the next ones are composed. */
export function createThreadedWriter(options: WriterOptions): SiteWriter {
  const worker = new Worker(new URL('site-thread.mjs', import.meta.url), { workerData: options })
  let batch: Step[] = []
  let size = 0
  let waiting = 0
  let written: Written | undefined
  let failure: Error | undefined
  let wake = () => {}
  worker.on('error', fail)
  worker.on('message', (reply: Reply) => {
    waiting -= 1
    written = reply.written
    if (reply.error) fail(Object.assign(new Error(reply.error.message), reply.error))
    wake()
  })

  function fail(error: Error) {
    failure ??= error
    wake()
  }

  function send(request: Request) {
    worker.postMessage(request)
    waiting += 1
  }

  function sendBatch() {
    send(batch)
    batch = []
    size = 0
  }

  /** Holds until no more than some batches wait. */
  async function until(most: number) {
    while (!failure && waiting > most) await new Promise<void>((resolve) => (wake = resolve))
    if (failure) throw failure
  }

  return {
    async take(step) {
      batch.push(step)
      size += sizeOf(step)
      // The last step makes work for a while; that may begin.
      if (size >= BATCH || step.kind === 'last') sendBatch()
      if (failure || waiting > MOST_WAITING) await until(MOST_WAITING / 2)
    },
    async finish() {
      sendBatch()
      send('finish')
      await until(0)
      await worker.terminate()
      return written as Written
    },
    async stop() {
      await worker.terminate()
    },
  }
}

/** The characters of what is large in a step. */
function sizeOf(step: Step): number {
  if (step.kind === 'record')
    return step.files.reduce((sum, { body }) => sum + body.length, step.texts.item?.length ?? 0)
  return step.kind === 'file' && 'body' in step.file ? step.file.body.length : 0
}
