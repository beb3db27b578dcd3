#!/usr/bin/env node
// Starts the program from its sources, compiled. Where the cache cannot be written, tsx translates them as they are loaded.
import { compiledCli } from './package/compile-sources.mjs'
import { start } from './package/start.mjs'

await start(async () => import(await compiledCli().catch(translate)))

async function translate() {
  const { register } = await import('tsx/esm/api')
  register()
  return './cli/cli.ts'
}
