import type { Rule } from '../feed-rule.ts'
import { age } from './age.ts'
import { combined } from './combined.ts'
import { day, time } from './hours.ts'
import { ignoredRule } from './ignored.ts'
import { full, minimal } from './minimal-and-full.ts'
import { modified } from './modified.ts'
import { organization } from './organization.ts'
import { parameterRule } from './parameter-rule.ts'
import type { Parameter } from './parameter.ts'
import { postcode } from './postcode.ts'
import { search } from './search.ts'
import { taxonomy, taxonomyTerm } from './taxonomy.ts'
import { terms } from './terms.ts'

/** All parameters, in the order of their rules. */
const parameters: readonly Parameter[] = [
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

export const parameterRules: readonly Rule[] = [
  ignoredRule(parameters),
  ...parameters.map(parameterRule),
]
