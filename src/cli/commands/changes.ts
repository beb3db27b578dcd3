import type { Change } from '../../changes/change.ts'
import { compareVersions } from '../../changes/compare.ts'
import { publicChanges } from '../../changes/public-changes.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { sentenceOf } from '../../changes/sentences/sentence.ts'
import { defineCommand } from '../../io/command/command.ts'
import { EXIT } from '../../io/command/exit.ts'
import { createChangeRedactor } from '../formats/change-redactor.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { toFormat } from '../../io/command/format.ts'
import { changeOf } from '../inputs/revisions.ts'
import { nowOption, toDay } from '../inputs/to-date.ts'

export const changes = defineCommand({
  name: 'changes',
  example: 'osd changes main..HEAD',
  summary: 'Describe in plain English what changed between two versions of the records',
  positionals: { usage: 'BASE[..HEAD]', max: 1 },
  options: {
    content: contentOption,
    now: nowOption,
    format: {
      type: 'string',
      default: 'text',
      value: 'text|markdown|json',
      help: 'text or markdown for people, json for programs',
    },
  },
  async run({ values, positionals: [range] }) {
    const content = toContent(values.content)
    const format = toFormat(FORMATS, values.format)
    const change = await changeOf(content, range, toDay(values.now))
    const { before, after, touched } = change
    const found = [
      ...compareVersions(before, after),
      ...publicChanges(touched.files, touched.prefix),
    ]
    process.stdout.write(format(found, createChangeRedactor(change)))
    const vanished = after.diagnostics.filter(({ code }) => code === 'vanished-id')
    logDiagnostics(vanished, after.sources, rootOf(content))
    return vanished.length > 0 ? EXIT.problems : EXIT.ok
  },
})

type Format = (changes: readonly Change[], redact: (text: string) => string) => string

const FORMATS: Readonly<Record<string, Format>> = {
  text: (found, redact) => linesOf(found, (change) => redact(sentenceOf(change))),
  markdown: (found, redact) =>
    linesOf(found, (change) => `- ${escapeMarkdown(redact(sentenceOf(change)))}`),
  json(found, redact) {
    const items = found.map((change) => ({ sentence: sentenceOf(change), ...change }))
    const isName = (key: string) => key === 'id' || key === 'file'
    const redactValue = (key: string, value: unknown) =>
      typeof value === 'string' && !isName(key) ? redact(value) : value
    return `${JSON.stringify(items, redactValue, 2)}\n`
  },
}

const linesOf = (found: readonly Change[], toLine: (change: Change) => string): string =>
  found.length === 0 ? 'No record changes.\n' : found.map((one) => `${toLine(one)}\n`).join('')
