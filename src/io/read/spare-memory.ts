import { setFlagsFromString } from 'node:v8'

/** With this many files, memory is scarcer than time. */
const MANY = 50_000

/**
 * Limits the growth of the heap between two garbage collections to 25 % for a large directory, where V8 allows 300 %. 50,000
 * services need a sixth more memory with a limit of 80 %, and 4 % less time. A smaller directory would only lose time.
 *
 * Call this before parsing: each collection sets the threshold of the next one, so a late call has no effect for most of
 * the build.
 */
export function spareMemory(files: number): void {
  if (files >= MANY) setFlagsFromString('--heap-growing-percent=25')
}
