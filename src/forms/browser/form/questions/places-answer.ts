import type { FieldProblem } from '../../../change/check-change.ts'
import { fixesIn } from '../../../change/fixes-in-hint.ts'
import { type FormEntry, filledLines } from '../../../questions/groups.ts'
import { say } from '../about.ts'
import { element } from '../../../../pages/scripts/element.ts'
import type { Answer } from './answer.ts'
import { createListAnswer } from './list-answer.ts'
import { type Words, createQuestion } from './question.ts'

/** The parts of an entry, each of which is a list. */
const PARTS = ['hours', 'exceptions'] as const

/** A question that is answered in times for each place of a service, and in the days on which they differ. */
export function createPlacesAnswer(
  { field, prefix }: { readonly field: string; readonly prefix: string },
  {
    places,
    nameOf,
  }: { readonly places: () => readonly string[]; readonly nameOf: (place: string) => string },
  onChange: () => void,
): Answer {
  const box = element('div')
  const asked = new Map<string, ReturnType<typeof add>>()
  let made = 0

  function add(place: string) {
    const id = `${field}-${++made}`
    const questions = PARTS.map((part) => {
      const name = `${id}-${part}`
      const answer = createListAnswer(
        { field: part, as: part, problem: `${prefix}problem-${name}` },
        onChange,
      )
      const words = wordsOf(part, nameOf(place))
      return [
        part,
        createQuestion({ name, words, prefix, isGroup: true }, answer, onChange),
      ] as const
    })
    const boxes = questions.map(([, question]) => question.box)
    const one = { questions, box: element('div', { class: 'record' }, ...boxes) }
    asked.set(place, one)
    return one
  }

  /** The questions about a place of the service now, which keep what was typed while the others change. */
  const at = (place: string) => asked.get(place) ?? add(place)

  function show(): void {
    const boxes = places().map((place) => {
      const name = nameOf(place)
      const { questions, box: own } = at(place)
      for (const [part, question] of questions) question.askAbout(wordsOf(part, name), name)
      return own
    })
    if (boxes.some((one, i) => box.children[i] !== one) || boxes.length !== box.children.length)
      box.replaceChildren(...boxes)
  }

  const read = (): readonly FormEntry[] =>
    places().flatMap((location) => {
      const parts = at(location).questions.flatMap(([part, question]) => {
        const lines = question.read() as readonly string[] | undefined
        return lines ? [[part, lines.join('\n')] as const] : []
      })
      // Without times they are none, and not those that cannot be shown.
      const filled = parts.filter(([part, text]) => part === 'hours' || text !== '')
      const isEmpty = filled.length === 1 && filled[0]![1] === ''
      return isEmpty ? [] : [{ location, ...Object.fromEntries(filled) }]
    })

  return {
    content: [box],
    read,
    write(value) {
      asked.clear()
      for (const { location = '', hours, exceptions } of value as readonly FormEntry[])
        for (const [part, question] of at(location).questions)
          question.write(
            part === 'exceptions'
              ? filledLines(exceptions)
              : hours === undefined
                ? hours
                : filledLines(hours),
          )
      show()
    },
    mark(problems) {
      const entries = read()
      const own = problems.filter(({ index = -1 }) => entries[index])
      for (const [place, { questions }] of asked)
        for (const [part, question] of questions)
          question.showProblems(
            own
              .filter((one) => entries[one.index!]!.location === place && one.part === part)
              .map(ofTimes),
          )
      return problems.filter((one) => !own.includes(one))
    },
    refresh: show,
  }
}

/** The name of the place stands above its times, and in what is asked next. */
function wordsOf(part: (typeof PARTS)[number], name: string): Words {
  if (part === 'hours') return [name, '']
  const [ask, hint] = say.questions.service.exceptions
  return [`${name}: ${ask}`, hint]
}

/** A problem of a line of a place, as one of its question. */
function ofTimes({ line, ...problem }: FieldProblem): FieldProblem {
  const { index: _, hint = '', ...rest } = problem
  // What belongs in another question would be said of all places there.
  const isOwn = fixesIn(problem.message, hint).every(({ other }) => !other)
  return { ...rest, ...(line !== undefined && { index: line }), ...(isOwn && { hint }) }
}
