import { parameterRules } from './parameters/all.ts'
import type { Rule } from './rule.ts'
import {
  anonymous,
  endpointMissing,
  jsonBody,
  jsonType,
  noAnswer,
  status,
} from './rules/answers.ts'
import { assuredDate } from './rules/assured-date.ts'
import { cors } from './rules/cors.ts'
import { detailDiffers, detailId } from './rules/details.ts'
import { encoding } from './rules/encoding.ts'
import { extraField } from './rules/extra-field.ts'
import { https } from './rules/https.ts'
import { oldEdition } from './rules/old-edition.ts'
import { oneAddress } from './rules/one-address.ts'
import { oneToOne } from './rules/one-to-one.ts'
import { pageOrder } from './rules/page-order.ts'
import { endlessPages, pageRange } from './rules/page-range.ts'
import { emptyList, pageFields, pageFlags, pageIgnored, pageSize } from './rules/pages.ts'
import { perPage } from './rules/per-page.ts'
import { placeNameStatus } from './rules/place-name-status.ts'
import { privateField } from './rules/private-field.ts'
import { noOpeningTime, outOfRange } from './rules/ranges.ts'
import { danglingReference, referenceDiffers } from './rules/references.ts'
import { rootLinks, rootVersion } from './rules/root.ts'
import { rootOpenapi } from './rules/openapi.ts'
import { sameAnswer } from './rules/same-answer.ts'
import { slow } from './rules/slow.ts'
import { pageTotals, uniqueIds } from './rules/totals.ts'
import { trailingSlash } from './rules/trailing-slash.ts'
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

/** Every rule, in the order in which findings of the same weight are told. */
export const rules: readonly Rule[] = [
  // What a feed is.
  oldEdition,
  sameAnswer,
  // Every answer.
  noAnswer,
  oneAddress,
  https,
  endpointMissing,
  anonymous,
  status,
  jsonBody,
  jsonType,
  cors,
  encoding,
  slow,
  trailingSlash,
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
  pageOrder,
  perPage,
  pageRange,
  endlessPages,
  emptyList,
  oneToOne,
  uniqueIds,
  // Records.
  detailId,
  detailDiffers,
  danglingReference,
  referenceDiffers,
  placeNameStatus,
  requiredField,
  nullValue,
  emptyValue,
  idUuid,
  fieldType,
  fieldChoice,
  fieldFormat,
  fieldDate,
  fieldTime,
  noOpeningTime,
  outOfRange,
  assuredDate,
  privateField,
  extraField,
  // Parameters.
  ...parameterRules,
]
