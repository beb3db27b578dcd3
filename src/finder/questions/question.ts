import type { Messages } from '../../messages/messages.ts'
import type { Clock } from '../../times/clock.ts'
import type { Verdict } from '../../times/judge-times.ts'
import type { ColumnName, SearchValues } from './columns.ts'

/** The questions of the finder that narrow a list, by the names of their parameters. */
export const QUESTION_KEYS = [
  'day',
  'when',
  'part',
  'age',
  'language',
  'free',
  'access',
  'delivery',
  'only',
] as const
export type QuestionKey = (typeof QUESTION_KEYS)[number]

/** What was answered to each question; empty where nothing was. */
export type Answers = Readonly<Record<QuestionKey, string>>

/** What a judge knows beside a value: the moment, and the other answers. */
export interface Moment {
  readonly clock: Clock
  readonly answers: Answers
}

/** How a text says an answer: what to look for, and what it means. A pattern stands between words. */
export type Sign = readonly [pattern: RegExp, answer: (match: RegExpExecArray) => string]

/**
 * One question of the finder. The form, the address, the chips, the reading of texts and the filtering follow from it; its sentences
 * are in `messages/`, and the values of its column in `columns.ts`.
 */
export interface Question<N extends ColumnName = ColumnName> {
  readonly key: QuestionKey
  /** How the form asks: one of several answers, a box to tick, a number; not at all where another field asks it. */
  readonly kind: 'choice' | 'tick' | 'number' | 'beside'
  /** The answer in a text of the address; empty when it is none. */
  readonly read: (text: string) => string
  /** The answers to choose from. */
  readonly choices?: readonly string[]
  /** The label of its field; for a tick what the box says. */
  readonly label: (messages: Messages['find']) => string
  /** An answer in words, as a chip and an option say it. */
  readonly say: (answer: string, messages: Messages) => string
  /** The column that answers it, and how certain it is that a service is one. */
  readonly column: N
  readonly judge: (value: SearchValues[N], answer: string, moment: Moment) => Verdict
  /** The lowest verdict that passes the filter of the form; what a text says only ranks. */
  readonly least: 1 | 2
  /** The API answers it by the form. */
  readonly isOfApi?: true
  /** How texts say it. */
  readonly signs: readonly Sign[]
}
