// Writes the files of a build, in a thread of its own: while the disk takes these, the next ones are composed.
// Plain JavaScript, so that the thread can be started from wherever the program runs.
import { linkSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { closeSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/*
 *   to the thread     [{ path, before, body | parts }, …]     paths below the draft; `before` below the old build
 *   from the thread   { bytes }  or  { error }                for each message, in their order
 */

/** The folder that is written, and that of the old build where there is one. */
const { draft, old } = workerData
const SHORT_BYTES = 1024 * 1024
const memory = Buffer.allocUnsafeSlow(SHORT_BYTES)
const folders = new Set()
let failed = false

parentPort.on('message', (files) => {
  if (failed) return
  try {
    const bytes = files.reduce((sum, file) => sum + write(file), 0)
    parentPort.postMessage({ bytes })
  } catch (error) {
    failed = true
    // The copy that a thread gets of an error has none of its details.
    const { message, code, syscall, path } = error
    parentPort.postMessage({ error: { message, code, syscall, path } })
  }
})

/** Writes one file, and gives its size in bytes. */
function write({ path, before, body, parts }) {
  const file = join(draft, path)
  const folder = dirname(file)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  if (parts) return writeJoined(file, parts)
  const bytes = typeof body === 'string' ? toBytes(body) : body
  if (!old || !linkSame(join(old, before), file, bytes)) writeFileSync(file, bytes)
  return bytes.length
}

/** Puts files of the draft into one. */
function writeJoined(file, parts) {
  const target = openSync(file, 'w')
  try {
    let size = 0
    for (const part of parts) {
      const bytes = readFileSync(join(draft, part))
      for (let at = 0; at < bytes.length;) at += writeSync(target, bytes, at)
      size += bytes.length
    }
    return size
  } finally {
    closeSync(target)
  }
}

/** Makes bytes of a text, of a short one always in the same memory: they are good until the next text. */
const toBytes = (text) =>
  text.length * 3 > SHORT_BYTES ? Buffer.from(text) : memory.subarray(0, memory.write(text))

/** Gives a file that holds these bytes a second name, where it does and the disk has such names. */
function linkSame(existing, name, bytes) {
  try {
    if (statSync(existing, { throwIfNoEntry: false })?.size !== bytes.length) return false
    if (!readFileSync(existing).equals(bytes)) return false
    linkSync(existing, name)
    return true
  } catch {
    return false
  }
}
