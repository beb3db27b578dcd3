import { Html, html } from '../../pages/layout/html.ts'
import type { Language } from '../../messages/languages.ts'

/** A topic that services have, for a list to choose from. `depth` is that in its tree, from 0. */
export interface Topic {
  readonly id: string
  readonly name: string
  readonly depth: number
  /** The address of its page, without the prefix of a language. */
  readonly address?: string | undefined
  readonly description?: string | undefined
  /** How many services have it, or one below it. */
  readonly count: number
  /** The language of its name; absent when it is that of the records. */
  readonly language?: Language
}

/** The topics to choose from, finished when the site is made: an `<option>` in each line. */
export const topicOptions = (topics: readonly Topic[]): string =>
  topics
    .map(
      ({ id, name, depth }) =>
        html`<option value="${id}">${'– '.repeat(depth)}${name.replaceAll('\n', ' ')}</option>`
          .text,
    )
    .join('\n')

/** The same without those that are chosen already. */
export const optionsWithout = (options: string, chosen: readonly string[]): Html =>
  new Html(
    chosen.length === 0
      ? options
      : options
          .split('\n')
          .filter((line) => !chosen.some((id) => line.startsWith(`<option value="${id}"`)))
          .join('\n'),
  )
