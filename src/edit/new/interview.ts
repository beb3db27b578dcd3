import type { Choice, Known } from './known.ts'
import type { Answers, Question } from './questions.ts'
import { choicesOf, readAnswer } from './read-answer.ts'

/** Asks a person one question. `problem` says what was wrong with the previous answer. */
export type Ask = (question: {
  readonly prompt: string
  readonly initial?: string
  readonly isRequired: boolean
  readonly choices: readonly Choice[]
  readonly problem?: string
}) => Promise<string>

/** What the rules say about an answer: an error, or a doubt, which goes with the same answer once more. */
export interface Judgement {
  readonly problem: string
  readonly isError: boolean
  /** The word of `public:` that allows a personal detail, if the person agreed. */
  readonly allowedBy?: string | undefined
}

/** Judges the answer to a question, which is the last of the answers so far. */
export type Judge = (question: Question, answers: Answers) => Judgement | undefined

/** An answer is wrong, or is missing and there is nobody to ask. */
export class AnswerError extends Error {}

export interface InterviewOptions {
  /** Answers from the command line. */
  readonly given: Readonly<Record<string, string | undefined>>
  readonly known: Known
  /** Absent if there is nobody to ask. */
  readonly ask?: Ask
  readonly judge?: Judge
  /** Where the answers go as they come, so that none is lost when the interview stops. */
  readonly answers?: Record<string, string>
}

/** Collects the answers for a new record: from the command line, and by asking for the others. */
export async function interview(
  questions: readonly Question[],
  { given, known, ask, judge, answers = {} }: InterviewOptions,
): Promise<Answers> {
  for (const question of questions) {
    const { flag, when } = question
    const text = given[flag]
    const judged = (answer: string) => judge?.(question, { ...answers, [flag]: answer })
    if (text !== undefined) {
      const read = readAnswer(question, text, known)
      const problem = read.problem ?? (read.answer && errorOf(judged(read.answer)))
      if (problem) throw new AnswerError(`--${flag}: ${problem}`)
      if (read.answer) answers[flag] = read.answer
    }
    if (answers[flag] !== undefined || (when && !when(answers))) continue
    const answer = ask ? await askFor(question, known, ask, judged) : question.initial
    const agreed = ask && answer ? judged(answer)?.allowedBy : undefined
    if (agreed) answers.agreed = [...new Set([answers.agreed, agreed])].filter(Boolean).join(', ')
    if (answer) answers[flag] = answer
    else if (question.isRequired) throw new AnswerError(`Answer with --${flag}: ${question.prompt}`)
  }
  return answers
}

const errorOf = (found: Judgement | undefined) => (found?.isError ? found.problem : undefined)

/** Asks until the answer is valid. An optional question may be answered with nothing. */
export async function askFor(
  question: Question,
  known: Known,
  ask: Ask,
  judge: (answer: string) => Judgement | undefined = () => undefined,
): Promise<string> {
  const { prompt, isRequired = false } = question
  let { initial } = question
  let problem: string | undefined
  let doubted: string | undefined
  for (;;) {
    const typed = await ask({
      prompt,
      isRequired,
      choices: choicesOf(question, known),
      ...(initial !== undefined && { initial }),
      ...(problem !== undefined && { problem }),
    })
    const text = typed.trim() || (initial ?? '')
    if (text === '' && !isRequired) return ''
    const read = readAnswer(question, text, known)
    initial = read.problem === undefined ? question.initial : (read.meant ?? question.initial)
    problem = read.problem ?? (read.answer === '' ? 'This question needs an answer.' : undefined)
    if (read.problem !== undefined || problem !== undefined) continue
    const found = judge(read.answer)
    if (!found || (!found.isError && doubted === read.answer)) return read.answer
    doubted = read.answer
    const again = found.allowedBy ? 'the person agreed that it is published' : 'it is right'
    problem = found.isError ? found.problem : `${found.problem} If ${again}, type it again.`
  }
}
