import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApi } from '../api/api.ts'
import type { Manifest } from '../api/manifest.ts'
import { SITE } from '../files/finished-build.ts'
import { recoverFolder } from '../files/staged-folder.ts'
import { createFileStore } from '../files/file-store.ts'
import { MANIFEST } from '../feed/paths.ts'
import type { Send } from './reply.ts'
import { UserError } from '../command/errors.ts'

/** A feed that can be asked: at an address, or in a folder. */
export interface Source {
  readonly send: Send
  readonly base: string
  readonly isFolder: boolean
  /** What the user called it. */
  readonly label: string
}

/** Where a finished build is asked; nothing listens there. */
const NOWHERE = 'http://localhost'

/** Opens what the user has named: an address, or the folder of a finished build. */
export async function openSource(target: string): Promise<Source> {
  if (/^https?:\/\//i.test(target)) {
    if (!URL.canParse(target)) throw new UserError(`\`${target}\` is not a web address.`)
    const { origin, pathname } = new URL(target)
    const base = `${origin}${pathname.replace(/\/+$/, '')}`
    return { send: (request) => fetch(request), base, isFolder: false, label: base }
  }
  const siteDir = folderOf(target)
  const manifest = JSON.parse(await readFile(join(siteDir, MANIFEST), 'utf8')) as Manifest
  const send = createApi({ store: createFileStore(siteDir), manifest })
  return { send, base: NOWHERE, isFolder: true, label: target }
}

/** The site of a finished build, from its own folder or from the one that it was written to. */
function folderOf(target: string): string {
  recoverFolder(target)
  const found = [target, join(target, SITE)].find((folder) => existsSync(join(folder, MANIFEST)))
  if (found) return found
  if (existsSync(target))
    throw new UserError(
      `\`${target}\` is not the folder of a finished build. Make one with osd build.`,
    )
  if (isHostName(target)) {
    const address = `${target.startsWith('localhost') ? 'http' : 'https'}://${target}`
    throw new UserError(
      `A web address begins with https:// or http://. Did you mean \`${address}\`?`,
    )
  }
  throw new UserError(
    `\`${target}\` is neither a web address that begins with https:// nor the folder of a finished build.`,
  )
}

/** It looks as if only the beginning of an address were missing. */
const isHostName = (target: string) => /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?(\/|$)/.test(target)
