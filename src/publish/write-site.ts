import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { MANIFEST } from '../feed/paths.ts'

/** The folders of a finished build, below its output folder. */
export const SITE = 'site'
export const EDGE = 'edge'

/** A build while it is being written: a folder beside the one that it will replace. */
export interface Draft {
  /** Where it is written, and where the old build lies if there is one. */
  readonly folder: string
  readonly old: string | undefined
  /** Puts the new build in the place of the old one, and tells where that still lies if it cannot be deleted. */
  publish(): { readonly left?: string }
  /** Leaves everything as it was. */
  discard(): void
}

/*
 *   dist                      what is served
 *   dist.new-4711-89abcdef    a draft; 4711 is the process that writes it
 *   dist.old-4711-89abcdef    what a draft is about to replace
 */

/**
 * Starts a build beside the old one. Until it is published the old one stays whole; if the program is stopped between
 * the two renames of publishing, `recover` brings the old one back. Of several at once the last to publish stays.
 */
export function startDraft(out: string): Draft {
  const target = resolve(out)
  mkdirSync(dirname(target), { recursive: true })
  recover(target)
  sweep(target)
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`
  const draft = `${target}.new-${name}`
  const old = `${target}.old-${name}`
  mkdirSync(draft)
  return {
    folder: draft,
    old: existsSync(target) ? target : undefined,
    publish() {
      // Somebody else may publish, or bring the old build back, between two steps: then the way is not free after all.
      try {
        while (!moveTo(draft, target)) {
          rmSync(old, { recursive: true, force: true })
          moveIfThere(target, old)
        }
      } catch (error) {
        recover(target)
        throw error
      }
      return isRemoved(old) ? {} : { left: old }
    },
    discard: () => rmSync(draft, { recursive: true, force: true }),
  }
}

/** Renames a folder and gives true, unless another is in the way. */
function moveTo(folder: string, target: string): boolean {
  try {
    renameSync(folder, target)
    return true
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error)) || !existsSync(target))
      throw error
    return false
  }
}

/** Does the same to a folder that somebody else may just have moved. */
function moveIfThere(folder: string, target: string): void {
  try {
    moveTo(folder, target)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** Brings back a build whose replacement was cut short. */
export function recover(out: string): void {
  const target = resolve(out)
  const parent = dirname(target)
  if (existsSync(target) || !existsSync(parent)) return
  const [old] = besides(target, 'old').sort((a, b) => statSync(b).ctimeMs - statSync(a).ctimeMs)
  if (old) moveIfThere(old, target)
}

/** Removes what builds left behind that were killed. */
function sweep(target: string): void {
  for (const folder of [...besides(target, 'new'), ...besides(target, 'old')]) {
    const [, pid] = /-(\d+)-[0-9a-f]+$/.exec(folder) ?? []
    if (pid && !isRunning(Number(pid))) isRemoved(folder)
  }
}

/** Deletes what nobody needs any more and tells whether that could be done: nothing depends on it. */
function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true })
    return true
  } catch {
    return false
  }
}

function besides(target: string, kind: 'new' | 'old'): string[] {
  const start = `${basename(target)}.${kind}-`
  const names = readdirSync(dirname(target)).filter((name) => name.startsWith(start))
  return names.map((name) => join(dirname(target), name))
}

/** Asks the system; a process of somebody else counts as running. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/** Whether a folder may be replaced by a build: it is not there, it is empty, or it holds an earlier build. */
export function mayReplace(out: string): boolean {
  const target = resolve(out)
  const isFree = !existsSync(target) || readdirSync(target).length === 0
  return isFree || existsSync(join(target, SITE, MANIFEST))
}
