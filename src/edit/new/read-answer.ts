import { normaliseValue } from '../../record/normalise/value.ts'
import { formats } from '../../record/schema/formats.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { Schema } from '../../record/schema/schema.ts'
import { quoteList, quote } from '../../text/quote.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import type { Choice, Known } from './known.ts'
import type { Question } from './questions.ts'

export type ReadAnswer = { readonly answer: string } | { readonly problem: string }

/** Normalises the answer to a question, or says what is wrong with it. */
export function readAnswer(
  { field, choices, isList, isPoint }: Question,
  typed: string,
  known: Known,
): ReadAnswer {
  const text = typed.trim()
  if (/[\r\n]/.test(text)) return { problem: 'Write it on one line.' }
  if (isPoint && text !== '') return readPoint(text)
  if (choices) return readChoices(isList ? text.split(',') : [text], known[choices])
  const schema = field && schemaOf(field)
  if (!schema || text === '') return { answer: text }
  const answer = normaliseValue({ text, schema, beside: () => undefined }, ['GB'])
  const problem = problemOf(answer, schema)
  return problem ? { problem } : { answer }
}

/** The possible answers to a question: records or terms, or the values of its field. */
export function choicesOf({ choices, field }: Question, known: Known): readonly Choice[] {
  if (choices) return known[choices]
  const values = (field && schemaOf(field)?.enum) ?? []
  return values.map((slug) => ({ slug, name: '' }))
}

function readPoint(text: string): ReadAnswer {
  const number = String.raw`(-?\d+(?:\.\d+)?)`
  const [, north = '', east = ''] = new RegExp(`^${number}[,\\s]+${number}$`).exec(text) ?? []
  const isPoint = north !== '' && Math.abs(Number(north)) <= 90 && Math.abs(Number(east)) <= 180
  return isPoint
    ? { answer: `${north}, ${east}` }
    : { problem: `${quote(text)} should be two numbers, like \`51.4425, -2.6010\`.` }
}

/** Reads slugs or names. The answer is their slugs, separated by commas. */
function readChoices(typed: readonly string[], choices: readonly Choice[]): ReadAnswer {
  const slugs: string[] = []
  for (const text of typed.map((part) => part.trim()).filter((part) => part !== '')) {
    const lower = text.toLowerCase()
    const named = choices.filter(({ name }) => name.toLowerCase() === lower)
    const [only] = named.length === 1 ? named : []
    const choice = choices.find(({ slug }) => slug === lower) ?? only
    if (!choice) return { problem: problemOfChoice(text, choices) }
    slugs.push(choice.slug)
  }
  return { answer: [...new Set(slugs)].join(', ') }
}

function problemOfChoice(text: string, choices: readonly Choice[]): string {
  const sameSlug = choices.filter(({ slug }) => slug.endsWith(`/${text.toLowerCase()}`))
  const slugs = sameSlug.map(({ slug }) => slug)
  if (slugs.length > 0) return `Write ${quoteList(slugs, 'or')}.`
  const near = suggest(
    text,
    choices.flatMap(({ slug, name }) => [slug, name]),
  )
  const meant = choices.find(({ slug, name }) => slug === near || name === near)
  return `${quote(text)} does not exist.${meant ? ` ${didYouMean(meant.slug)}` : ''}`
}

function problemOf(answer: string, schema: Schema): string | undefined {
  const { type, format, minimum = -Infinity, maximum = Infinity } = schema
  if (schema.enum && !schema.enum.includes(answer))
    return `It can be ${quoteList(schema.enum, 'or')}.`
  const wanted = format ? formats[format] : undefined
  if (wanted && !wanted.test(answer))
    return `${quote(answer)} should be ${wanted.wanted}, like \`${wanted.example}\`.`
  if (type !== 'number' && type !== 'integer') return undefined
  const number = Number(answer)
  if (!/^-?\d+(?:\.\d+)?$/.test(answer)) return `${quote(answer)} should be a number.`
  return number < minimum || number > maximum
    ? `${quote(answer)} should be between ${minimum} and ${maximum}.`
    : undefined
}

const schemaOf = ([entity, field]: readonly [string, string]): Schema | undefined =>
  recordSchema(entity as 'service').properties?.[field]
