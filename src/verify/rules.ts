import { ignoredRule } from './parameters/ignored.ts'
import { search } from './parameters/search.ts'
import { type Parameter, ruleOf } from './parameters/trial.ts'
import type { Rule } from './rule.ts'
import {
  anonymous,
  endpointMissing,
  jsonBody,
  jsonType,
  noAnswer,
  status,
} from './rules/answers.ts'
import { cors } from './rules/cors.ts'
import { detailDiffers, detailId } from './rules/details.ts'
import { oldEdition } from './rules/old-edition.ts'
import { oneToOne } from './rules/one-to-one.ts'
import { emptyList, pageFields, pageFlags, pageIgnored, pageSize } from './rules/pages.ts'
import { rootLinks, rootVersion } from './rules/root.ts'
import { rootOpenapi } from './rules/openapi.ts'
import { pageTotals, uniqueIds } from './rules/totals.ts'
import { unknownId } from './rules/unknown-id.ts'
import {
  emptyValue,
  fieldChoice,
  fieldDate,
  fieldFormat,
  fieldTime,
  fieldType,
  idUuid,
  nullValue,
  requiredField,
} from './rules/values.ts'

/** Every parameter that is tried. */
const parameters: readonly Parameter[] = [search]

/** Every rule, in the order in which findings of the same weight are told. */
export const rules: readonly Rule[] = [
  // What a feed is.
  oldEdition,
  // Every answer.
  noAnswer,
  endpointMissing,
  anonymous,
  status,
  jsonBody,
  jsonType,
  cors,
  unknownId,
  // The root.
  rootVersion,
  rootLinks,
  rootOpenapi,
  // Lists.
  pageFields,
  pageFlags,
  pageSize,
  pageTotals,
  pageIgnored,
  emptyList,
  oneToOne,
  uniqueIds,
  // Records.
  detailId,
  detailDiffers,
  requiredField,
  nullValue,
  emptyValue,
  idUuid,
  fieldType,
  fieldChoice,
  fieldFormat,
  fieldDate,
  fieldTime,
  // Parameters.
  ignoredRule(parameters),
  ...parameters.map(ruleOf),
]
