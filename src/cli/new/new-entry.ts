import { randomUUID } from 'node:crypto'
import { readContent } from '../../io/read/read-content.ts'
import { composeAnswers, composeRecord } from '../../edit/new/compose-record.ts'
import { type Ask, interview } from '../../edit/new/interview.ts'
import { listKnown } from '../../edit/new/known.ts'
import { questionsFor } from '../../edit/new/questions.ts'
import { parseSettings } from '../../record/parse.ts'
import { type Folder, type RecordKind, kinds } from '../../record/schema/written.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { localDate } from '../../io/command/local-date.ts'
import { chooseSlug } from './choose-slug.ts'
import { createJudge } from './judge-answer.ts'
import { keepAnswers } from './keep-answers.ts'
import type { GivenAnswers } from './options.ts'
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
  const questions = questionsFor(kind, settings?.defaults)
  const judge = createJudge(kind, sources)
  const answers: Record<string, string> = {}
  const write = async () => {
    await interview(questions, { given, known, judge, answers, ...(ask && { ask }) })
    const folder = (Object.keys(kinds) as Folder[]).find((name) => kinds[name] === kind) as Folder
    const taken = known[folder].map((choice) => choice.slug)
    const slug = await chooseSlug(answers.name ?? '', taken, { given: given.slug, ask })
    const date = localDate(new Date())
    const text = composeRecord(kind, answers, { id: randomUUID(), date, known })
    const file = `${folder}/${slug}.yaml`
    const status = await saveRecord(content, { file, text }, { sources, diagnostics })
    const form = FORMS[kind]
    if (status === EXIT.ok && form !== undefined)
      log(`To go on in the form, run \`osd dev\` and open http://localhost:8888${form}${slug}`)
    return status
  }
  return ask ? keepAnswers(write, () => composeAnswers(kind, answers)) : write()
}
