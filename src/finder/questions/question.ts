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
  /** How the form asks: one of several answers, a box to tick, a number; not at all where another field asks it. */
  readonly kind: 'choice' | 'tick' | 'number' | 'beside'
  /** The answer in a text of the address; empty when it is none. */
  readonly read: (text: string) => string
  /** The answers to choose from. */
  readonly choices?: readonly string[]
  /** The label of its field; for a tick what the box says. */
  readonly label: (messages: Messages['find']) => string
  /** What stands below the label of a number. */
  readonly hint?: (messages: Messages['find']) => string
  /** An answer in words, as a chip and an option say it. */
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

/** The one of some choices that a text is, in any case of letters; empty when it is none. */
export const choiceIn = <C extends string>(choices: readonly C[], text: string): C | '' =>
  choices.find((one) => one.toLowerCase() === text.toLowerCase()) ?? ''
