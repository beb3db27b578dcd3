import { relative } from 'node:path'
import type { Change } from '../../changes/change.ts'
import { compareVersions } from '../../changes/compare.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { sentenceOf } from '../../changes/sentence.ts'
import { type Command, EXIT, UserError, say, toContent, toFormat } from '../../command/command.ts'
import { formatText } from '../formats/text.ts'
import { createPaint } from '../../command/paint.ts'
import { changeOf, createDiscretion } from '../inputs/revisions.ts'

export const changes: Command = {
  summary: 'say in plain English what changed between two versions of the records',
  usage: 'BASE..HEAD [--content DIR] [--format text|markdown|json]',
  positionals: 1,
  options: {
    content: { type: 'string', default: 'content' },
    format: { type: 'string', default: 'text' },
  },
  help: {
    content: 'the folder of the records (content)',
    format: 'text or markdown for people, json for programs (text)',
  },
  async run({ values, positionals: [range] }) {
    const content = toContent(values.content)
    const format = toFormat(FORMATS, values.format)
    if (range === undefined)
      throw new UserError(
        'Name two versions, such as `main..HEAD`, or one to compare it with the files as they are.',
      )
    const change = await changeOf(content, range)
    const discreet = createDiscretion(change)
    process.stdout.write(format(compareVersions(change.before, change.after), discreet))
    const vanished = change.after.diagnostics.filter(({ code }) => code === 'vanished-id')
    if (vanished.length === 0) return EXIT.done
    const paint = createPaint(process.stderr, process.env)
    say(formatText(vanished, change.after.sources, { paint, root: relative('.', content) || '.' }))
    return EXIT.problems
  },
}

type Format = (changes: readonly Change[], discreet: (text: string) => string) => string

const FORMATS: Readonly<Record<string, Format>> = {
  text: (found, discreet) =>
    found.length === 0
      ? 'No record changes.\n'
      : found.map((change) => `${discreet(sentenceOf(change))}\n`).join(''),
  markdown: (found, discreet) =>
    found.length === 0
      ? 'No record changes.\n'
      : found.map((change) => `- ${escapeMarkdown(discreet(sentenceOf(change)))}\n`).join(''),
  json(found, discreet) {
    const told = found.map((change) => ({ sentence: sentenceOf(change), ...change }))
    const isName = (key: string) => key === 'id' || key === 'file'
    const hide = (key: string, value: unknown) =>
      typeof value === 'string' && !isName(key) ? discreet(value) : value
    return `${JSON.stringify(told, hide, 2)}\n`
  },
}
