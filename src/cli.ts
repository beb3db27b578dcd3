import { parseArgs } from 'node:util'
import { type Command, EXIT, HalfDone, UserError, say } from './command/command.ts'

/** The commands, each loaded when it is called: what one needs does not slow down the others. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./cli/commands/build.ts')).build,
  check: async () => (await import('./cli/commands/check.ts')).check,
  dev: async () => (await import('./cli/commands/dev.ts')).dev,
  preview: async () => (await import('./cli/commands/preview.ts')).preview,
  quality: async () => (await import('./cli/commands/quality.ts')).quality,
  postcodes: async () => (await import('./cli/commands/postcodes.ts')).postcodes,
  schemas: async () => (await import('./cli/commands/schemas.ts')).schemas,
  confirm: async () => (await import('./cli/commands/confirm.ts')).confirm,
  find: async () => (await import('./cli/commands/find.ts')).find,
  fix: async () => (await import('./cli/commands/fix.ts')).fix,
  new: async () => (await import('./cli/commands/new.ts')).newRecord,
  changes: async () => (await import('./cli/commands/changes.ts')).changes,
  review: async () => (await import('./cli/commands/review.ts')).review,
  comment: async () => (await import('./cli/commands/comment.ts')).comment,
  remind: async () => (await import('./cli/commands/remind.ts')).remind,
  verify: async () => (await import('./verify/command.ts')).verify,
}

/** Runs one command and tells the exit status. */
export async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined) {
    say(await overview())
    return EXIT.wrongCall
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(`${await overview()}\n`)
    return EXIT.done
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined
  if (!command) {
    say(`There is no command \`${name}\`.\n\n${await overview()}`)
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
    const given = Object.entries<unknown>(call.values)
    const [empty] = given.find(([, value]) => value === '') ?? []
    if (empty !== undefined) throw new UserError(`\`--${empty}\` has no value.`)
    if (call.positionals.length > (command.positionals ?? 0)) throw new UserError(TOO_MANY)
    return await command.run(call as never)
  } catch (error) {
    return fail(name, error as NodeJS.ErrnoException)
  }
}

/** The words are not repeated: one may be what nobody should read, which is looked for. */
const TOO_MANY = 'There are too many words. What belongs together goes between quotation marks.'

/** A wrong call is told in one line; a full disk as well; a fault of ours with its stack. */
function fail(name: string, error: NodeJS.ErrnoException): number {
  if (error instanceof UserError || error.code?.startsWith('ERR_PARSE_ARGS')) {
    say(`${error.message}\nSee \`osd ${name} --help\`.`)
    return EXIT.wrongCall
  }
  if (error instanceof HalfDone) {
    say(error.message)
    return EXIT.fault
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

async function overview(): Promise<string> {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const loaded = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, await load()] as const),
  )
  return [
    'osd publishes YAML records of local services as an Open Referral UK feed.',
    '',
    ...loaded.map(([name, { summary }]) => `  osd ${name.padEnd(width)}  ${summary}`),
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
