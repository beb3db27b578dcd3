import { relative } from 'node:path'
import { startDev } from '../../dev/dev.ts'
import { type Command, say, toContent, toPort } from '../../command/command.ts'
import { formatText } from '../formats/text.ts'
import { createPaint } from '../../command/paint.ts'
import { untilStopped } from '../terminal/until-stopped.ts'

export const dev: Command = {
  summary: 'serve the records on this machine, anew after every change',
  usage: '[--content DIR] [--port N]',
  options: {
    content: { type: 'string', default: 'content' },
    port: { type: 'string', default: '8888' },
  },
  help: { content: 'the folder of the records (content)', port: 'the port to listen on (8888)' },
  async run({ values }) {
    const content = toContent(values.content)
    const root = relative('.', content) || '.'
    let isServing = false
    const server = await startDev({
      content,
      port: toPort(values.port),
      onBuild({ diagnostics, sources, directory }, milliseconds) {
        if (diagnostics.length > 0)
          say(
            formatText(diagnostics, sources, {
              paint: createPaint(process.stderr, process.env),
              root,
            }),
          )
        if (directory) isServing = true
        if (directory) say(`Ready, in ${Math.round(milliseconds)} ms.`)
        else
          say(isServing ? 'Still serving what was good before.' : 'There is nothing to serve yet.')
      },
    })
    say(`The feed is at ${server.origin}. It follows every change in ${root}. Stop it with Ctrl-C.`)
    return untilStopped(server)
  },
}
