import type { Rule } from '../rule.ts'
import { age } from './age.ts'
import { combined } from './combined.ts'
import { day, time } from './hours.ts'
import { ignoredRule } from './ignored.ts'
import { modified } from './modified.ts'
import { organization } from './organization.ts'
import { postcode } from './postcode.ts'
import { ruleOf } from './rule-of.ts'
import { search } from './search.ts'
import { full, minimal } from './shape.ts'
import { taxonomy, taxonomyTerm } from './taxonomy.ts'
import { terms } from './terms.ts'
import type { Parameter } from './trial.ts'

/** Every parameter that is tried. */
export const parameters: readonly Parameter[] = [
  search,
  taxonomyTerm,
  taxonomy,
  age,
  day,
  time,
  postcode,
  combined,
  organization,
  modified,
  minimal,
  full,
  terms,
]

/** The rules about parameters. */
export const parameterRules: readonly Rule[] = [ignoredRule(parameters), ...parameters.map(ruleOf)]
