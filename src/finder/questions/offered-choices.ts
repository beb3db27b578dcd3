import type { Moment } from './question.ts'
import { QUESTIONS, columnOf } from './questions.ts'
import type { SearchTexts } from './columns.ts'

/** Of the questions with boxes, the answers that any service is; but for times, which depend on the moment. */
export const offeredChoices = (
  services: readonly { readonly search: SearchTexts }[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    QUESTIONS.filter(({ kind, column }) => kind === 'ticks' && column !== 'times').map(
      (question) => {
        const { key, choices = [], judge, least } = question
        const texts = new Set(services.map(({ search }) => search[columnOf(question)]!))
        const values = [...texts].map((text): unknown => JSON.parse(text))
        const isOffered = (answer: string) =>
          values.some((value) => judge(value, answer, NO_MOMENT) >= least)
        return [key, choices.filter(isOffered)]
      },
    ),
  )

const NO_MOMENT = { answers: {} } as Moment
