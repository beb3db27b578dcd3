import { Worker } from 'node:worker_threads'
import type { PublishedFile } from './published-file.ts'

/** Where files are written to. */
export interface WriterOptions {
  /** The folder that they are written into; it is there. */
  readonly draft: string
  /** The folder of an older build, if there is one: files with the same bytes become second names of its files. */
  readonly old: string | undefined
}

/** Writes files in another thread; their paths are relative to the folders. */
export interface FileWriter {
  /**
   * Takes a file, and the path that the older build has it under. When very much is waiting to be written the promise
   * holds until there is less; it is rejected when anything could not be written.
   */
  write(file: PublishedFile, before: string): Promise<void>
  /** Waits for all files, stops the thread, and tells how many bytes were written. */
  finish(): Promise<number>
  /** Stops at once. */
  stop(): Promise<void>
}

type Message = readonly (PublishedFile & { readonly before: string })[]
type Reply =
  { readonly bytes: number } | { readonly error: NodeJS.ErrnoException; readonly bytes?: undefined }

/** So many characters go to the thread at a time. */
const BATCH = 256 * 1024
/** So many batches may wait there. */
const MOST_WAITING = 64

/** Starts a thread that writes files. */
export function startFileWriter(options: WriterOptions): FileWriter {
  const worker = new Worker(new URL('write-files.mjs', import.meta.url), { workerData: options })
  let batch: Message[number][] = []
  let size = 0
  let waiting = 0
  let bytes = 0
  let failure: Error | undefined
  let wake = () => {}
  worker.on('message', (reply: Reply) => {
    waiting -= 1
    if (reply.bytes === undefined) fail(Object.assign(new Error(reply.error.message), reply.error))
    else bytes += reply.bytes
    wake()
  })
  worker.on('error', fail)

  function fail(error: Error) {
    failure ??= error
    wake()
  }

  /** Holds until no more than some batches wait. */
  async function until(most: number) {
    while (!failure && waiting > most) await new Promise<void>((resolve) => (wake = resolve))
    if (failure) throw failure
  }

  function post() {
    if (batch.length === 0) return
    worker.postMessage(batch)
    waiting += 1
    batch = []
    size = 0
  }

  return {
    async write(file, before) {
      batch.push({ ...file, before })
      size += 'body' in file ? file.body.length : 0
      if (size >= BATCH) post()
      if (failure || waiting > MOST_WAITING) await until(MOST_WAITING / 2)
    },
    async finish() {
      post()
      await until(0)
      await worker.terminate()
      return bytes
    },
    async stop() {
      await worker.terminate()
    },
  }
}
