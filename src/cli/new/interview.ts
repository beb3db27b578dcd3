import { findNamed, namesIn } from '../../edit/find-named.ts'
import type { Choice } from '../../edit/known.ts'
import { createFileJudge } from '../../generator/judge-files.ts'
import { freshProblems } from '../../diagnostics/fresh.ts'
import { UserError } from '../../io/command/errors.ts'
import { type Answers, composeDirectory } from '../../package/init/compose-directory.ts'
import type { Question } from '../../package/init/questions.ts'
import { quote, quoteList } from '../../text/quote.ts'
import { didYouMean } from '../../text/suggest.ts'

/** Asks a person one question. `problem` says what was wrong with the previous answer. */
export type Ask = (question: {
  readonly prompt: string
  readonly initial?: string
  readonly isRequired: boolean
  readonly choices: readonly Choice[]
  readonly problem?: string
}) => Promise<string>

export interface InterviewOptions {
  /** Answers from the command line. */
  readonly given: Readonly<Record<string, string | undefined>>
  /** Absent if there is nobody to ask. */
  readonly ask?: Ask | undefined
  /** What is wrong with the last of the answers so far. */
  readonly judge?: (before: Answers, after: Answers) => string | undefined
}

/** Collects answers: from the command line, and by asking for the others. */
export async function interview(
  questions: readonly Question[],
  { given, ask, judge }: InterviewOptions,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const { flag, when, initial, isRequired, isUnasked } = question
    const read = (text: string): Read => {
      const one = readAnswer(question, text)
      const problem = one.problem ?? judge?.(answers, { ...answers, [flag]: one.answer ?? '' })
      return problem === undefined ? one : { ...one, problem }
    }
    const text = given[flag]?.trim()
    if (text) {
      const { answer = '', problem } = read(text)
      if (problem) throw new UserError(`--${flag}: ${problem}`)
      answers[flag] = answer
      continue
    }
    if (when && !when(answers)) continue
    const answer = ask && !isUnasked ? await askFor(question, ask, read) : initial
    if (answer) answers[flag] = answer
    else if (isRequired) throw new UserError(unanswered(questions, given, answers))
  }
  return answers
}

/** What a command that may not ask needs, all at once. */
const unanswered = (
  questions: readonly Question[],
  given: InterviewOptions['given'],
  answers: Answers,
): string =>
  questions
    .filter(({ isRequired, initial, when }) => isRequired && !initial && (!when || when(answers)))
    .filter(({ flag }) => !given[flag]?.trim())
    .map(({ flag, prompt }) => `Answer with --${flag}: ${prompt}`)
    .join('\n')

/** An answer as it is kept, or as it was probably meant; and what is wrong with it. */
interface Read {
  readonly answer?: string
  readonly problem?: string
}

/** Asks until the answer is valid. An optional question may be answered with nothing. */
async function askFor(
  { prompt, isRequired = false, choices = [], initial }: Question,
  ask: Ask,
  read: (text: string) => Read,
): Promise<string> {
  for (let again: { initial?: string | undefined; problem?: string } = { initial }; ;) {
    const { initial: proposed, problem } = again
    const typed = await ask({
      ...{ prompt, isRequired, choices },
      ...(proposed !== undefined && { initial: proposed }),
      ...(problem !== undefined && { problem }),
    })
    const text = typed.trim() || (proposed ?? '')
    if (text === '' && !isRequired) return ''
    const found = text === '' ? { problem: 'This question needs an answer.' } : read(text)
    if (found.problem === undefined) return found.answer ?? ''
    again = { initial: found.answer ?? initial, problem: found.problem }
  }
}

/** Reads an answer. Of choices, which are named by their slug or name, it has the slugs with commas between them. */
function readAnswer({ choices, isList }: Question, text: string): Read {
  if (/[\r\n]/.test(text)) return { problem: 'Write it on one line.' }
  if (!choices) return { answer: text }
  const found = (isList ? namesIn(text, choices) : [text]).map((name) => ({
    name,
    ...findNamed(name, choices),
  }))
  const meant = found.map(({ choice, near }) => choice ?? (near.length === 1 ? near[0] : undefined))
  const slugs = [...new Set(meant.map((one) => one?.slug))].join(', ')
  const wrong = found.find(({ choice }) => !choice)
  return {
    ...(!meant.includes(undefined) && { answer: slugs }),
    ...(wrong && { problem: problemOfChoice(wrong.name, wrong.near) }),
  }
}

/** The most choices that a problem names. */
const MAX_NAMED = 5

function problemOfChoice(text: string, near: readonly Choice[]): string {
  const [only, ...others] = near
  if (!only) return `${quote(text)} does not exist.`
  if (others.length === 0) return `${quote(text)} does not exist. ${didYouMean(only.slug)}`
  const slugs = near.slice(0, MAX_NAMED).map(({ slug }) => slug)
  const rest = near.length - slugs.length
  return `${quote(text)} could be ${near.length} of them. Write ${quoteList(slugs, 'or')}${rest > 0 ? `, or more of the name of one of the other ${rest}` : ''}.`
}

/** Judges the settings that answers make, by the check of the program. */
export function judgeSettings(before: Answers, after: Answers): string | undefined {
  const errorsIn = (answers: Answers) =>
    createFileJudge(
      [],
      {},
    )([{ file: 'directory.yaml', after: composeDirectory(answers, ANY_NAMESPACE) }]).errors
  const [found] = freshProblems(errorsIn(before), errorsIn(after))
  return found && `${found.message} ${found.hint ?? ''}`.trim()
}

const ANY_NAMESPACE = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
