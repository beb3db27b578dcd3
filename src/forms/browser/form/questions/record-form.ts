import type { FieldProblem } from '../../../change/check-change.ts'
import {
  ADDRESS_FIELDS,
  type FormField,
  type FormKind,
  type FormValue,
  type FormValues,
  emptyValue,
  textsIn,
} from '../../../questions/fields.ts'
import { groupsOf } from '../../../questions/groups.ts'
import { type AnswerKind, TYPES, questionsIn, sectionsOf } from '../../../questions/questions.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { say } from '../about.ts'
import type { Answer } from './answer.ts'
import { createGroupAnswer, wordsOf } from './group-answer.ts'
import { createListAnswer } from './list-answer.ts'
import { createPlacesAnswer } from './places-answer.ts'
import { createPlaceMap } from './place-map.ts'
import { type Question, type Words, createQuestion, idsOf } from './question.ts'
import { type Surroundings, createReferenceAnswer } from './reference-answer.ts'
import { createChoiceAnswer, createTextAnswer } from './text-answer.ts'

/** Asks about a kind of record. `prefix` is put before all ids, which are different for each record. */
export function createRecordForm(
  kind: FormKind,
  { prefix, isNew }: { readonly prefix: string; readonly isNew: boolean },
  surroundings: Surroundings,
  onTyped: () => void,
) {
  const questions = new Map<FormField, Question>()
  const left = new Set<FormField>()
  const onChange = () => {
    skipNeedless()
    onTyped()
  }
  const words = say.questions[kind] as Readonly<Record<string, Words>>

  function ask(field: FormField, own: Words, isGroup: boolean, answer: Answer): HTMLElement {
    const others = (one: string) => questions.get(one as FormField)
    const asked = { name: field, words: own, prefix, isGroup, others }
    const question = createQuestion(asked, answer, onChange)
    const { box } = question
    box.dataset.field = field
    box.addEventListener('focusout', (event) => {
      if (box.contains((event as FocusEvent).relatedTarget as Node | null)) return
      left.add(field)
      onChange()
    })
    questions.set(field, question)
    return box
  }

  function answerOf(field: FormField, as: AnswerKind): Answer {
    if (as === 'choice') {
      const sentences = say.choices[field as keyof typeof say.choices]
      return createChoiceAnswer(prefix + field, sentences, onChange)
    }
    if (TYPES[as] === 'text') return createTextAnswer(as, idsOf(field, prefix), onChange)
    if (as === 'places') {
      const places = () => textsIn(questions.get('locations')!.read())
      return createPlacesAnswer({ field, prefix }, { ...surroundings, places }, onChange)
    }
    if (TYPES[as] !== 'list')
      return createReferenceAnswer(field, `${prefix}find-${field}`, surroundings, () => {
        if (field === 'locations') showTimes()
        onChange()
      })
    const load = field === 'service_areas' ? () => surroundings.names.load('area') : undefined
    return createListAnswer({ field, as, problem: `${prefix}problem-${field}` }, onChange, load)
  }

  const asked = (section: Parameters<typeof questionsIn>[1]) =>
    questionsIn(kind, section).map(([field, as]) =>
      ask(field, words[field]!, as === 'choice' || TYPES[as] !== 'text', answerOf(field, as)),
    )
  const sections = sectionsOf(kind, isNew).map((section) => {
    if (kind !== 'service') return asked(section)
    const heading = element('h2', { id: `section-${section}` }, say.sections[section])
    return [element('section', { 'aria-labelledby': heading.id }, heading, ...asked(section))]
  })
  const groups = groupsOf(kind).map((group) => {
    const { ask: title, hint } = wordsOf(group)
    const answer = createGroupAnswer(group, prefix, onChange)
    return ask(group.field as FormField, [title, hint], true, answer)
  })
  const summary = element('summary', {}, say.more)
  const more = element('details', {}, summary, ...groups, ...asked('more'))
  const box = new DocumentFragment()
  box.append(...sections.flat(), more)

  /** Times of each place are asked where one has some, or where there are several. */
  function showTimes(): void {
    const times = questions.get('place_hours')
    if (!times) return
    times.refresh()
    times.box.hidden =
      textsIn(questions.get('locations')!.read()).length < 2 && isEmpty(times.read())
  }

  /** Of a new place on the telephone or online nothing is asked that buildings have. What is published stays, also where it is needless. */
  function skipNeedless(): void {
    if (!isNew || kind !== 'location') return
    const isSkipped = questions.get('location_type')!.read() === 'virtual'
    for (const field of OF_BUILDINGS) questions.get(field)!.box.hidden = isSkipped
  }

  const isEmpty = (value: FormValue | undefined) => value?.length === 0

  const textOf = (field: FormField) => String(questions.get(field)!.read())
  const place =
    kind === 'location' &&
    createPlaceMap({
      read: () => [textOf('latitude'), textOf('longitude'), textOf('postal_code')],
      write(latitude, longitude) {
        for (const [field, text] of Object.entries({ latitude, longitude })) {
          questions.get(field as FormField)!.write(text)
          left.add(field as FormField)
        }
        onChange()
      },
    })
  if (place) questions.get('postal_code')!.box.after(place)

  /** The questions with an error that somebody has seen. */
  let wrong: ReadonlySet<FormField> = new Set()

  function openAt(field: FormField): Question | undefined {
    const question = questions.get(field)
    if (more.contains(question?.box ?? null)) more.open = true
    return question
  }

  return {
    box,
    /** The questions in their order. */
    fields: [...questions.keys()] as readonly FormField[],
    question: (field: FormField): Question | undefined => questions.get(field),
    /** What is asked about a field. */
    askOf: (field: FormField): string => questions.get(field)?.ask() ?? field.replaceAll('_', ' '),
    /** What is filled in. A field that the form cannot show is absent. */
    read: (): FormValues =>
      Object.fromEntries(
        [...questions].flatMap(([field, question]) => {
          const value = question.box.hidden ? emptyValue(kind, field) : question.read()
          return value === undefined ? [] : [[field, value]]
        }),
      ),
    write(values: FormValues): void {
      for (const [field, question] of questions) question.write(values[field])
      showTimes()
      skipNeedless()
      // Where only its places have times, none are asked for the whole service.
      const { hours, place_hours } = values
      if (place_hours) questions.get('hours')!.box.hidden = !hours && place_hours.length > 0
    },
    /** Makes sure that a question can be seen, and returns it. */
    openAt,
    /** The questions that somebody has answered or passed over. */
    left: left as ReadonlySet<FormField>,
    /** Takes every question for answered. */
    leave(): void {
      wrong = new Set()
      for (const field of questions.keys()) left.add(field)
    },
    /** Shows the problems of some fields, and none of the others. */
    showProblems(problems: readonly FieldProblem[]): void {
      for (const [field, question] of questions)
        question.showProblems(problems.filter((problem) => problem.field === field))
      const errors = problems.filter(({ severity }) => severity === 'error')
      const seen = wrong
      wrong = new Set(errors.map(({ field }) => field))
      for (const field of wrong) if (!seen.has(field)) openAt(field)
    },
    /** Shows the names of records again, because one has another name. */
    refresh: (): void => questions.forEach((question) => question.refresh()),
  }
}

const OF_BUILDINGS: readonly FormField[] = [
  ...ADDRESS_FIELDS,
  ...(['transportation', 'latitude', 'longitude'] as const),
]

export type RecordForm = ReturnType<typeof createRecordForm>
