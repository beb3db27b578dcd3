import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { readInstallation } from '../../package/init/installation.ts'
import { leaveCopy } from '../../package/init/leave-copy.ts'
import { packageSpec } from '../../package/init/package-spec.ts'

/** Turns a copy of the whole project in this folder into a directory of its own. */
export function here(asked: string | undefined, branch = 'main'): number {
  const spec = packageSpec(asked, '.', readInstallation())
  const { deleted, replaced } = leaveCopy('.', { spec, branch })
  for (const path of deleted) log(`\`${path}\` belonged to the program and is deleted.`)
  for (const path of replaced) log(`\`${path}\` is written anew.`)
  log('The records in `content/` are as they were. Next:\n')
  process.stdout.write(STEPS.map((step, i) => `${i + 1}. [ ] ${step}\n`).join(''))
  return EXIT.ok
}

const STEPS = [
  'Look through what has changed: `git diff`. `git restore FILE` brings a file back.',
  'Try it: `npm install && npm start`.',
  'Commit it, with package-lock.json: `git add -A` and `git commit -m "Depend on the program"`.',
]
