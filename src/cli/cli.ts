import type { Command } from '../io/command/command.ts'
import { EXIT } from '../io/command/exit.ts'
import { overviewOf } from '../io/command/help.ts'
import { runCommand } from '../io/command/run-command.ts'
import { log } from '../io/command/log.ts'

/** All commands, in the order of `osd --help`. Each is loaded when it is called, which keeps the start short. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  init: async () => (await import('./commands/init.ts')).init,
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  dev: async () => (await import('./commands/dev.ts')).dev,
  preview: async () => (await import('./commands/preview.ts')).preview,
  due: async () => (await import('./commands/due.ts')).due,
  quality: async () => (await import('./commands/quality.ts')).quality,
  postcodes: async () => (await import('./commands/postcodes.ts')).postcodes,
  schemas: async () => (await import('./commands/schemas.ts')).schemas,
  words: async () => (await import('./commands/words.ts')).words,
  apply: async () => (await import('./commands/apply.ts')).apply,
  confirm: async () => (await import('./commands/confirm.ts')).confirm,
  find: async () => (await import('./commands/find.ts')).find,
  fix: async () => (await import('./commands/fix.ts')).fix,
  new: async () => (await import('./commands/new.ts')).newRecord,
  rename: async () => (await import('./commands/rename.ts')).rename,
  remove: async () => (await import('./commands/remove.ts')).remove,
  match: async () => (await import('./commands/match.ts')).match,
  merge: async () => (await import('./commands/merge.ts')).merge,
  changes: async () => (await import('./commands/changes.ts')).changes,
  review: async () => (await import('./commands/review.ts')).review,
  comment: async () => (await import('./commands/comment.ts')).comment,
  submit: async () => (await import('./commands/submit.ts')).submit,
  remind: async () => (await import('./commands/remind.ts')).remind,
  import: async () => (await import('./commands/import.ts')).importCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  verify: async () => (await import('./commands/verify.ts')).verify,
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
