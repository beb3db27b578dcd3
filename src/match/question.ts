import { isObject } from '../text/is-object.ts'
import { isSlug } from '../record/slug.ts'
import type { Match } from './match.ts'
import { MATCH_KINDS, type MatchKind } from './record.ts'

/*
 * Workflows write what nobody has answered to a branch of its own, from which the inbox reads it. Everybody can read the branch of a public
 * repository, so it names records and kinds of evidence, and no value.
 */

export const QUESTIONS_BRANCH = 'questions'
export const QUESTIONS_FILE = 'questions.json'

/** More is not asked at once. When these are answered, the next run brings others. */
export const MAX_QUESTIONS = 500
/** Characters of a reason, of which the longest that we write has some 300. */
const MAX_WHY = 600

/** One of two records, by its id and the name of its file. */
export interface AskedRecord {
  readonly id: string
  readonly slug: string
}

/** Two records that look alike. */
export interface MatchQuestion {
  readonly kind: MatchKind
  readonly a: AskedRecord
  readonly b: AskedRecord
  readonly verdict: Match['verdict']
  /** By kinds of evidence, in English. */
  readonly why: string
  /** A digest of what the two have in common. */
  readonly marks: string
}

/** The questions in a text. What is none of ours is left out: others may have written the branch. */
export function parseQuestions(text: string): readonly MatchQuestion[] {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return []
  }
  const { questions = [] } = isObject(file) ? file : {}
  return Array.isArray(questions) ? questions.filter(isQuestion).slice(0, MAX_QUESTIONS) : []
}

const isQuestion = (one: unknown): one is MatchQuestion =>
  isObject(one) &&
  MATCH_KINDS.some((kind) => kind === one.kind) &&
  isAsked(one.a) &&
  isAsked(one.b) &&
  one.a.id !== one.b.id &&
  (one.verdict === 'same' || one.verdict === 'ask') &&
  typeof one.why === 'string' &&
  one.why.length <= MAX_WHY &&
  typeof one.marks === 'string' &&
  /^[a-z\d]{1,16}$/.test(one.marks)

const isAsked = (one: unknown): one is AskedRecord =>
  isObject(one) &&
  typeof one.slug === 'string' &&
  isSlug(one.slug) &&
  typeof one.id === 'string' &&
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(one.id)
