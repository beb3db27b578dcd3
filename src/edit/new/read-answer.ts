import { DEFAULT_COUNTRIES } from '../../countries/countries.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import { formats } from '../../record/schema/formats.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { Schema } from '../../record/schema/schema.ts'
import { quoteList, quote } from '../../text/quote.ts'
import { didYouMean } from '../../text/suggest.ts'
import { findNamed, namesIn } from './find-named.ts'
import type { Choice, Known } from './known.ts'
import type { Question } from './questions.ts'

/** An answer as it is kept; or what is wrong, with the answer that was probably meant. */
export type ReadAnswer =
  | { readonly answer: string; readonly problem?: never }
  | { readonly problem: string; readonly meant?: string; readonly answer?: never }

/** Normalises the answer to a question, or says what is wrong with it. */
export function readAnswer(
  { field, choices, isList, isPoint }: Question,
  typed: string,
  known: Known,
): ReadAnswer {
  const text = typed.trim()
  if (/[\r\n]/.test(text)) return { problem: 'Write it on one line.' }
  if (isPoint && text !== '') return readPoint(text)
  if (choices) {
    const list = known[choices]
    return readChoices(isList ? namesIn(text, list) : [text], list)
  }
  const schema = field && schemaOf(field)
  if (!schema || text === '') return { answer: text }
  const answer = normaliseValue({ text, schema, beside: () => undefined }, DEFAULT_COUNTRIES)
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
  const written = text.replaceAll('−', '-')
  const [, north = '', east = ''] = new RegExp(`^${number}[,\\s]+${number}$`).exec(written) ?? []
  const isPoint = north !== '' && Math.abs(Number(north)) <= 90 && Math.abs(Number(east)) <= 180
  return isPoint
    ? { answer: `${north}, ${east}` }
    : { problem: `${quote(text)} should be two numbers, like \`51.4425, -2.6010\`.` }
}

/** Reads slugs or names. The answer is their slugs, separated by commas. */
function readChoices(typed: readonly string[], choices: readonly Choice[]): ReadAnswer {
  const found = typed
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, ...findNamed(text, choices) }))
  const slugs = found.map(({ choice, near }) =>
    near.length > 1 ? undefined : (choice ?? near[0])?.slug,
  )
  const whole = slugs.includes(undefined) ? undefined : [...new Set(slugs)].join(', ')
  const wrong = found.find(({ choice }) => !choice)
  if (!wrong) return { answer: whole ?? '' }
  return {
    problem: problemOfChoice(wrong.text, wrong.near),
    ...(whole !== undefined && { meant: whole }),
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
