import { existsSync } from 'node:fs'
import { UserError } from '../io/command/errors.ts'
import { type Send, createHttpClient } from '../io/http/client.ts'
import type { Builds } from './builds.ts'

/** A feed to check, at a web address or in a folder. */
export interface Source {
  readonly send: Send
  /** The base address, without a trailing slash. */
  readonly base: string
  readonly isFolder: boolean
  /** The name of the feed in reports: its address or folder. */
  readonly label: string
}

/** The base address of a feed in a folder. Nothing listens there. */
const FOLDER_BASE = 'http://localhost'

/** Opens a feed from the argument of the command: a web address, or the folder of a finished build. */
export async function openSource(target: string, builds: Builds): Promise<Source> {
  if (/^https?:\/\//i.test(target)) return openAddress(target)
  const send = await builds.open(target)
  if (send) return { send, base: FOLDER_BASE, isFolder: true, label: target }
  throw new UserError(explain(target))
}

function openAddress(target: string): Source {
  if (!URL.canParse(target)) throw new UserError(`\`${target}\` is not a web address.`)
  const { origin, pathname } = new URL(target)
  const base = `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`
  return { send: createHttpClient({ keepAlive: true }), base, isFolder: false, label: base }
}

function explain(target: string): string {
  if (existsSync(target))
    return `\`${target}\` is not the folder of a finished build. Run \`osd build\` to make one.`
  if (!isHostName(target))
    return `\`${target}\` is neither a web address that begins with https:// nor the folder of a finished build.`
  const address = `${target.startsWith('localhost') ? 'http' : 'https'}://${target}`
  return `A web address begins with https:// or http://. Did you mean \`${address}\`?`
}

/** Whether a text looks like a web address without its scheme. */
const isHostName = (target: string) => /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?(\/|$)/.test(target)
