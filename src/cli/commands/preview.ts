import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE } from '../../files/finished-build.ts'
import { recoverFolder } from '../../files/staged-folder.ts'
import { startPreview } from '../../dev/preview.ts'
import { MANIFEST } from '../../feed/paths.ts'
import { type Command, UserError, say, toPort } from '../../command/command.ts'
import { untilStopped } from '../terminal/until-stopped.ts'

export const preview: Command = {
  summary: 'serve a finished build on this machine',
  usage: '[--out DIR] [--port N]',
  options: {
    out: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '8888' },
  },
  help: { out: 'the folder of the build (dist)', port: 'the port to listen on (8888)' },
  async run({ values }) {
    const out = values.out as string
    recoverFolder(out)
    if (!existsSync(join(out, SITE, MANIFEST)))
      throw new UserError(`There is no build in \`${out}\`. Make one with \`osd build\`.`)
    const server = await startPreview({ out, port: toPort(values.port) })
    say(`The feed is at ${server.origin}. Stop it with Ctrl-C.`)
    return untilStopped(server)
  },
}
