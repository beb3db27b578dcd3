import { counted } from '../../text/counted.ts'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import { createPaint } from '../../io/command/paint.ts'
import { repositoryName } from '../../package/init/compose-directory.ts'
import { bringProgram, packSources } from '../../package/init/bring-program.ts'
import { composeRepository } from '../../package/init/compose-repository.ts'
import { readInstallation } from '../../package/init/installation.ts'
import { composeNextSteps } from '../../package/init/next-steps.ts'
import { packageSpec } from '../../package/init/package-spec.ts'
import { INIT_QUESTIONS } from '../../package/init/questions.ts'
import { MANAGED } from '../../package/init/managed-files.ts'
import { writeRecord } from '../../package/init/record-of-init.ts'
import { writeNewFiles } from '../../package/init/write-files.ts'
import { update } from '../init/update.ts'
import { interview, judgeSettings } from '../new/interview.ts'
import { createAsker } from '../terminal/ask.ts'

const text = (help: string, value = 'TEXT') => ({ type: 'string', value, help }) as const

export const init = defineCommand({
  name: 'init',
  example: 'osd init saltwick --title "Services in Saltwick"',
  summary: 'Make the repository of a new directory, or update one',
  positionals: { usage: '[FOLDER]', max: 1 },
  options: {
    title: text('name of the directory'),
    publisher: text('who publishes it'),
    url: text('web site of the publisher', 'URL'),
    email: text('public address for questions', 'EMAIL'),
    'private-contact': text('where editors write when something private was published', 'EMAIL'),
    licence: text('licence of the data', 'URL'),
    repository: text('repository on GitHub', 'OWNER/NAME'),
    branch: text('its main branch (default: main)'),
    package: text('where the program is installed from', 'URL|FILE'),
    update: { type: 'boolean', help: 'bring the files of the program to this version' },
    to: text('with --update: the version to install first', 'VERSION|URL|FILE'),
    example: {
      type: 'boolean',
      help: 'start with the whole example town, not one record of a kind',
    },
    yes: { type: 'boolean', help: 'ask nothing: accept what is proposed, skip what is optional' },
  },
  async run({ values, positionals: [folder] }) {
    if (values.update) return update(folder ?? '.', values.to)
    if (folder === undefined) throw new UserError('Name the folder of the new directory.')
    const { package: asked, example, yes, update: _, to: __, ...given } = values
    if (existsSync(join(folder, 'content/directory.yaml')))
      throw new UserError(`There is a directory in \`${folder}\` already. Nothing was written.`)
    if (given.repository !== undefined && !repositoryName(given.repository))
      throw new UserError(
        `\`${given.repository}\` is no repository on GitHub. Write it as \`owner/name\`.`,
      )
    const installation = readInstallation()
    const answers = await ask(given, yes === true)
    const { isCheckout, published } = installation
    const file = asked ?? (isCheckout && !published ? packSources() : undefined)
    const spec = bringProgram(folder, packageSpec(file, folder, installation))
    const files = composeRepository(answers, {
      spec,
      namespace: randomUUID(),
      today: localDate(new Date()),
      example: example ? 'town' : 'records',
    })
    const { written, kept } = writeNewFiles(folder, files)
    const { version } = installation
    writeRecord(folder, { version, branch: answers.branch ?? 'main' }, only(files, written))
    log(`Wrote ${counted(written.length, 'file')} to \`${folder}\`.`)
    for (const path of kept) log(`\`${path}\` existed already and is as it was.`)
    if (kept.includes('package.json')) log(`Add the program to it: \`npm install ${spec}\``)
    log('Next:\n')
    process.stdout.write(composeNextSteps(answers, { folder, hasGit: isInGit(folder) }))
    return EXIT.ok
  },
})

/** Those files of the program that were written. */
const only = (files: ReadonlyMap<string, string>, written: readonly string[]) =>
  MANAGED.filter((path) => written.includes(path)).map((path) => [path, files.get(path)!] as const)

/** The answers of the command line, and those of a person where there is one to ask. */
async function ask(given: Readonly<Record<string, string | undefined>>, yes: boolean) {
  const canAsk = process.stdin.isTTY && process.stdout.isTTY && !yes
  const asker = canAsk ? createAsker(createPaint(process.stdout, process.env)) : undefined
  try {
    return await interview(INIT_QUESTIONS, { given, ask: asker?.ask, judge: judgeSettings })
  } finally {
    asker?.close()
  }
}

/** True when a folder is in a git repository. The folder need not exist yet. */
function isInGit(folder: string): boolean {
  const path = resolve(folder)
  if (existsSync(join(path, '.git'))) return true
  return dirname(path) !== path && isInGit(dirname(path))
}
