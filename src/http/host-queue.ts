import { setTimeout as pause } from 'node:timers/promises'
import { createLimit } from '../verify/limit.ts'

/** Lets tasks run: those of one host one after another with a pause between them, and only so many at once. */
export type Turns = <T>(host: string, task: () => Promise<T>) => Promise<T>

export interface TurnSettings {
  /** How many tasks run at once, all of different hosts. */
  readonly atOnce: number
  /** The pause after each task of a host, in milliseconds. */
  readonly rest: number
}

/** Hands out turns in the order in which they are asked for. */
export function createTurns({ atOnce, rest }: TurnSettings): Turns {
  const last = new Map<string, Promise<unknown>>()
  const inSlot = createLimit(atOnce)
  return (host, task) => {
    const turn = (last.get(host) ?? Promise.resolve()).then(() => inSlot(task))
    last.set(
      host,
      turn.catch(() => undefined).then(() => pause(rest)),
    )
    return turn
  }
}
