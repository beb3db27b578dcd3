import type { CardName } from '../parameters/cards.ts'
import type { ValueOf } from '../parameters/filters.ts'
import { type ParameterName, cardOf, namesOf } from '../parameters/names.ts'
import { type Problem, badParameter } from './problem.ts'

/** Carries a problem out of the parsing of a query string. `parseQuery` and `parseRecordQuery` catch it. */
export class ParameterError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

/** A parameter is wrong; `detail` says how, in full sentences. */
export const parameterError = (name: ParameterName, detail: string) =>
  new ParameterError(badParameter(name, detail))

/** The parameters of one request. A parameter that is absent, blank or not taken here has no value. */
export interface RequestParameters {
  /** The value of a parameter or of its alias. Throws `ParameterError` when it is not valid. */
  readonly value: <N extends CardName>(name: N) => ValueOf<N> | undefined
}

/** Reads the parameters of these names from a query string. Throws `ParameterError` when one is given twice. */
export function createRequestParameters(
  search: URLSearchParams,
  names: readonly ParameterName[],
): RequestParameters {
  const texts = new Map<ParameterName, string>()
  for (const name of names) {
    const [text = '', second] = search.getAll(name)
    if (second !== undefined) throw parameterError(name, `\`${name}\` is given more than once.`)
    if (text.trim() !== '') texts.set(name, text.trim())
  }
  return {
    value<N extends CardName>(card: N) {
      const name = namesOf(card).find((one) => texts.has(one))
      if (name === undefined) return undefined
      const { read, wants } = cardOf(card)
      const value = read(texts.get(name) as string)
      if (value === undefined) throw parameterError(name, `\`${name}\` must be ${wants}.`)
      return value as ValueOf<N>
    },
  }
}
