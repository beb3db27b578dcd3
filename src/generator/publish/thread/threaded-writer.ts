import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { SiteWriter, WriterOptions, Written } from '../site-writer.ts'
import { createPageMaker } from '../../site/publisher.ts'
import type { Step } from '../../site/step.ts'
import type { Reply, Request } from './messages.ts'

/** Characters in a batch of steps. */
const BATCH_SIZE = 256 * 1024
/** While more batches than this are unwritten, some 8 MB, pages are made in this thread. */
const MANY_WAITING = 32
/** Composing waits while more than these are. */
const MAX_WAITING = 64

/**
 * Publishes a site in another thread, so that records are indexed and written while the next ones are composed. Either thread can
 * make the pages of a record: this one does while more than `many` batches wait.
 */
export function createThreadedWriter(options: WriterOptions, many = MANY_WAITING): SiteWriter {
  const worker = new Worker(new URL('site-thread.mjs', import.meta.url), { workerData: options })
  const pagesOf = createPageMaker(options.plan)
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

  const withPages = (step: Step): Step =>
    step.kind === 'record' ? { ...step, files: [...step.files, ...pagesOf(step)], pages: [] } : step

  /** Waits until at most `max` batches are unwritten. */
  async function drain(max: number) {
    while (!failure && waiting > max) await new Promise<void>((resolve) => (wake = resolve))
    if (failure) throw failure
  }

  return {
    async take(planned) {
      const step = waiting > many ? withPages(planned) : planned
      batch.push(step)
      size += sizeOf(step)
      // The index is encoded after the last step, which takes a while: start now.
      if (size < BATCH_SIZE && step.kind !== 'last') return
      sendBatch()
      // Replies arrive now.
      await setImmediate()
      if (failure || waiting > MAX_WAITING) await drain(MANY_WAITING)
    },
    async finish() {
      sendBatch()
      send('finish')
      await drain(0)
      await worker.terminate()
      return written as Written
    },
    async stop() {
      await worker.terminate()
    },
  }
}

/** The approximate size of a step, in characters. */
function sizeOf(step: Step): number {
  if (step.kind === 'record')
    return step.files.reduce(
      (sum, file) => sum + ('part' in file ? file.part : file.body).length,
      step.texts.item?.length ?? 0,
    )
  return step.kind === 'file' ? step.file.body.length : 0
}
