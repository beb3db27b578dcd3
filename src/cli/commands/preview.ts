import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startPreview } from '../../hosts/node/preview.ts'
import { MANIFEST } from '../../feed/paths.ts'
import { SITE } from '../../io/files/finished-build.ts'
import { recoverFolder } from '../../io/files/staged-folder.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { outOption } from '../inputs/out-folder.ts'
import { nowOption, toDate } from '../inputs/to-date.ts'
import { portOption, toPort } from '../inputs/port.ts'
import { log } from '../../io/command/log.ts'
import { hostOption, whatToOpen } from '../terminal/what-to-open.ts'
import { untilStopped } from '../terminal/until-stopped.ts'

export const preview = defineCommand({
  name: 'preview',
  example: 'osd preview --host',
  summary: 'Serve a finished build on this machine',
  options: {
    out: outOption,
    port: portOption,
    host: hostOption,
    now: { ...nowOption, help: 'day for which the build was made: `osd build --now` makes one' },
  },
  async run({ values: { out, port, host = false, now } }) {
    if (now !== undefined)
      throw new UserError(
        `A finished build is of one day, which cannot be changed. Run \`osd build --now ${toDate(now)}\`, then \`osd preview\`; or \`osd dev --now ${toDate(now)}\`.`,
      )
    recoverFolder(out)
    if (!existsSync(join(out, SITE, MANIFEST)))
      throw new UserError(`There is no build in \`${out}\`. Run \`osd build\` first.`)
    const server = await startPreview({ out, port: toPort(port), host })
    log(`The feed is at ${server.origin}. Press Ctrl-C to stop.`)
    const hasPages = existsSync(join(out, SITE, 'find.html'))
    const guide = existsSync('content/README.md') ? 'content/README.md' : undefined
    for (const line of whatToOpen({ origin: server.origin, hasPages, guide, host })) log(line)
    return untilStopped(server)
  },
})
