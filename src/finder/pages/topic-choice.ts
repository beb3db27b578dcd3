import { Html, html } from '../../pages/layout/html.ts'
import { writtenIn } from '../../pages/translated.ts'
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

/** As much of an id as tells topics apart: a form has all of them, and ids cannot be compressed. */
const inShort = (id: string): string => id.slice(0, 13)

/** The topics of a query, in which an id may be written in short. */
export const chosenFrom = (
  asked: readonly string[],
  topics: readonly Topic[],
): readonly string[] => [
  ...new Set(asked.map((one) => topics.find(({ id }) => id.startsWith(one))?.id ?? one)),
]

/** The topics to choose from, finished when the site is made: an `<option>` in each line. */
export const topicOptions = (topics: readonly Topic[]): string =>
  topics
    .map(
      ({ id, name, depth, language }) =>
        html`<option value="${inShort(id)}" ${writtenIn(language)}>
          ${'– '.repeat(depth)}${name.replaceAll('\n', ' ')}
        </option>`.text,
    )
    .join('\n')

/** The same without those that are chosen already. */
export const optionsWithout = (options: string, chosen: readonly string[]): Html =>
  new Html(
    chosen.length === 0
      ? options
      : options
          .split('\n')
          .filter((line) => !chosen.some((id) => line.startsWith(`<option value="${inShort(id)}"`)))
          .join('\n'),
  )
