import type { FormEntry, Group, Part } from '../../../questions/groups.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { say } from '../about.ts'
import type { Answer } from './answer.ts'
import { type Words, createQuestion, idsOf } from './question.ts'
import { createRows } from './rows.ts'
import { createTextAnswer } from './text-answer.ts'

/** How the entries of a list are asked for. The parts stand in the order in which they are asked. */
export interface ListWords extends Readonly<Record<'ask' | 'hint' | 'one' | 'add', string>> {
  readonly parts: Readonly<Record<string, Words>>
}

export const wordsOf = ({ card }: Group): ListWords => say.lists[card.of as keyof typeof say.lists]

/** A question that is answered in entries with parts. */
export function createGroupAnswer(group: Group, prefix: string, onChange: () => void): Answer {
  const words = wordsOf(group)
  const asked = Object.entries(words.parts).flatMap(([name, ask]) =>
    group.parts.filter((part) => part.name === name).map((part) => ({ part, words: ask })),
  )
  let made = 0

  function entry(given: FormEntry = {}, remove: HTMLElement) {
    const id = `${group.field}-${++made}`
    const questions = new Map(
      asked.map(({ part, words: own }) => {
        const options = { name: `${id}-${part.name}`, words: own, prefix }
        const attributes = idsOf(options.name, prefix)
        const answer = createTextAnswer(kindOf(part), attributes, onChange)
        const question = createQuestion(options, answer, onChange)
        question.box.dataset.part = part.name
        question.write(given[part.name] ?? '')
        return [part.name, question]
      }),
    )
    const legend = element('legend')
    const boxes = [...questions.values()].map(({ box }) => box)
    /** The filled parts in the order of the group, so that equal entries are equal texts. */
    const read = (): FormEntry => {
      const texts = group.parts.map(({ name }) => [name, questions.get(name)?.read() ?? ''])
      return Object.fromEntries(texts.filter(([, text]) => text !== '')) as FormEntry
    }
    return {
      ...{ questions, read },
      box: element('fieldset', { class: 'record' }, legend, ...boxes, element('p', {}, remove)),
      isFilled: () => Object.keys(read()).length > 0,
      name: (name: string) => (legend.textContent = name),
      focus: () => boxes[0]?.querySelector<HTMLElement>('input, textarea')?.focus(),
    }
  }

  const rows = createRows(words, entry, onChange)
  return {
    content: [rows.list],
    adding: rows.adding,
    read: () => rows.filled().map((row) => row.read()),
    write: (value) => rows.write(value as readonly FormEntry[]),
    mark(problems) {
      const places = rows.filled()
      const rest = new Set(problems)
      for (const row of rows.all())
        for (const [name, question] of row.questions) {
          const own = problems.filter(
            ({ index = -1, part }) => part === name && places[index] === row,
          )
          for (const one of own) rest.delete(one)
          question.showProblems(own)
        }
      return [...rest]
    },
  }
}

function kindOf({ name, short, card: { type, format } }: Part): string {
  if (short !== undefined || name === 'description') return 'text'
  if (type === 'number') return 'decimal'
  return format === 'uri' ? 'url' : (format ?? 'line')
}
