import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { MANIFEST } from '../feed/paths.ts'
import type { PublishedFile } from './site.ts'

/** The folders of a finished build, below its output folder. */
export const SITE = 'site'
export const EDGE = 'edge'

/** A build while it is being written: a folder beside the one that it will replace. */
export interface Draft {
  /** Writes a file of the site, or of the edge bundle. */
  write(folder: typeof SITE | typeof EDGE, file: PublishedFile): void
  /** Puts the new build in the place of the old one. */
  publish(): void
  /** Leaves everything as it was. */
  discard(): void
}

/**
 * Starts a build beside the old one. Until it is published the old one stays whole; if the program is stopped between
 * the two renames of publishing, `recover` brings the old one back.
 */
export function startDraft(out: string): Draft {
  const target = resolve(out)
  mkdirSync(dirname(target), { recursive: true })
  recover(target)
  const name = randomBytes(4).toString('hex')
  const draft = `${target}.new-${name}`
  const old = `${target}.old-${name}`
  mkdirSync(draft)
  const folders = new Set<string>()
  return {
    write(part, { path, body }) {
      const file = join(draft, part, path)
      const folder = dirname(file)
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
      folders.add(folder)
      writeFileSync(file, body)
    },
    publish() {
      const isFirst = !existsSync(target)
      if (!isFirst) renameSync(target, old)
      try {
        renameSync(draft, target)
      } catch (error) {
        if (!isFirst) renameSync(old, target)
        throw error
      }
      rmSync(old, { recursive: true, force: true })
    },
    discard: () => rmSync(draft, { recursive: true, force: true }),
  }
}

/** Brings back a build whose replacement was cut short. */
export function recover(out: string): void {
  const target = resolve(out)
  const parent = dirname(target)
  if (existsSync(target) || !existsSync(parent)) return
  const old = readdirSync(parent)
    .filter((name) => name.startsWith(`${basename(target)}.old-`))
    .sort()
    .at(-1)
  if (old) renameSync(join(parent, old), target)
}

/** Whether a folder may be replaced by a build: it is not there, it is empty, or it holds an earlier build. */
export function mayReplace(out: string): boolean {
  return !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, SITE, MANIFEST))
}
