import { type ParseArgsConfig, parseArgs } from 'node:util'
import { log } from './log.ts'
import type { Command } from './command.ts'
import { PartialWriteError, UserError } from './errors.ts'
import { EXIT } from './exit.ts'
import { helpOf } from './help.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'

/** Runs a command with its arguments, or prints its help. Resolves to the exit status. */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  const { options, positionals: { max } = { max: 0 } } = command
  try {
    const call = parseArgs({
      args: [...args],
      options: {
        ...(options as ParseArgsConfig['options']),
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: max > 0,
    })
    if (call.values.help) {
      process.stdout.write(`${helpOf(command)}\n`)
      return EXIT.ok
    }
    const [empty] = Object.entries<unknown>(call.values).find(([, value]) => value === '') ?? []
    if (empty !== undefined) throw new UserError(`\`--${empty}\` has no value.`)
    // The arguments are not repeated: `osd find` is called with private text.
    if (call.positionals.length > max)
      throw new UserError('Too many arguments. Put text that contains spaces in quotation marks.')
    return await command.run(call as never)
  } catch (error) {
    return reportFailure(command, error as NodeJS.ErrnoException)
  }
}

/** Reports wrong arguments and trouble with the machine in one line, and bugs with their stack. */
function reportFailure({ name, options }: Command, error: NodeJS.ErrnoException): number {
  if (error instanceof UserError || error.code?.startsWith('ERR_PARSE_ARGS')) {
    const [, unknown] = /^Unknown option '--([^']*)'/.exec(error.message) ?? []
    const meant = unknown && suggest(unknown, Object.keys(options))
    const hint = meant ? `${didYouMean(`--${meant}`)} ` : ''
    // Node goes on about arguments that begin with a dash.
    const message = unknown === undefined ? error.message : `Unknown option '--${unknown}'.`
    log(`${message}\n${hint}See \`osd ${name} --help\`.`)
    return EXIT.usage
  }
  if (error instanceof PartialWriteError) {
    log(error.message)
    return EXIT.internal
  }
  if (error.code === 'EADDRINUSE') {
    log('This port is in use. Choose another one with --port.')
    return EXIT.usage
  }
  if (error.code && Object.hasOwn(SYSTEM_ERRORS, error.code)) {
    log(`${SYSTEM_ERRORS[error.code]} (${error.path ?? error.message}). Nothing was changed.`)
    return EXIT.internal
  }
  log(`This is a bug in the program, not in the records.\n${error.stack ?? String(error)}`)
  return EXIT.internal
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'Permission was denied',
  EPERM: 'Permission was denied',
  EROFS: 'The disk is read-only',
  EFBIG: 'A file grew larger than is allowed here',
  EMFILE: 'Too many files are open',
}
