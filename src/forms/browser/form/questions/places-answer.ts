import type { FieldProblem } from '../../../change/check-change.ts'
import { fixesIn } from '../../../change/fixes-in-hint.ts'
import { type FormEntry, linesOf } from '../../../questions/groups.ts'
import { element } from '../../../../pages/scripts/element.ts'
import type { Answer } from './answer.ts'
import { createListAnswer } from './list-answer.ts'
import { type Question, createQuestion } from './question.ts'

/** A question that is answered in times for each place of a service. */
export function createPlacesAnswer(
  { field, prefix }: { readonly field: string; readonly prefix: string },
  {
    places,
    nameOf,
  }: { readonly places: () => readonly string[]; readonly nameOf: (place: string) => string },
  onChange: () => void,
): Answer {
  const box = element('div')
  const questions = new Map<string, Question>()
  let made = 0

  function add(place: string): Question {
    const name = `${field}-${++made}`
    const list = { field: 'hours', as: 'hours', problem: `${prefix}problem-${name}` }
    const answer = createListAnswer(list, onChange)
    const asked = { name, words: [nameOf(place), ''] as const, prefix, isGroup: true }
    const question = createQuestion(asked, answer, onChange)
    question.box.classList.add('record')
    questions.set(place, question)
    return question
  }

  /** The question about a place of the service now, which keeps what was typed while the others change. */
  const questionOf = (place: string) => questions.get(place) ?? add(place)

  function show(): void {
    const asked = places().map((place) => {
      const question = questionOf(place)
      question.askAbout([nameOf(place), ''], nameOf(place))
      return question.box
    })
    if (asked.some((one, i) => box.children[i] !== one) || asked.length !== box.children.length)
      box.replaceChildren(...asked)
  }

  const read = (): readonly FormEntry[] =>
    places().flatMap((location) => {
      const lines = questionOf(location).read() as readonly string[] | undefined
      if (lines?.length === 0) return []
      return [{ location, ...(lines && { hours: lines.join('\n') }) }]
    })

  return {
    content: [box],
    read,
    write(value) {
      questions.clear()
      for (const { location = '', hours } of value as readonly FormEntry[])
        questionOf(location).write(hours === undefined ? undefined : linesOf(hours))
      show()
    },
    mark(problems) {
      const entries = read()
      const own = problems.filter(({ index = -1 }) => entries[index])
      for (const [place, question] of questions)
        question.showProblems(
          own.filter(({ index }) => entries[index!]!.location === place).map(ofTimes),
        )
      return problems.filter((one) => !own.includes(one))
    },
    refresh: show,
  }
}

/** A problem of a line of a place, as one of its question. */
function ofTimes({ line, ...problem }: FieldProblem): FieldProblem {
  const { index: _, hint = '', ...rest } = problem
  // What belongs in another question would be said of all places there.
  const isOwn = fixesIn(problem.message, hint).every(({ other }) => !other)
  return { ...rest, ...(line !== undefined && { index: line }), ...(isOwn && { hint }) }
}
