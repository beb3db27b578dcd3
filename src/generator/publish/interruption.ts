import { setImmediate } from 'node:timers/promises'

/** The signals by which a person or a host stops a program. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** The program was stopped by a signal, and has deleted its unfinished work. */
export class Interrupted extends Error {
  readonly signal: NodeJS.Signals

  constructor(signal: NodeJS.Signals) {
    super(`interrupted by ${signal}`)
    this.signal = signal
  }
}

/** Tells work that must not be left half done whether the program is to stop. */
export interface Interruption {
  /** Throws `Interrupted` after a signal. Yields to the event loop first, because signals arrive there. */
  check(): Promise<void>
  /** Restores the default: a signal ends the program. */
  close(): void
}

/** Starts to listen. A second signal of the same kind ends the program at once. */
export function listenForInterruption(): Interruption {
  let received: NodeJS.Signals | undefined
  const receive = (signal: NodeJS.Signals) => void (received ??= signal)
  for (const signal of SIGNALS) process.once(signal, receive)
  return {
    async check() {
      await setImmediate()
      if (received) throw new Interrupted(received)
    },
    close() {
      for (const signal of SIGNALS) process.off(signal, receive)
    },
  }
}

/** Does work with other processes, which a signal stops too: their failure may arrive before the signal. */
export async function unlessInterrupted<T>(work: () => Promise<T>): Promise<T> {
  const interruption = listenForInterruption()
  try {
    const result = await work()
    await interruption.check()
    return result
  } catch (error) {
    await interruption.check()
    throw error
  } finally {
    interruption.close()
  }
}
