import { relative } from 'node:path'
import { loadContent } from '../build/build.ts'
import { type Command, EXIT, UserError, toContent } from './command.ts'
import { formatText } from './format-text.ts'
import { createPaint } from './paint.ts'

export const check: Command = {
  summary: 'say what is wrong with the records',
  usage: '[--content DIR] [--format text|json]',
  options: {
    content: { type: 'string', default: 'content' },
    format: { type: 'string', default: 'text' },
  },
  help: {
    content: 'the folder of the records (content)',
    format: 'text for people, json for programs (text)',
  },
  async run({ values }) {
    const content = toContent(values.content)
    const format = values.format as string
    if (!['text', 'json'].includes(format))
      throw new UserError(`There is no format \`${format}\`; there are text and json.`)
    const { diagnostics, sources, directory } = await loadContent(content)
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify(diagnostics, null, 2)}\n`
        : `${formatText(diagnostics, sources, { paint: createPaint(process.stdout, process.env), root: relative('.', content) || '.' })}\n`,
    )
    return directory ? EXIT.done : EXIT.problems
  },
}
