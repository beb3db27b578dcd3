import { parentPort, workerData } from 'node:worker_threads'
import { type WriterOptions, createStepWriter } from '../site-writer.ts'
import type { Reply, Request } from './messages.ts'

// Runs in a thread of its own: publishes and writes the steps that it is sent, in their order.

const writer = createStepWriter(workerData as WriterOptions)
const reply = (message: Reply) => parentPort?.postMessage(message)
let failed = false

parentPort?.on('message', (request: Request) => {
  if (failed) return
  try {
    if (request === 'finish') return reply({ written: writer.written() })
    for (const step of request) writer.take(step)
    reply({})
  } catch (error) {
    failed = true
    // An error loses its details on its way to another thread.
    const { message, code, syscall, path } = error as NodeJS.ErrnoException
    reply({ error: { message, code, syscall, path } })
  }
})
