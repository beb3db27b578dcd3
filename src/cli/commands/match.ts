import { writeFileSync } from 'node:fs'
import { counted } from '../../text/counted.ts'
import { addToMatches } from '../../edit/matches-list.ts'
import { loadContent } from '../../generator/pipeline.ts'
import { readSources } from '../sources/sources-folder.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import { createPaint } from '../../io/command/paint.ts'
import { digestOfPair } from '../../match/answers.ts'
import { composeQuestions } from '../../match/compose-questions.ts'
import { matchesOf } from '../../match/directory-matches.ts'
import { explain } from '../../match/explain.ts'
import { createJoined } from '../../match/joined.ts'
import { listMatches, surestFirst } from '../../match/list-matches.ts'
import type { Match } from '../../match/match.ts'
import { MATCHES_FILE, type MatchAnswer } from '../../record/schema/matches.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { sideBySideLines } from '../match/side-by-side.ts'
import { writeRecords } from '../records/write-records.ts'
import { createAsker } from '../terminal/ask.ts'

export const match = defineCommand({
  name: 'match',
  summary: 'Ask which records are the same, and remember the answers in matches.yaml',
  example: 'osd match --list',
  options: {
    list: { type: 'boolean', help: 'list the pairs, and ask nothing' },
    json: { type: 'boolean', help: 'with --list: for programs' },
    questions: {
      type: 'string',
      value: 'FILE',
      help: 'write what is open to a file that the inbox reads, and ask nothing',
    },
    content: contentOption,
  },
  async run({ values }) {
    const content = toContent(values.content)
    const { linked, sources } = await loadContent(content)
    if (!linked) throw new UserError('directory.yaml cannot be used. `osd check` says why.')
    const owners = [...readSources(content)]
    const sourceOf = (id: string) => owners.find(([, { records }]) => records.has(id))?.[0]
    const matches = matchesOf(linked)
    if (values.questions !== undefined) {
      writeFileSync(values.questions, composeQuestions(matches))
      return EXIT.ok
    }
    if (values.list === true || values.json === true) {
      const pairs = listMatches(matches, sourceOf)
      const text =
        values.json === true
          ? JSON.stringify({ pairs }, null, 1)
          : pairs
              .map(
                ({ kind, a, b, verdict, why }) =>
                  `${verdict}  ${kind}  ${a.slug}  ${b.slug}: ${why}`,
              )
              .join('\n')
      if (text !== '') process.stdout.write(`${text}\n`)
      return EXIT.ok
    }
    const records = new Map(linked.records.map((record) => [record.file, record]))
    let text = sources.find(({ file }) => file === MATCHES_FILE)?.text
    const answered = await askAll(surestFirst(matches), records, async (answer, names) => {
      const after = addToMatches(text, answer, names)
      await writeRecords(content, [
        { file: MATCHES_FILE, after, ...(text !== undefined && { before: text }) },
      ])
      text = after
    })
    log(
      matches.length === 0
        ? 'No records look alike.'
        : `${counted(answered, 'answer')} written to ${MATCHES_FILE}.`,
    )
    return EXIT.ok
  },
})

type Write = (answer: MatchAnswer, names: readonly [string, string]) => Promise<void>

/** Asks about each pair, and writes each answer at once, so that the rest can wait. Returns how many there are. */
async function askAll(
  matches: readonly Match[],
  records: ReadonlyMap<string, ContentRecord>,
  write: Write,
): Promise<number> {
  const { ask, close } = createAsker(createPaint(process.stdout, process.env))
  const joined = createJoined()
  let answered = 0
  try {
    for (const [i, { a, b, verdict, compared }] of matches.entries()) {
      if (joined.has(a.id, b.id)) continue
      const lines = sideBySideLines(records.get(a.file), records.get(b.file), [a.file, b.file])
      const claim = verdict === 'same' ? 'These look the same' : 'Are these the same?'
      log(
        ['', ...lines, '', `${claim}: ${explain(compared)}. (${i + 1} of ${matches.length})`].join(
          '\n',
        ),
      )
      const reply = await askOne(ask)
      if (reply === 'stop') break
      if (reply === 'skip') continue
      const isTurned = reply === 'second'
      const [one, other] = isTurned ? [b, a] : [a, b]
      const answer = reply === 'first' || isTurned ? 'part of' : reply
      const marks = digestOfPair(a, b)
      const date = localDate(new Date())
      await write({ id: one.id, other: other.id, answer, date, marks }, [one.name, other.name])
      answered++
      if (answer === 'same') {
        joined.add(a.id, b.id)
        log(`To make one record of them: osd merge ${b.slug} into ${a.slug}`)
      } else if (answer === 'part of' && a.kind === 'organization')
        log(
          `To say so in the directory, write \`parent_organization: ${other.slug}\` in ${one.file}.`,
        )
    }
  } finally {
    close()
  }
  return answered
}

type Reply = 'same' | 'different' | 'first' | 'second' | 'skip' | 'stop'

const REPLIES: Readonly<Record<string, Reply>> = {
  s: 'same',
  d: 'different',
  1: 'first',
  2: 'second',
  '': 'skip',
  q: 'stop',
}

async function askOne(ask: ReturnType<typeof createAsker>['ask']): Promise<Reply> {
  let problem: string | undefined
  for (;;) {
    const typed = await ask({
      prompt:
        's same, d different, 1 the first is part of the second, 2 the second of the first, q stop:',
      isRequired: false,
      choices: [],
      ...(problem !== undefined && { problem }),
    }).catch(() => 'q')
    const reply = REPLIES[typed.trim().toLowerCase().slice(0, 1)]
    if (reply) return reply
    problem = 'Type one of these letters, and press Enter.'
  }
}
