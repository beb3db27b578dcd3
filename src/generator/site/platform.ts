import type { Compression } from '../dump/compression.ts'
import type { Hashing } from './hashing.ts'

/** What each platform provides in its own way. */
export interface Platform extends Hashing, Compression {}
