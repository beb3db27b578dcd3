import { existsSync, readFileSync } from 'node:fs'
import { buffer as readAll } from 'node:stream/consumers'
import { sentenceOf } from '../../changes/sentences/sentence.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { createPaint } from '../../io/command/paint.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { createFileJudge } from '../../generator/judge-files.ts'
import { checkContent } from '../../generator/pipeline.ts'
import { applyProposal } from '../../forms/change/apply-proposal.ts'
import { findProposals } from '../../forms/change/link.ts'
import type { Proposal } from '../../forms/change/proposal.ts'
import { readContent } from '../../io/read/read-content.ts'
import { lineDiff } from '../../text/line-diff.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { mailTexts } from '../inputs/mail-texts.ts'
import { applyChanges } from '../records/apply-changes.ts'
import { recordsIn } from '../records/proposed-records.ts'
import { createAsker } from '../terminal/ask.ts'

export const apply = defineCommand({
  name: 'apply',
  example: 'osd apply mail.eml --dry-run',
  summary: 'Write a change that somebody proposed with the form, from its link or a mail',
  positionals: { usage: 'LINK|FILE|-', max: 1 },
  options: {
    content: contentOption,
    yes: { type: 'boolean', help: 'write it without asking' },
    'dry-run': { type: 'boolean', help: 'print what would change, and write nothing' },
  },
  async run({ values, positionals: [argument] }) {
    if (argument === undefined)
      throw new UserError('Give the link between quotation marks, or the file of a mail.')
    const content = toContent(values.content)
    const proposal = onlyOne(await read(argument))
    const { sources } = await readContent(content)
    const changes = changesFor(proposal, sources)
    if (changes.length === 0) {
      log('The records say that already. Nothing was written.')
      return EXIT.ok
    }
    show(changes, sources)
    if (values['dry-run'] !== true && !values.yes && !(await agrees())) {
      log('Nothing was written.')
      return EXIT.ok
    }
    return applyChanges(sources, changes, {
      content,
      isDryRun: values['dry-run'] === true,
      summary: 'Written. Look at it with `git diff`, and propose it like any other change.',
    })
  },
})

/** The texts in which the link may be. */
async function read(argument: string): Promise<readonly string[]> {
  if (argument === '-') return mailTexts(await readAll(process.stdin))
  return existsSync(argument) ? mailTexts(readFileSync(argument)) : [argument]
}

function onlyOne(texts: readonly string[]): Proposal {
  const { proposals, damaged } = findProposals(texts.join('\n'))
  const [first, second] = proposals
  if (second) throw new UserError('There are several changes in this text. Give the link of one.')
  if (first) return first
  throw new UserError(
    damaged > 0
      ? 'The link is damaged: a part of it is missing. Copy it again, from `https://` to its end.'
      : 'There is no link to a change in this text. It has `#change=` in it.',
  )
}

type Applied = readonly (FileChange & { readonly after: string })[]

function changesFor(proposal: Proposal, sources: readonly SourceFile[]): Applied {
  const { linked } = checkContent(sources)
  if (!linked) throw new UserError('The settings of this directory have mistakes. Run `osd check`.')
  const applied = applyProposal(proposal, recordsIn(linked, sources))
  if ('refusal' in applied) throw new UserError(`${applied.refusal} Nothing was written.`)
  return applied.changes.filter(({ before, after }) => before !== after)
}

/** Prints the sentences of the changes, and their lines. */
function show(changes: Applied, sources: readonly SourceFile[]): void {
  const paint = createPaint(process.stdout, process.env)
  const print = (line: string) => process.stdout.write(`${printable(line)}\n`)
  for (const one of createFileJudge(sources, {})(changes).changes()) print(sentenceOf(one))
  for (const { file, before, after } of changes) {
    process.stdout.write(`\n${file}\n`)
    for (const { sign, text } of lineDiff(before ?? '', after)) {
      const line = printable(`${sign} ${text}`)
      const painted = sign === '-' ? paint.red(line) : sign === '+' ? paint.green(line) : line
      process.stdout.write(`${painted}\n`)
    }
  }
}

/** Without characters by which a text could move about on a terminal, or stand elsewhere than it seems. */
const printable = (text: string) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    log('Add `--yes` to write it.')
    return false
  }
  const asker = createAsker(createPaint(process.stdout, process.env))
  try {
    const answer = await asker.ask({
      prompt: 'Write this? (y/n)',
      choices: [],
      isRequired: false,
    })
    return /^y(?:es)?$/i.test(answer.trim())
  } finally {
    asker.close()
  }
}
