#!/usr/bin/env node
// Lets Node 20 read the TypeScript of the program, and starts it.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./cli.ts')

// Whoever reads what we print may stop early, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await main(process.argv.slice(2))
