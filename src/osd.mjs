#!/usr/bin/env node
// Lets Node 20 read the TypeScript of the program, and starts it.
import { register } from 'tsx/esm/api'

register()
await import('./cli.ts')
