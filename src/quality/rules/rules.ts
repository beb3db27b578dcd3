import { assuredInFuture } from './assured-in-future.ts'
import { assuredLongAgo } from './assured-long-ago.ts'
import { brokenLink } from './broken-link.ts'
import { farFromPostcode } from './far-from-postcode.ts'
import { escapedLineBreak } from './escaped-line-break.ts'
import { htmlInDescription } from './html-in-description.ts'
import { htmlInText } from './html-in-text.ts'
import { likelyDuplicate } from './likely-duplicate.ts'
import { lostNought } from './lost-nought.ts'
import { noAddress } from './no-address.ts'
import { noContact } from './no-contact.ts'
import { noDescription } from './no-description.ts'
import { noPlaceOrArea } from './no-place-or-area.ts'
import { noTimes } from './no-times.ts'
import { notAssured } from './not-assured.ts'
import { notHttps } from './not-https.ts'
import { noPoint } from './no-point.ts'
import type { QualityRule } from './quality-rule.ts'
import { quotedName } from './quoted-name.ts'
import { shortDescription } from './short-description.ts'
import { shoutingDescription } from './shouting-description.ts'
import { shoutingName } from './shouting-name.ts'
import { termsEndSoon } from './terms-end-soon.ts'
import { twoNumbers } from './two-numbers.ts'
import { unjudgedArea } from './unjudged-area.ts'
import { unusedTerms } from './unused-terms.ts'

/** Every kind of advice, in the order of the guide. Add a new one here. */
export const qualityRules: readonly QualityRule[] = [
  notAssured,
  assuredInFuture,
  assuredLongAgo,
  noDescription,
  shortDescription,
  shoutingDescription,
  htmlInDescription,
  htmlInText,
  escapedLineBreak,
  quotedName,
  shoutingName,
  noContact,
  twoNumbers,
  lostNought,
  noTimes,
  termsEndSoon,
  noPlaceOrArea,
  noAddress,
  noPoint,
  farFromPostcode,
  unjudgedArea,
  likelyDuplicate,
  notHttps,
  brokenLink,
  unusedTerms,
]

const byCode: ReadonlyMap<string, QualityRule> = new Map(
  qualityRules.map((rule) => [rule.code, rule]),
)

/** The rule that gives an advice. */
export function ruleOf(code: string): QualityRule {
  const rule = byCode.get(code)
  if (!rule) throw new Error(`No quality rule is called ${code}.`)
  return rule
}
