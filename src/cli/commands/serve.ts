import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST } from '../../feed/paths.ts'
import { HEALTH, startService } from '../../hosts/node/serve.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { log } from '../../io/command/log.ts'
import { SITE } from '../../io/files/finished-build.ts'
import { recoverFolder } from '../../io/files/staged-folder.ts'
import { outOption } from '../inputs/out-folder.ts'
import { portOption, toPort } from '../inputs/port.ts'
import { untilStopped } from '../terminal/until-stopped.ts'

export const serve = defineCommand({
  name: 'serve',
  example: 'osd serve --port 8080 --proxy',
  summary: 'Serve a finished build to the public, on a machine of your own',
  options: {
    out: outOption,
    port: portOption,
    host: {
      type: 'boolean',
      help: 'let other machines in, as in a container; otherwise only a proxy on this machine',
    },
    proxy: {
      type: 'boolean',
      help: 'believe X-Forwarded-For and X-Forwarded-Proto, because a proxy of yours sets them',
    },
  },
  async run({ values: { out, port, host = false, proxy = false } }) {
    recoverFolder(out)
    if (!existsSync(join(out, SITE, MANIFEST)))
      throw new UserError(`There is no build in \`${out}\`. Run \`osd build\` first.`)
    const server = await startService({
      ...{ out, port: toPort(port), host, isBehindProxy: proxy },
      read: (name) => process.env[name],
    })
    log(`The directory is at ${server.origin}, its health at ${HEALTH}.`)
    return untilStopped(server)
  },
})
