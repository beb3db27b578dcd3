import { type Piece, html } from '../../pages/layout/html.ts'
import { symbol } from '../../pages/layout/symbols.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { answersIn } from '../questions/question.ts'
import { QUESTIONS, questionOf } from '../questions/questions.ts'
import { nameAmong } from './language-choice.ts'
import type { Condition, SearchResults } from './search-results.ts'

interface Chip {
  readonly text: string
  /** What its link does; it takes the condition away unless it says something else. */
  readonly label?: string
  readonly changes: Parameters<SearchResults['addressOf']>[0]
}

/** The conditions of the search, each a link that takes it away. */
export function chips(results: SearchResults, { messages }: PageContext): Piece {
  const { fields, chosen: topics, addressOf } = results
  const say = messages.find
  const said = results.understood?.pieces.filter(({ key }) => key !== undefined) ?? []
  const chosen: readonly Chip[] = [
    ...said.map(({ text: piece, key, answer = '' }) => {
      const text = textOf(key!, answer, results, messages)
      const label = `${text}: ${say.asWords({ piece: piece.trim() })}`
      return { text, label, changes: { unread: [...(results.unread ?? []), key!] } }
    }),
    // Words and a place stand in their boxes.
    ...(fields.near !== '' && fields.place === '' && said.every(({ key }) => key !== 'near')
      ? [{ text: say.nearMe, changes: { near: '' } }]
      : []),
    ...QUESTIONS.flatMap((question) => {
      const { key } = question
      const all = answersIn(question, fields[key])
      return all.map((answer) => ({
        text: textOf(key, answer, results, messages),
        changes: { [key]: all.filter((one) => one !== answer).join(' ') },
      }))
    }),
    ...fields.topics.map((id) => ({
      text: topics.find((topic) => topic.id === id)?.name ?? say.topic,
      changes: { topics: fields.topics.filter((other) => other !== id) },
    })),
  ]
  return (
    chosen.length > 0 &&
    html`<ul class="chips" aria-label="${say.conditions}">
      ${chosen.map(
        ({ text, label = say.remove({ what: text }), changes }) =>
          html`<li>
            <a href="${addressOf(changes)}" aria-label="${label}">${text} ${symbol('cross')}</a>
          </li>`,
      )}
    </ul>`
  )
}

/** A condition in words. */
export function textOf(
  name: Exclude<Condition, 'topics'>,
  answer: string,
  { options }: Pick<SearchResults, 'options'>,
  messages: PageContext['messages'],
): string {
  if (name === 'search') return `“${answer}”`
  if (name === 'near') return messages.find.nearMe
  if (name === 'place') return answer
  if (name === 'language') return nameAmong(options.languages, answer)
  const question = questionOf(name)
  return answersIn(question, answer)
    .map((one) => question.say(one, messages))
    .join(', ')
}
