#!/usr/bin/env node
// Starts the program in its package, where everything is compiled.
import { start } from './start.mjs'

await start(() => import('./cli.mjs'))
