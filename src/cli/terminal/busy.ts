import { Worker } from 'node:worker_threads'

/** A line of a terminal that says what the program does, and for how long. */
export interface Busy {
  readonly say: (text: string) => void
  readonly stop: () => void
}

/*
 * Reading and checking keep the main thread busy for many seconds, in which it could write nothing. So another thread does,
 * once a second.
 */
const TICKS = `
const { parentPort, workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let text = ''
let since = Date.now()
const write = () => {
  const seconds = Math.round((Date.now() - since) / 1000)
  if (text === '' || Atomics.load(workerData, 0) !== 0) return
  try { writeSync(2, '\\r\\u001B[K' + text + (seconds > 1 ? ' ' + seconds + ' s' : '')) } catch {}
}
parentPort.on('message', (said) => { text = said; since = Date.now(); write() })
setInterval(write, 1000)
`

/** Shows on a terminal that the program is busy, at least every second. Prints nothing elsewhere. */
export function startBusy(): Busy {
  if (!process.stderr.isTTY) return { say: () => {}, stop: () => {} }
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(TICKS, { eval: true, workerData: stopped })
  worker.unref()
  return {
    say: (text) => worker.postMessage(text),
    stop() {
      Atomics.store(stopped, 0, 1)
      void worker.terminate()
      process.stderr.write('\r\u001B[K')
    },
  }
}
