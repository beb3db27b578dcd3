import { setTimeout } from 'node:timers/promises'

/** Spaces calls: each one resolves at least `interval` milliseconds after the one before. */
export function createPace(interval: number): () => Promise<void> {
  let next = 0
  return async () => {
    const wait = next - Date.now()
    next = Math.max(next, Date.now()) + interval
    if (wait > 0) await setTimeout(wait)
  }
}
