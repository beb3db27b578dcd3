import { kinds } from '../../record/schema/written.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { newDirectory } from '../new/new-directory.ts'
import { newEntry } from '../new/new-entry.ts'
import { type GivenAnswers, answerOptions } from '../new/options.ts'
import { createAsker } from '../terminal/ask.ts'
import { createPaint } from '../../io/command/paint.ts'

const KINDS = [...Object.values(kinds), 'directory'] as const

export const newRecord = defineCommand({
  name: 'new',
  example: 'osd new service --name "Tea and Talk" --organization acorn-trust',
  summary: 'Write a new record from options, and the answers to what they leave open',
  positionals: { usage: KINDS.join('|'), max: 1 },
  options: {
    ...answerOptions,
    content: contentOption,
    yes: { type: 'boolean', help: 'ask nothing: accept what is proposed, skip what is optional' },
  },
  async run({ values, positionals: [word] }) {
    const kind = KINDS.find((name) => name === word)
    if (!kind) throw new UserError(`Name what to write: ${KINDS.join(', ')}.`)
    const { content, yes, ...answers } = values
    const canAsk = process.stdin.isTTY && process.stdout.isTTY && !yes
    const asker = canAsk ? createAsker(createPaint(process.stdout, process.env)) : undefined
    const options = { given: answers as GivenAnswers, ask: asker?.ask }
    try {
      return kind === 'directory'
        ? await newDirectory(content, options)
        : await newEntry(kind, toContent(content), options)
    } finally {
      asker?.close()
    }
  },
})
