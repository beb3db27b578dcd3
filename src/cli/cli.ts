import type { Command } from '../io/command/command.ts'
import { EXIT } from '../io/command/exit.ts'
import { overviewOf } from '../io/command/help.ts'
import { runCommand } from '../io/command/run-command.ts'
import { log } from '../io/command/log.ts'
import { didYouMean, suggest } from '../text/suggest.ts'

/** All commands by the headings of `osd --help`, in its order. Each is loaded when it is called, which keeps the start short. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, () => Promise<Command>>>>> = {
  Records: {
    new: async () => (await import('./commands/new.ts')).newRecord,
    check: async () => (await import('./commands/check.ts')).check,
    fix: async () => (await import('./commands/fix.ts')).fix,
    find: async () => (await import('./commands/find.ts')).find,
    rename: async () => (await import('./commands/rename.ts')).rename,
    remove: async () => (await import('./commands/remove.ts')).remove,
    match: async () => (await import('./commands/match.ts')).match,
    merge: async () => (await import('./commands/merge.ts')).merge,
    confirm: async () => (await import('./commands/confirm.ts')).confirm,
    apply: async () => (await import('./commands/apply.ts')).apply,
    words: async () => (await import('./commands/words.ts')).words,
    schemas: async () => (await import('./commands/schemas.ts')).schemas,
  },
  'The site': {
    init: async () => (await import('./commands/init.ts')).init,
    dev: async () => (await import('./commands/dev.ts')).dev,
    build: async () => (await import('./commands/build.ts')).build,
    preview: async () => (await import('./commands/preview.ts')).preview,
    serve: async () => (await import('./commands/serve.ts')).serve,
    due: async () => (await import('./commands/due.ts')).due,
  },
  'Other directories': {
    import: async () => (await import('./commands/import.ts')).importCommand,
    export: async () => (await import('./commands/export.ts')).exportCommand,
    verify: async () => (await import('./commands/verify.ts')).verify,
    postcodes: async () => (await import('./commands/postcodes.ts')).postcodes,
  },
  'Quality and review': {
    quality: async () => (await import('./commands/quality.ts')).quality,
    remind: async () => (await import('./commands/remind.ts')).remind,
    changes: async () => (await import('./commands/changes.ts')).changes,
    review: async () => (await import('./commands/review.ts')).review,
    comment: async () => (await import('./commands/comment.ts')).comment,
    submit: async () => (await import('./commands/submit.ts')).submit,
  },
}
const commands: Readonly<Record<string, () => Promise<Command>>> = Object.assign(
  {},
  ...Object.values(GROUPS),
)

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
  if (['version', '--version', '-V'].includes(name)) {
    process.stdout.write(
      `${(await import('../package/init/installation.ts')).readInstallation().version}\n`,
    )
    return EXIT.ok
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined
  if (command) return runCommand(command, args)
  const meant = suggest(name, Object.keys(commands))
  // The overview is long and would push the suggestion off the screen.
  const help = meant
    ? ` ${didYouMean(`osd ${meant}`)}\n\`osd --help\` lists every command.`
    : `\n\n${await overview()}`
  log(`There is no command \`${name}\`.${help}`)
  return EXIT.usage
}

async function overview(): Promise<string> {
  const groups = Object.entries(GROUPS).map(
    async ([heading, loaders]) =>
      [heading, await Promise.all(Object.values(loaders).map((load) => load()))] as const,
  )
  return overviewOf(Object.fromEntries(await Promise.all(groups)))
}
