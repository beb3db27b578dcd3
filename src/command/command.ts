import { statSync } from 'node:fs'
import type { ParseArgsConfig } from 'node:util'

/** Exit statuses: done; problems in the content or the feed; a wrong call or configuration; a fault of ours. */
export const EXIT = { done: 0, problems: 1, wrongCall: 2, fault: 70 } as const

/** What a command was called with. */
export interface Call {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

/** One command of the program. */
export interface Command {
  readonly summary: string
  /** What follows the name, as the help shows it. */
  readonly usage: string
  /** One line of help for each option. */
  readonly help: Readonly<Record<string, string>>
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** The most words that may follow. */
  readonly positionals?: number
  /** Does it, and tells the exit status. */
  run(call: Call): Promise<number>
}

/** The call or the configuration is wrong; told to the user without a stack. */
export class UserError extends Error {}

/** The machine let something be done in part; told to the user without a stack, and what is changed with it. */
export class HalfDone extends Error {}

/** A port, from the text of an option. */
export function toPort(text: unknown): number {
  const port = Number(text)
  if (!/^\d+$/.test(String(text)) || port > 65_535)
    throw new UserError(`\`${String(text)}\` is not a port; give a number from 0 to 65535.`)
  return port
}

/** What goes by a name, such as a form in which something is told, from the text of an option. */
export function toFormat<Format>(formats: Readonly<Record<string, Format>>, text: unknown): Format {
  const name = String(text)
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (format !== undefined) return format
  throw new UserError(
    `There is no format \`${name}\`; there are ${Object.keys(formats).join(', ')}.`,
  )
}

/** The folder of the records, from the text of an option. */
export function toContent(text: unknown): string {
  const folder = String(text)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`There is no folder \`${folder}\`. Name one with --content.`)
  return folder
}

/** Talk goes to standard error, so that data can be piped from standard output. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`)
