/*
 * What somebody types is in the sessionStorage of this tab alone: others may use the same computer later. A browser that opens
 * its tabs again brings it back, so it is forgotten after a day: it may be about a person.
 */

const TYPED = 'typed:'
const DAY = 24 * 60 * 60 * 1000

/** What was typed somewhere, until it is sent, given up or old. */
export function keptAt<T extends object>(name: string) {
  const key = TYPED + name
  return {
    read(): T | undefined {
      for (const one of storedKeys())
        if (!((stored<{ at: number }>(one)?.at ?? 0) > Date.now() - DAY)) forget(one)
      return stored<{ typed: T }>(key)?.typed
    },
    keep: (typed: T): void => store(key, { at: Date.now(), typed }),
    drop: (): void => forget(key),
  }
}

/** What this tab has under a name; undefined where that is nothing that can be read. */
export function stored<T>(key: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing, or has no room, must not stop somebody who types. */
export function store(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // It is on the page still.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is nothing.
  }
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(TYPED))
  } catch {
    return []
  }
}
