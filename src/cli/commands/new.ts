import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkContent } from '../../pipeline.ts'
import { readContent } from '../../read/read-content.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Diagnostic, Reported } from '../../diagnostics/diagnostic.ts'
import { composeDirectory } from '../../edit/new/compose-directory.ts'
import { composeRecord } from '../../edit/new/compose-record.ts'
import { AnswerError, type Ask, askFor, interview } from '../../edit/new/interview.ts'
import { listKnown } from '../../edit/new/known.ts'
import { type NewKind, questionsFor } from '../../edit/new/questions.ts'
import { parseSettings } from '../../record/parse.ts'
import { freeSlug, isSlug, slugOf } from '../../record/slug.ts'
import { type Folder, type RecordKind, kinds } from '../../record/schema/written.ts'
import { createAsker } from '../terminal/ask.ts'
import { type Call, type Command, EXIT, UserError, say, toContent } from '../../command/command.ts'
import { formatText } from '../formats/text.ts'
import { localDate } from '../../command/local-date.ts'
import { createPaint } from '../../command/paint.ts'
import { writeNewRecord } from '../records/write-records.ts'

const FLAGS = {
  name: 'what it is called',
  slug: 'the name of its file, without .yaml (made from its name)',
  organization: 'the slug of the organization that offers the service, or runs the place',
  location: 'slugs of the places of a service, with commas between them',
  terms: 'slugs of the terms that describe a service, with commas between them',
  status: 'of a service: active, inactive, defunct or temporarily closed (active)',
  description: 'what it is, in a sentence or two',
  url: 'its web page',
  email: 'its email address',
  phone: 'its telephone number',
  type: 'of a place: physical, postal or virtual (physical)',
  address: 'house and street of a place',
  city: 'town or city of a place',
  county: 'county or council area of a place',
  postcode: 'postcode of a place',
  point: 'degrees north and east of a place, such as "51.4425, -2.6010"',
  title: 'of a directory: what it is called',
  publisher: 'of a directory: who publishes it',
} as const

const KINDS = [...Object.values(kinds), 'directory'] as const

export const newRecord: Command = {
  summary: 'write a new record, by a few questions or by options',
  usage: `${KINDS.join('|')} [--name TEXT] [--slug SLUG] … [--content DIR] [--yes]`,
  positionals: 1,
  options: {
    ...Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, { type: 'string' } as const])),
    content: { type: 'string', default: 'content' },
    yes: { type: 'boolean' },
  },
  help: {
    ...FLAGS,
    content: 'the folder of the records (content)',
    yes: 'ask nothing: take what is proposed, and leave out what is not needed',
  },
  async run(call) {
    const [kind] = call.positionals
    if (!KINDS.includes(kind as NewKind))
      throw new UserError(`Say what is new: ${KINDS.join(', ')}.`)
    const canAsk = process.stdin.isTTY && process.stdout.isTTY && call.values.yes !== true
    const asker = canAsk ? createAsker(createPaint(process.stdout, process.env)) : undefined
    try {
      return kind === 'directory'
        ? await newDirectory(call, asker?.ask)
        : await newEntry(kind as RecordKind, call, asker?.ask)
    } catch (error) {
      if (error instanceof AnswerError) throw new UserError(error.message)
      throw error
    } finally {
      asker?.close()
    }
  },
}

type Given = Readonly<Record<string, string | undefined>>

async function newEntry(kind: RecordKind, { values }: Call, ask: Ask | undefined): Promise<number> {
  const content = toContent(values.content)
  const { sources, diagnostics } = await readContent(content)
  const known = listKnown(sources)
  const given = values as Given
  const directory = sources.find(({ file }) => file === 'directory.yaml')
  const settings = directory && parseSettings(directory.file, directory.text).value
  const answers = await interview(questionsFor(kind, settings?.defaults), {
    given,
    known,
    ...(ask && { ask }),
  })
  const folder = (Object.keys(kinds) as Folder[]).find((name) => kinds[name] === kind) as Folder
  const slug = await chooseSlug(
    answers.name ?? '',
    known[folder].map((choice) => choice.slug),
    {
      given: given.slug,
      ask,
    },
  )
  const file = `${folder}/${slug}.yaml`
  const record = { id: randomUUID(), date: localDate(new Date()), known }
  const text = composeRecord(kind, answers, record)
  return save(content, { file, text }, { sources, diagnostics })
}

