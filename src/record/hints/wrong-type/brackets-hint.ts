import type { Schema } from '../../schema/schema.ts'
import type { IssueOfKind } from '../../shape/issue.ts'
import { isNumeric } from '../correction/allowed.ts'
import { correctionOf } from '../correction/correction.ts'
import { scalar } from '../write/scalar.ts'
import { fieldAt, isEntry } from './type-hint.ts'

/** A list of texts where one value belongs; undefined where not all entries are texts. */
export function bracketsHint(issue: IssueOfKind<'wrong-type'>): string | undefined {
  const { actual, expected: schema, path } = issue
  const texts = textsIn(actual)
  const [only, ...more] = texts
  if (only === undefined) return undefined
  const name = fieldAt(path)
  if (isEntry(path)) return `Write one list: \`${name}: [${texts.join(', ')}]\`.`
  if (more.length === 0) return `Delete the brackets, or the dash: \`${name}: ${scalar(only)}\`.`
  if (name.startsWith('by')) return asOneText(name, JSON.stringify(texts.join(',')))
  if (isProse(schema)) return asOneText(name, scalar(texts.join(isSentence(texts) ? ' ' : ', ')))
  const better = isNumeric(schema) && correctionOf({ text: texts.join(', '), name, schema })
  return better || `Keep only one, such as \`${name}: ${scalar(only)}\`.`
}

/** The entries of a list of texts. */
function textsIn(value: unknown): readonly string[] {
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : []
  const isText = (entry: unknown) => typeof entry === 'string' || typeof entry === 'number'
  return entries.every(isText) ? entries.map(String) : []
}

const asOneText = (name: string, value: string) =>
  `Write it as one text, without brackets or dashes: \`${name}: ${value}\`.`

const isSentence = (texts: readonly string[]) => texts.every((text) => /[.!?]$/.test(text))

/** Whether a field takes any words, so that several texts can be joined. */
export const isProse = ({ type, format, enum: values, pattern, refers }: Schema) =>
  type === 'string' && [format, values, pattern, refers].every((limit) => limit === undefined)
