import { parentPort, workerData } from 'node:worker_threads'
import { type WriterOptions, createStepWriter } from '../site-writer.ts'
import type { Reply, Request } from './messages.ts'

// The main file of the writing thread.

const writer = createStepWriter(workerData as WriterOptions)
const reply = (message: Reply) => parentPort?.postMessage(message)
let hasFailed = false

parentPort?.on('message', (request: Request) => {
  if (hasFailed) return
  try {
    if (request === 'finish') return reply({ written: writer.written() })
    for (const step of request) writer.take(step)
    reply({})
  } catch (error) {
    hasFailed = true
    // An error that is sent to another thread loses its own properties.
    const { message, code, syscall, path } = error as NodeJS.ErrnoException
    reply({ error: { message, code, syscall, path } })
  }
})
