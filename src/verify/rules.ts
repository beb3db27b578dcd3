import { parameterRules } from './parameters/parameters.ts'
import type { Rule } from './rule.ts'
import { assuredDate } from './rules/assured-date.ts'
import { cors } from './rules/cors.ts'
import { detailDiffers, detailId } from './rules/details.ts'
import { emptyValue, nullValue } from './rules/empty-values.ts'
import { encoding } from './rules/encoding.ts'
import { endlessPages } from './rules/endless-pages.ts'
import { extraField } from './rules/extra-field.ts'
import {
  fieldChoice,
  fieldDate,
  fieldFormat,
  fieldTime,
  fieldType,
  idUuid,
} from './rules/field-values.ts'
import { https } from './rules/https.ts'
import { jsonBody, jsonType } from './rules/json.ts'
import { noAnswer } from './rules/no-answer.ts'
import { oldEdition } from './rules/old-edition.ts'
import { oneAddress } from './rules/one-address.ts'
import { oneToOne } from './rules/one-to-one.ts'
import { rootOpenapi } from './rules/openapi.ts'
import { pageIgnored } from './rules/page-ignored.ts'
import { pageOrder } from './rules/page-order.ts'
import { pageRange } from './rules/page-range.ts'
import { emptyList, pageFields, pageFlags, pageSize } from './rules/pages.ts'
import { perPage } from './rules/per-page.ts'
import { placeNameStatus } from './rules/place-name-status.ts'
import { privateField } from './rules/private-field.ts'
import { noOpeningTime, outOfRange } from './rules/ranges.ts'
import { danglingReference, referenceDiffers } from './rules/references.ts'
import { requiredField } from './rules/required-field.ts'
import { rootLinks, rootVersion } from './rules/root.ts'
import { sameAnswer } from './rules/same-answer.ts'
import { slow } from './rules/slow.ts'
import { anonymous, endpointMissing, status } from './rules/status.ts'
import { pageTotals } from './rules/totals.ts'
import { trailingSlash } from './rules/trailing-slash.ts'
import { uniqueIds } from './rules/unique-ids.ts'
import { unknownId } from './rules/unknown-id.ts'

/** All rules. Findings of the same severity are reported in this order. */
export const rules: readonly Rule[] = [
  // The feed as a whole.
  oldEdition,
  sameAnswer,
  // All responses.
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
