import { parameterRules } from './parameters/parameters.ts'
import type { Rule } from './feed-rule.ts'
import { endlessPages } from './rules/lists/endless-pages.ts'
import { oneToOne } from './rules/lists/one-to-one.ts'
import { pageIgnored } from './rules/lists/page-ignored.ts'
import { pageOrder } from './rules/lists/page-order.ts'
import { pageRange } from './rules/lists/page-range.ts'
import { emptyList, pageFields, pageFlags, pageSize } from './rules/lists/pages.ts'
import { perPage } from './rules/lists/per-page.ts'
import { pageTotals } from './rules/lists/totals.ts'
import { uniqueIds } from './rules/lists/unique-ids.ts'
import { assuredDate } from './rules/records/assured-date.ts'
import { detailDiffers, detailId } from './rules/records/details.ts'
import { emptyValue, nullValue } from './rules/records/empty-values.ts'
import { extraField } from './rules/records/extra-field.ts'
import {
  fieldChoice,
  fieldDate,
  fieldFormat,
  fieldTime,
  fieldType,
  idUuid,
} from './rules/records/field-values.ts'
import { placeNameStatus } from './rules/records/place-name-status.ts'
import { privateField } from './rules/records/private-field.ts'
import { noOpeningTime, outOfRange } from './rules/records/ranges.ts'
import { danglingReference, referenceDiffers } from './rules/records/references.ts'
import { requiredField } from './rules/records/required-field.ts'
import { cors } from './rules/responses/cors.ts'
import { encoding } from './rules/responses/encoding.ts'
import { https } from './rules/responses/https.ts'
import { jsonBody, jsonType } from './rules/responses/json.ts'
import { noAnswer } from './rules/responses/no-answer.ts'
import { oldEdition } from './rules/responses/old-edition.ts'
import { oneAddress } from './rules/responses/one-address.ts'
import { sameAnswer } from './rules/responses/same-answer.ts'
import { slow } from './rules/responses/slow.ts'
import { anonymous, endpointMissing, optionalMissing, status } from './rules/responses/status.ts'
import { trailingSlash } from './rules/responses/trailing-slash.ts'
import { unknownId } from './rules/responses/unknown-id.ts'
import { rootOpenapi } from './rules/root/openapi.ts'
import { rootLinks, rootVersion } from './rules/root/root.ts'

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
  optionalMissing,
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
