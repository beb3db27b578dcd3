import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Responses that were fetched already, so that a walk that broke off goes on where it was. */
export interface PageStore {
  read(url: string): unknown
  write(url: string, json: unknown): void
  clear(): void
}

/** A day, in milliseconds. What is older is fetched again. */
const MAX_AGE = 86_400_000

/** Keeps responses in a folder that git ignores, until the walk is complete. */
export function createPageStore(folder: string): PageStore {
  const fileOf = (url: string) =>
    join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`)
  return {
    read(url) {
      const file = fileOf(url)
      if (!existsSync(file) || Date.now() - statSync(file).mtimeMs > MAX_AGE) return undefined
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as unknown
      } catch {
        return undefined
      }
    },
    write(url, json) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(url), JSON.stringify(json))
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
