import type { HoursProblem } from '../../../times/hours/problem.ts'
import { problemOfDays } from '../../../times/exceptions/days-problem.ts'
import { readException } from '../../../times/exceptions/read-exception.ts'
import type { At, Finding, Rule } from '../rule.ts'

/** Lines of `exceptions`, and days of `except` and `only` of a schedule. */
export const badException: Rule = {
  code: 'bad-exception',
  severity: 'error',
  means: 'A day on which something is closed, or open at other times, cannot be understood.',
  objects: {
    service: ({ exceptions }, at) => problemsOf(exceptions, 'exceptions', problemOfLine, at),
    service_at_location: ({ exceptions }, at) =>
      problemsOf(exceptions, 'exceptions', problemOfLine, at),
    location: ({ exceptions }, at) => problemsOf(exceptions, 'exceptions', problemOfLine, at),
    *schedule({ except, only }, at) {
      yield* problemsOf(except, 'except', problemOfDays, at)
      yield* problemsOf(only, 'only', problemOfDays, at)
    },
  },
  directory: ({ settings: { exceptions } }) =>
    problemsOf(exceptions, 'exceptions', problemOfLine, (...path) => ({
      file: 'directory.yaml',
      path,
    })),
}

const problemOfLine = (line: string) => readException(line).problem

function problemsOf(
  texts: readonly string[] | undefined,
  field: string,
  problemOf: (text: string) => HoursProblem | undefined,
  at: At,
): readonly Finding[] {
  if (texts === undefined) return []
  return texts.flatMap((text, i) => {
    const problem = problemOf(text)
    return problem ? [{ message: problem.message, hint: problem.hint, place: at(field, i) }] : []
  })
}
