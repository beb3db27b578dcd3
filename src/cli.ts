import type { Command } from './command/command.ts'
import { EXIT } from './command/exit.ts'
import { overviewOf } from './command/help.ts'
import { runCommand } from './command/run-command.ts'
import { log } from './command/log.ts'

/** All commands, in the order of `osd --help`. Each is loaded when it is called, which keeps the start short. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  init: async () => (await import('./cli/commands/init.ts')).init,
  build: async () => (await import('./cli/commands/build.ts')).build,
  check: async () => (await import('./cli/commands/check.ts')).check,
  dev: async () => (await import('./cli/commands/dev.ts')).dev,
  preview: async () => (await import('./cli/commands/preview.ts')).preview,
  quality: async () => (await import('./cli/commands/quality.ts')).quality,
  postcodes: async () => (await import('./cli/commands/postcodes.ts')).postcodes,
  schemas: async () => (await import('./cli/commands/schemas.ts')).schemas,
  apply: async () => (await import('./cli/commands/apply.ts')).apply,
  confirm: async () => (await import('./cli/commands/confirm.ts')).confirm,
  find: async () => (await import('./cli/commands/find.ts')).find,
  fix: async () => (await import('./cli/commands/fix.ts')).fix,
  new: async () => (await import('./cli/commands/new.ts')).newRecord,
  rename: async () => (await import('./cli/commands/rename.ts')).rename,
  remove: async () => (await import('./cli/commands/remove.ts')).remove,
  merge: async () => (await import('./cli/commands/merge.ts')).merge,
  changes: async () => (await import('./cli/commands/changes.ts')).changes,
  review: async () => (await import('./cli/commands/review.ts')).review,
  comment: async () => (await import('./cli/commands/comment.ts')).comment,
  submit: async () => (await import('./cli/commands/submit.ts')).submit,
  remind: async () => (await import('./cli/commands/remind.ts')).remind,
  import: async () => (await import('./cli/commands/import.ts')).importCommand,
  export: async () => (await import('./cli/commands/export.ts')).exportCommand,
  verify: async () => (await import('./cli/commands/verify.ts')).verify,
}

/** Runs the program with its arguments and resolves to the exit status. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) {
    log(await overview())
    return EXIT.usage
  }
  if (['help', '--help', '-h'].includes(name)) {
    process.stdout.write(`${await overview()}\n`)
    return EXIT.ok
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined
  if (command) return runCommand(command, args)
  log(`There is no command \`${name}\`.\n\n${await overview()}`)
  return EXIT.usage
}

const overview = async () =>
  overviewOf(await Promise.all(Object.values(commands).map((load) => load())))
