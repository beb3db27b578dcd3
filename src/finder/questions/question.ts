import type { Document } from '../../hsds/types.ts'
import type { Messages } from '../../messages/messages.ts'
import type { Clock } from '../../times/clock.ts'
import type { Verdict } from '../../times/judge-times.ts'
import type { ColumnName, SearchValues } from './columns.ts'

/** What a judge knows beside a value: the moment, and the other answers. */
export interface Moment {
  readonly clock: Clock
  readonly answers: { readonly [key: string]: unknown }
}

/** How a text says an answer: what to look for, and what it means. A pattern stands between words. */
export type Sign = readonly [pattern: RegExp, answer: (match: RegExpExecArray) => string]

/** The signs that a text in small letters may have. */
export type Signs = (text: string) => readonly Sign[]

/** What of a service answers a question, as JSON can hold it. */
export type ValueOf<V> = (service: Document<'service'>) => V

/**
 * One question of the finder. The form, the address, the chips, the reading of texts, its column and the filtering follow from it;
 * its sentences are in `messages/`.
 */
export interface Question<K extends string = string, V = unknown> {
  /** The name of its parameter. */
  readonly key: K
  /** How the form asks: a box for each answer, of which any may be ticked; one box; a list to choose from; a number; not at all. */
  readonly kind: 'ticks' | 'tick' | 'choice' | 'number' | 'beside'
  /** The answer in a text of the address; empty when it is none. */
  readonly read: (text: string) => string
  /** The answers to choose from. */
  readonly choices?: readonly string[]
  /** True when a service must have all that is ticked, not any of it. */
  readonly isForAll?: true
  /** The label of its field, or the heading above its boxes. */
  readonly label: (messages: Messages['find']) => string
  /** An answer in words, as a chip, a box and an option say it. */
  readonly say: (answer: string, messages: Messages) => string
  /** The column of several uses that answers it, or the value in a column of its own; and how certain it is that a service is one. */
  readonly column: ColumnName | ValueOf<V>
  readonly judge: (value: V, answer: string, moment: Moment) => Verdict
  /** The lowest verdict that passes the filter of the form; what a text says only ranks. */
  readonly least: 1 | 2
  /** The API answers it by the form. */
  readonly isOfApi?: true
  /** How texts say it; absent where they name it. */
  readonly signs?: Signs
}

/** A question over a column of several uses, and one with a column of its own. */
export const over = <K extends string, N extends ColumnName>(
  question: Question<K, SearchValues[N]> & { readonly column: N },
) => question as unknown as Question<K>
export const card = <K extends string, V>(
  question: Question<K, V> & { readonly column: ValueOf<V> },
) => question as unknown as Question<K>

/** The answers in an answer: several may be ticked. */
export const answersIn = ({ kind }: Pick<Question, 'kind'>, answer: string): readonly string[] =>
  kind === 'ticks' ? answer.split(' ').filter(Boolean) : answer === '' ? [] : [answer]

/** How certain it is that a service is what was answered, of all that was ticked or of the best of it. */
export function judgeAnswer<V>(
  question: Question<string, V>,
  value: V,
  answer: string,
  moment: Moment,
): Verdict {
  const verdicts = answersIn(question, answer).map((one) => question.judge(value, one, moment))
  return (question.isForAll ? Math.min : Math.max)(...verdicts) as Verdict
}

/** The one of some choices that a text is, in any case of letters; empty when it is none. */
export const choiceIn = <C extends string>(choices: readonly C[], text: string): C | '' =>
  choices.find((one) => one.toLowerCase() === text.toLowerCase()) ?? ''
