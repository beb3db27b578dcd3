import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A path in the folder `shared` beside the project, which holds reference data that is not part of it. Undefined in a clone
 * without it; then the tests that need it are skipped, and this says so.
 */
export function sharedPath(path: string, purpose: string): string | undefined {
  const whole = fileURLToPath(new URL(`../../shared/${path}`, import.meta.url))
  if (existsSync(whole)) return whole
  console.warn(`Skipped: ${purpose} needs ../shared/${path}, which is not here.`)
  return undefined
}
