/** The files that may have changed, by their paths in the content folder with forward slashes; undefined when any may have. */
export type Changed = ReadonlySet<string> | undefined

/** Collects changes until they are taken. */
export interface Changes {
  /** Without a path, any file may have changed. */
  add(path?: string): void
  take(): Changed
}

export function createChanges(): Changes {
  let paths = new Set<string>()
  let isAny = false
  return {
    add(path) {
      if (path === undefined) isAny = true
      else paths.add(path)
    },
    take() {
      const taken = isAny ? undefined : paths
      paths = new Set()
      isAny = false
      return taken
    },
  }
}
