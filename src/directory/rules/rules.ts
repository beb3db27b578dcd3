import { recordRules } from './record-rules.ts'
import type { Rule } from './rule.ts'
import { sourceWithoutLicence } from './source-without-licence.ts'
import { unaskedRules } from './unasked-rules.ts'
import { unknownTarget } from './unknown-target.ts'
import { unusedSynonyms } from './unused-synonyms.ts'

/** Every lint rule, in the order of the guide: after those about records those about settings, which no form needs to load. */
export const rules: readonly Rule[] = [
  ...recordRules,
  ...unaskedRules,
  unusedSynonyms,
  sourceWithoutLicence,
  unknownTarget,
]
