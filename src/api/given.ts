import type { ParameterName } from '../hsds/parameters.ts'
import { type Problem, badParameter } from './problem.ts'

/** Carries a problem out of the reading of a query string; it never leaves `parseQuery`. */
export class Misunderstood extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

/** Tells what is wrong with a parameter, in full sentences. */
export const misunderstood = (name: ParameterName, detail: string) =>
  new Misunderstood(badParameter(name, detail))

/** What the query string of a request gives. */
export interface Given {
  /** The text of a parameter; nothing where it is absent, empty, or not understood there. */
  readonly text: (name: ParameterName) => string | undefined
  /** Its value by one of the readers of values.ts; throws `Misunderstood` where that has none, and says what it wants. */
  readonly value: <T>(
    name: ParameterName,
    reader: (text: string) => T | undefined,
    wants: string,
  ) => T | undefined
}

/** Takes from a query string the parameters of these names; throws `Misunderstood` when one is given twice. */
export function createGiven(search: URLSearchParams, names: readonly ParameterName[]): Given {
  const texts = new Map<ParameterName, string>()
  for (const name of names) {
    const [text = '', second] = search.getAll(name)
    if (second !== undefined) throw misunderstood(name, `\`${name}\` is given more than once.`)
    if (text.trim() !== '') texts.set(name, text.trim())
  }
  return {
    text: (name) => texts.get(name),
    value(name, reader, wants) {
      const text = texts.get(name)
      if (text === undefined) return undefined
      const value = reader(text)
      if (value === undefined) throw misunderstood(name, `\`${name}\` must be ${wants}.`)
      return value
    },
  }
}