async function newDirectory({ values }: Call, ask: Ask | undefined): Promise<number> {
  const content = values.content as string
  const odd = existsSync(content)
    ? readdirSync(content).filter((name) => !/^(?:\.|readme)/i.test(name))
    : []
  if (odd.includes('directory.yaml'))
    throw new UserError(`There is a directory in \`${content}\` already.`)
  if (odd.length > 0)
    throw new UserError(`\`${content}\` is not empty. Name another folder with --content.`)
  const given = { ...values, title: values.title ?? values.name } as Given
  const known = listKnown([])
  const answers = await interview(questionsFor('directory'), { given, known, ...(ask && { ask }) })
  const text = composeDirectory(answers, randomUUID())
  mkdirSync(content, { recursive: true })
  return save(content, { file: 'directory.yaml', text }, { sources: [], diagnostics: [] })
}

/** The slug that was asked for, or one made of the name that nobody has. */
async function chooseSlug(
  name: string,
  taken: readonly string[],
  { given, ask }: { given: string | undefined; ask: Ask | undefined },
): Promise<string> {
  const made = slugOf(name)
  const wanted = given ?? made
  const problem = problemOf(wanted)
  if (given !== undefined && problem) throw new UserError(`--slug: ${problem}`)
  if (!ask || given !== undefined) {
    if (problem)
      throw new UserError(made ? `${problem} Name it with --slug.` : 'Name its file with --slug.')
    return wanted
  }
  const initial = made && freeSlug(made, taken)
  const asks = 'The name of its file, which others refer to it by?'
  for (let wrong: string | undefined; ;) {
    const question = { flag: 'slug', asks, isNeeded: true, ...(initial && { initial }) }
    const slug = await askFor(question, listKnown([]), (shown) =>
      ask(wrong === undefined ? shown : { ...shown, problem: wrong }),
    )
    wrong = problemOf(slug)
    if (wrong === undefined) return slug
  }

  function problemOf(slug: string): string | undefined {
    if (!isSlug(slug)) {
      const better = slugOf(slug)
      return `\`${slug}\` cannot be one; ${better ? `\`${better}\`` : 'small letters, digits and hyphens'} can.`
    }
    return taken.includes(slug)
      ? `\`${slug}\` is there already; \`${freeSlug(slug, taken)}\` is free.`
      : undefined
  }
}

/** Writes a record, unless something would be wrong that was not wrong before. */
async function save(
  content: string,
  source: SourceFile,
  { sources, diagnostics }: { sources: readonly SourceFile[]; diagnostics: readonly Diagnostic[] },
): Promise<number> {
  const all = [...sources, source].toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const before = new Set(errorsIn(sources, diagnostics).map(nameOf))
  const found = errorsIn(all, diagnostics).filter((error) => !before.has(nameOf(error)))
  const root = relative('.', content) || '.'
  if (found.length > 0) {
    say(formatText(found, all, { paint: createPaint(process.stderr, process.env), root }))
    say('Nothing was written.')
    return EXIT.problems
  }
  try {
    await writeNewRecord(join(content, source.file), source.text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UserError(`${root}/${source.file} is there already. Nothing was written.`)
  }
  process.stdout.write(`${root}/${source.file}\n`)
  return EXIT.done
}

const errorsIn = (sources: readonly SourceFile[], before: readonly Diagnostic[]): Reported[] =>
  checkContent(sources, { before }).diagnostics.filter(({ severity }) => severity === 'error')

const nameOf = ({ code, message, place }: Diagnostic) =>
  JSON.stringify([code, message, place.file, place.path])
