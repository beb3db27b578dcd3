#!/usr/bin/env node
// Starts the program, compiled; where nothing can be kept, it is translated as it is read.
import { compiledCli } from './compile.mjs'

// An older Node would not stop at once, but be wrong later.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or later is needed, and this is ${process.versions.node}.`)
  process.exit(2)
}

const { main } = await import(await compiledCli().catch(translated))

// Whoever reads what we print may stop early, as `head` does.
process.stdout.on('error', ({ code }) => {
  if (code === 'EPIPE') return
  console.error(`What was to be printed could not be written (${code}).`)
  process.exit(70)
})
process.exitCode = await main(process.argv.slice(2))
endSoon()

// All is done: a connection that a server does not let go of must not keep the program, but what is printed may be read slowly.
function endSoon() {
  setTimeout(() => (process.stdout.writableLength > 0 ? endSoon() : process.exit()), 1000).unref()
}

async function translated() {
  const { register } = await import('tsx/esm/api')
  register()
  return './cli.ts'
}
