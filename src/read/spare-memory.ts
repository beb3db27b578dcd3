import { setFlagsFromString } from 'node:v8'

/** From so many files on, memory is scarcer than time. */
const MANY = 50_000

/**
 * Lets the heap grow by no more than four fifths between two collections of a large directory, where V8 would let it grow
 * to four times its size: 100,000 services then build in 1.7 GB instead of 2.4, in the same time. A smaller one would only
 * lose time by it.
 *
 * To be called before the files are parsed: each collection sets the limit at which the next one comes, and four times what
 * parsing leaves behind would hold for most of the build.
 */
export function spareMemory(files: number): void {
  if (files >= MANY) setFlagsFromString('--heap-growing-percent=80')
}
