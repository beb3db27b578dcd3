import { formats } from '../../record/schema/formats.ts'
import { list, quote } from '../../text/quote.ts'
import type { Schema } from '../../record/schema/schema.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import type { Choice, Known } from './known.ts'
import type { Answers, Question } from './questions.ts'

/** Asks a person one question; `problem` says what was wrong with the answer before. */
export type Ask = (question: {
  readonly asks: string
  readonly initial?: string
  readonly isNeeded: boolean
  readonly choices: readonly Choice[]
  readonly problem?: string
}) => Promise<string>

/** An answer that cannot be used, or one that is missing while there is nobody to ask. */
export class AnswerError extends Error {}

export interface InterviewOptions {
  readonly given: Readonly<Record<string, string | undefined>>
  readonly known: Known
  /** Absent when there is nobody to ask. */
  readonly ask?: Ask
}

/** Collects what a new record needs: from the options of the command line, and by asking for the rest. */
export async function interview(
  questions: readonly Question[],
  { given, known, ask }: InterviewOptions,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const { flag, when } = question
    const own = given[flag]
    if (own !== undefined) {
      const read = readAnswer(question, own, known)
      if ('problem' in read) throw new AnswerError(`--${flag}: ${read.problem}`)
      if (read.answer !== '') answers[flag] = read.answer
    }
    if (answers[flag] !== undefined || (when && !when(answers))) continue
    const answer = ask ? await askFor(question, known, ask) : question.initial
    if (answer) answers[flag] = answer
    else if (question.isNeeded) throw new AnswerError(`Say with --${flag}: ${question.asks}`)
  }
  return answers
}

/** Asks until the answer can be used; nothing is an answer where none is needed. */
export async function askFor(question: Question, known: Known, ask: Ask): Promise<string> {
  const { asks, initial, isNeeded = false, choices, field } = question
  const values = (field && schemaOf(field)?.enum) ?? []
  let problem: string | undefined
  for (;;) {
    const said = await ask({
      asks,
      isNeeded,
      choices: choices ? known[choices] : values.map((slug) => ({ slug, name: '' })),
      ...(initial !== undefined && { initial }),
      ...(problem !== undefined && { problem }),
    })
    const text = said.trim() || (initial ?? '')
    if (text === '' && !isNeeded) return ''
    const read = readAnswer(question, text, known)
    if (!('problem' in read) && read.answer !== '') return read.answer
    problem = 'problem' in read ? read.problem : 'This one is needed.'
  }
}

type Read = { readonly answer: string } | { readonly problem: string }

/** An answer in its usual spelling, or what is wrong with it. */
function readAnswer(
  { field, choices, isList, isPoint }: Question,
  said: string,
  known: Known,
): Read {
  const text = said.trim()
  if (/[\r\n]/.test(text)) return { problem: 'Write it on one line.' }
  if (isPoint && text !== '') return readPoint(text)
  if (choices) return readChoices(isList ? text.split(',') : [text], known[choices])
  const schema = field && schemaOf(field)
  if (!schema || text === '') return { answer: text }
  const answer = normaliseValue({ text, schema, beside: () => undefined }, ['GB'])
  const problem = problemOf(answer, schema)
  return problem ? { problem } : { answer }
}

/** Two numbers, the first of which is a latitude. */
function readPoint(text: string): Read {
  const [, north = '', east = ''] = /^(-?\d+(?:\.\d+)?)[,\s]+(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  const isPoint = north !== '' && Math.abs(Number(north)) <= 90 && Math.abs(Number(east)) <= 180
  return isPoint
    ? { answer: `${north}, ${east}` }
    : { problem: `${quote(text)} should be two numbers, like \`51.4425, -2.6010\`.` }
}

function readChoices(said: readonly string[], choices: readonly Choice[]): Read {
  const found: string[] = []
  for (const text of said.map((part) => part.trim()).filter((part) => part !== '')) {
    const plain = text.toLowerCase()
    const named = choices.filter(({ name }) => name.toLowerCase() === plain)
    const [only] = named.length === 1 ? named : []
    const choice = choices.find(({ slug }) => slug === plain) ?? only
    const several = choices.filter(({ slug }) => slug.endsWith(`/${plain}`))
    if (!choice && several.length > 0)
      return {
        problem: `Say which: ${list(
          several.map(({ slug }) => slug),
          'or',
        )}.`,
      }
    if (!choice) {
      const near = suggest(
        text,
        choices.flatMap(({ slug, name }) => [slug, name]),
      )
      const meant = choices.find(({ slug, name }) => slug === near || name === near)
      return { problem: `${quote(text)} is not there.${meant ? ` ${didYouMean(meant.slug)}` : ''}` }
    }
    found.push(choice.slug)
  }
  return { answer: [...new Set(found)].join(', ') }
}

function problemOf(answer: string, schema: Schema): string | undefined {
  const { type, format, minimum = -Infinity, maximum = Infinity } = schema
  if (schema.enum && !schema.enum.includes(answer)) return `It can be ${list(schema.enum, 'or')}.`
  const wanted = format ? formats[format] : undefined
  if (wanted && !wanted.test(answer))
    return `${quote(answer)} should be ${wanted.says}, like \`${wanted.example}\`.`
  if (type !== 'number' && type !== 'integer') return undefined
  const number = Number(answer)
  if (!/^-?\d+(?:\.\d+)?$/.test(answer)) return `${quote(answer)} should be a number.`
  return number < minimum || number > maximum
    ? `${quote(answer)} should lie between ${minimum} and ${maximum}.`
    : undefined
}

const schemaOf = ([entity, field]: readonly [string, string]): Schema | undefined =>
  recordSchema(entity as 'service').properties?.[field]
