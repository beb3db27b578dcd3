import { randomUUID } from 'node:crypto'
import { listKnown } from '../../edit/known.ts'
import { FOLDERS, type RecordKind, fileOf } from '../../record/schema/written.ts'
import { EXIT } from '../../io/command/exit.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import { readContent } from '../../io/read/read-content.ts'
import { parseSettings } from '../../record/parse.ts'
import { chooseSlug } from './choose-slug.ts'
import { composeRecord } from './compose-record.ts'
import { type Ask, interview } from './interview.ts'
import type { GivenAnswers } from './options.ts'
import { questionsFor } from './questions.ts'
import { saveRecord } from './save-record.ts'

/** Where the form of a record is, below the address of `osd dev`. */
const FORMS: Readonly<Partial<Record<RecordKind, string>>> = {
  service: '/find/edit/',
  organization: '/find/edit/organizations/',
}

/** Writes a new service, organization, location or taxonomy. Resolves to the exit status. */
export async function newEntry(
  kind: RecordKind,
  content: string,
  { given, ask }: { readonly given: GivenAnswers; readonly ask: Ask | undefined },
): Promise<number> {
  const { sources, diagnostics } = await readContent(content)
  const known = listKnown(sources)
  const directory = sources.find(({ file }) => file === 'directory.yaml')
  const settings = directory && parseSettings(directory.file, directory.text).value
  const answers = await interview(questionsFor(kind, known, settings?.defaults), { given, ask })
  const taken = known[FOLDERS[kind]].map((choice) => choice.slug)
  const slug = chooseSlug(answers.name ?? '', taken, given.slug)
  const date = localDate(new Date())
  const text = composeRecord(kind, answers, { id: randomUUID(), date, known })
  const record = { file: fileOf(kind, slug), text }
  const status = await saveRecord(content, record, { sources, diagnostics })
  const form = FORMS[kind]
  if (status === EXIT.ok && form !== undefined)
    log(`To go on in the form, run \`osd dev\` and open http://localhost:8888${form}${slug}`)
  return status
}
