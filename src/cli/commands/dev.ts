import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startDev } from '../dev/dev.ts'
import { defineCommand } from '../../io/command/command.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { portOption, toPort } from '../inputs/port.ts'
import { nowOption, toDay } from '../inputs/to-date.ts'
import { log } from '../../io/command/log.ts'
import { hostOption, whatToOpen } from '../terminal/what-to-open.ts'
import { untilStopped } from '../terminal/until-stopped.ts'

export const dev = defineCommand({
  name: 'dev',
  example: 'osd dev --port 8000',
  summary: 'Serve the records on this machine and follow every change to them',
  options: { content: contentOption, port: portOption, host: hostOption, now: nowOption },
  async run({ values }) {
    const content = toContent(values.content)
    const root = rootOf(content)
    const { host = false } = values
    let isServing = false
    let hasPages = false
    const server = await startDev({
      content,
      port: toPort(values.port),
      today: toDay(values.now),
      host,
      onBuild({ diagnostics, sources, directory }, milliseconds) {
        logDiagnostics(diagnostics, sources, root)
        if (directory) isServing = true
        hasPages = directory ? directory.settings.pages !== 'off' : hasPages
        if (directory) log(`Ready, in ${Math.round(milliseconds)} ms.`)
        else log(isServing ? 'Still serving the last good version.' : 'Nothing can be served yet.')
      },
    })
    log(
      `The feed is at ${server.origin}. It follows every change in ${root}. Press Ctrl-C to stop.`,
    )
    const guide = existsSync(join(content, 'README.md')) ? `${root}/README.md` : undefined
    for (const line of whatToOpen({ origin: server.origin, hasPages, guide, host })) log(line)
    return untilStopped(server)
  },
})
