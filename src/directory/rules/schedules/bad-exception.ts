import { problemOfDays } from '../../../times/exceptions/problem-of-days.ts'
import { readException } from '../../../times/exceptions/read-exception.ts'
import type { Written } from '../../../record/schema/written.ts'
import type { Rule } from '../rule.ts'

/** Lines of `exceptions`, and days of `except` and `only` of a schedule. */
export const badException: Rule = {
  code: 'bad-exception',
  severity: 'error',
  means: 'A day on which something is closed, or open at other times, cannot be understood.',
  *record({ record, objects }) {
    for (const { value, path } of objects) {
      const {
        exceptions = [],
        except = [],
        only = [],
      } = value as Partial<Written<'service'> & Written<'schedule'>>
      const problems = [
        ...exceptions.map((line, i) => [readException(line).problem, ['exceptions', i]] as const),
        // The same days of an entry of `hours` have been read already, and are at its place.
        ...except.map((days, i) => [problemOfDays(days), ['except', i]] as const),
        ...only.map((days, i) => [problemOfDays(days), ['only', i]] as const),
      ]
      for (const [problem, inner] of problems)
        if (problem) {
          const { message, hint } = problem
          yield { message, hint, place: { file: record.file, path: [...path, ...inner] } }
        }
    }
  },
  *directory({ settings: { exceptions = [] } }) {
    for (const [i, line] of exceptions.entries()) {
      const { problem } = readException(line)
      if (!problem) continue
      const { message, hint } = problem
      yield { message, hint, place: { file: 'directory.yaml', path: ['exceptions', i] } }
    }
  },
}
