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

/** An answer is wrong, or is missing and there is nobody to ask. */
export class AnswerError extends Error {}

export interface InterviewOptions {
  /** Answers from the command line. */
  readonly given: Readonly<Record<string, string | undefined>>
  readonly known: Known
  /** Absent if there is nobody to ask. */
  readonly ask?: Ask
}

/** Collects the answers for a new record: from the command line, and by asking for the others. */
export async function interview(
  questions: readonly Question[],
  { given, known, ask }: InterviewOptions,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const { flag, when } = question
    const text = given[flag]
    if (text !== undefined) {
      const read = readAnswer(question, text, known)
      if ('problem' in read) throw new AnswerError(`--${flag}: ${read.problem}`)
      if (read.answer !== '') answers[flag] = read.answer
    }
    if (answers[flag] !== undefined || (when && !when(answers))) continue
    const answer = ask ? await askFor(question, known, ask) : question.initial
    if (answer) answers[flag] = answer
    else if (question.isRequired) throw new AnswerError(`Answer with --${flag}: ${question.prompt}`)
  }
  return answers
}

/** Asks until the answer is valid. An optional question may be answered with nothing. */
export async function askFor(question: Question, known: Known, ask: Ask): Promise<string> {
  const { prompt, initial, isRequired = false } = question
  let problem: string | undefined
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
    if (!('problem' in read) && read.answer !== '') return read.answer
    problem = 'problem' in read ? read.problem : 'This question needs an answer.'
  }
}
