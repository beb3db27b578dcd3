import { setImmediate } from 'node:timers/promises'

/** How a person or a host tells a program to end. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** The program was told to end while it made something; what it had begun is tidied away. */
export class Interrupted extends Error {
  readonly signal: NodeJS.Signals

  constructor(signal: NodeJS.Signals) {
    super(`interrupted by ${signal}`)
    this.signal = signal
  }
}

/** Whether the program is told to end, for work that must not be left half done. */
export interface Interruption {
  /** Lets a signal come in, for work that never waits hears none, and throws when one has. */
  check(): Promise<void>
  /** Listens no longer: from now on a signal ends the program as ever. */
  close(): void
}

/** Listens from now on. The second signal of a kind ends the program at once. */
export function listenForInterruption(): Interruption {
  let heard: NodeJS.Signals | undefined
  const hear = (signal: NodeJS.Signals) => void (heard ??= signal)
  for (const signal of SIGNALS) process.once(signal, hear)
  return {
    async check() {
      await setImmediate()
      if (heard) throw new Interrupted(heard)
    },
    close() {
      for (const signal of SIGNALS) process.off(signal, hear)
    },
  }
}
