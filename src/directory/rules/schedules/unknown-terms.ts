import { quote, quoteList } from '../../../text/quote.ts'
import { needsTerms } from '../../../times/exceptions/day-set.ts'
import { readDays } from '../../../times/exceptions/read-days.ts'
import { readException } from '../../../times/exceptions/read-exception.ts'
import { readTerm } from '../../../times/exceptions/read-days.ts'
import type { Path } from '../../../diagnostics/diagnostic.ts'
import type { Written } from '../../../record/schema/written.ts'
import { termsOf } from '../../day-calendar.ts'
import type { Finding, Rule } from '../rule.ts'

/** Times of term or of school holidays need to know when these are. */
export const unknownTerms: Rule = {
  code: 'unknown-terms',
  severity: 'error',
  means: 'Times depend on school terms that directory.yaml does not have, or not in order.',
  *record({ record: { file, kind, value }, objects, settings }) {
    if (kind !== 'service' && kind !== 'location') return
    const names = Object.keys(settings.school_terms ?? {})
    const isDecided = termsOf(settings).has((value as Dated).school_terms ?? '')
    let decided: Path | undefined
    for (const { entity, value: object, path } of objects) {
      if (!WITH_DAYS.has(entity)) continue
      const dated = object as Dated
      if (dated.school_terms !== undefined) {
        if (names.includes(dated.school_terms)) decided = path
        else
          yield {
            ...noCalendar(dated.school_terms, names),
            place: { file, path: [...path, 'school_terms'] },
          }
        continue
      }
      // The schedules of a place come after it, and have its calendar.
      if (isDecided || (decided && decided.every((step, k) => path[k] === step))) continue
      const found = termsIn(dated)
      if (found)
        yield { ...undecided(found.text, names), place: { file, path: [...path, ...found.path] } }
    }
  },
  *directory({ settings: { school_terms: terms = {} } }) {
    for (const [name, lines] of Object.entries(terms)) yield* problemsOf(name, lines)
  },
}

type Dated = Partial<Written<'service'> & Written<'schedule'>>

/** The entities that can have days of their own. */
const WITH_DAYS: ReadonlySet<string> = new Set([
  ...['service', 'service_at_location', 'location', 'schedule'],
])

/** A text of an object that is about terms. */
function termsIn({ exceptions, except, only }: Dated): { text: string; path: Path } | undefined {
  if (!exceptions && !except && !only) return undefined
  const isOfTerms = (line: string) => readException(line).exception?.sets.some(needsTerms)
  const i = exceptions?.findIndex(isOfTerms) ?? -1
  if (i >= 0) return { text: exceptions![i]!, path: ['exceptions', i] }
  const text = [...(only ?? []), ...(except ?? [])].find((days) =>
    readDays([days]).some(needsTerms),
  )
  return text === undefined ? undefined : { text, path: [] }
}

const noCalendar = (name: string, names: readonly string[]) => ({
  message: `There is no calendar of school terms called ${quote(name)} in directory.yaml.`,
  hint:
    names.length > 0
      ? `Write ${quoteList(names, 'or')}.`
      : `Add it to directory.yaml: ${quote(linesFor(name))}.`,
})

const undecided = (text: string, names: readonly string[]) => ({
  message: `${quote(text)} needs to know when school terms are${names.length > 0 ? ', and there are several calendars' : ''}.`,
  hint:
    names.length > 0
      ? `Add \`school_terms: ${names[0]}\` to the record, or the name of another calendar of directory.yaml.`
      : `Add them to directory.yaml: ${quote(linesFor('schools'))}.`,
})

const linesFor = (name: string) => `school_terms: { ${name}: [2026-09-02 to 2026-12-18] }`

function* problemsOf(name: string, lines: readonly string[]): Generator<Finding> {
  let before = ''
  for (const [i, line] of lines.entries()) {
    const term = readTerm(line)
    const place = { file: 'directory.yaml', path: ['school_terms', name, i] }
    if (!term)
      yield {
        message: `${quote(line)} is not a term.`,
        hint: 'Write its first and its last day, such as `2026-09-02 to 2026-10-23`.',
        place,
      }
    else if (term.from <= before)
      yield {
        message: `${quote(line)} begins before the term above it ends.`,
        hint: 'Put the terms in order, and correct the wrong date.',
        place,
      }
    before = term?.to ?? before
  }
}
