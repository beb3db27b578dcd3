import { parseArgs } from 'node:util'
import { build } from './cli/build.ts'
import { check } from './cli/check.ts'
import { type Command, EXIT, UserError, say } from './cli/command.ts'
import { confirm } from './cli/confirm.ts'
import { dev } from './cli/dev.ts'
import { fix } from './cli/fix.ts'
import { newRecord } from './cli/new.ts'
import { postcodes } from './cli/postcodes.ts'
import { preview } from './cli/preview.ts'
import { schemas } from './cli/schemas.ts'

const commands: Readonly<Record<string, Command>> = {
  build,
  check,
  dev,
  preview,
  postcodes,
  schemas,
  confirm,
  fix,
  new: newRecord,
}

/** Runs one command and tells the exit status. */
export async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined) {
    say(overview())
    return EXIT.wrongCall
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(`${overview()}\n`)
    return EXIT.done
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    say(`There is no command \`${name}\`.\n\n${overview()}`)
    return EXIT.wrongCall
  }
  try {
    const call = parseArgs({
      args: rest,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: (command.positionals ?? 0) > 0,
    })
    if (call.values.help) {
      process.stdout.write(`${helpOf(name, command)}\n`)
      return EXIT.done
    }
    return await command.run(call as never)
  } catch (error) {
    return fail(name, error as NodeJS.ErrnoException)
  }
}

/** A wrong call is told in one line; a full disk as well; a fault of ours with its stack. */
function fail(name: string, error: NodeJS.ErrnoException): number {
  if (error instanceof UserError || error.code?.startsWith('ERR_PARSE_ARGS')) {
    say(`${error.message}\nSee \`osd ${name} --help\`.`)
    return EXIT.wrongCall
  }
  if (error.code === 'EADDRINUSE') {
    say('Another program listens on this port already. Name another one with --port.')
    return EXIT.wrongCall
  }
  if (error.code && Object.hasOwn(SURROUNDINGS, error.code)) {
    say(`${SURROUNDINGS[error.code]} (${error.path ?? error.message}). Nothing was changed.`)
    return EXIT.fault
  }
  say(`This is a fault of the program, not of the records.\n${error.stack ?? String(error)}`)
  return EXIT.fault
}

const SURROUNDINGS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'Permission was denied',
  EPERM: 'Permission was denied',
  EROFS: 'The disk can only be read',
  EFBIG: 'A file grew larger than is allowed here',
  EMFILE: 'Too many files are open',
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  return [
    'osd publishes YAML records of local services as an Open Referral UK feed.',
    '',
    ...Object.entries(commands).map(
      ([name, { summary }]) => `  osd ${name.padEnd(width)}  ${summary}`,
    ),
    '',
    'Each command has a --help of its own.',
  ].join('\n')
}

function helpOf(name: string, { summary, usage, help }: Command): string {
  const width = Math.max(...Object.keys(help).map(({ length }) => length))
  return [
    `osd ${name} ${usage}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    '',
    ...Object.entries(help).map(([option, text]) => `  --${option.padEnd(width)}  ${text}`),
  ].join('\n')
}
