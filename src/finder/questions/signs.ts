import { WEEKDAYS, weekdayName } from '../../hsds/weekdays.ts'
import type { Access } from '../../parameters/choices.ts'
import type { Sign } from './question.ts'

/** A pattern in small letters between words. Letters of two languages only: all of Unicode, and both cases, take long to compile. */
export const betweenWords = (pattern: string): RegExp =>
  new RegExp(`(?<![a-zà-ÿ\\d-])(?:${pattern})(?![a-zà-ÿŵŷ\\d])`, 'g')

const always =
  (answer: string): Sign[1] =>
  () =>
    answer
const sign = (pattern: string, answer: string): Sign => [betweenWords(pattern), always(answer)]

const CY_DAYS = [
  ...['l{1,2}un', 'mawrth|fawrth', 'mercher|fercher', 'iau'],
  ...['g?wener', 'sadwrn', 'sul'],
]

/** Weekdays, in English and Welsh. A part of the day before a Welsh one is read as such. */
export const DAY: readonly Sign[] = WEEKDAYS.flatMap((day, i) => [
  sign(`(?:open )?(?:on (?:a )?)?${weekdayName(day).toLowerCase()}s?`, day),
  sign(`(?:ar |bob )?dd?ydd (?:${CY_DAYS[i]})|(?<=(?:brynhawn|bore|nos) )(?:${CY_DAYS[i]})`, day),
])

export const WHEN: readonly Sign[] = [
  sign('open (?:right )?now|(?:ar )?agor (?:nawr|rwan|rŵan)', 'now'),
  sign('(?:open )?tonight|this evening|heno', 'tonight'),
  sign('(?:open )?today|heddiw', 'today'),
  sign('(?:open )?tomorrow|yfory|fory', 'tomorrow'),
  sign(
    '(?:on |at |over )?(?:this |the )?weekend|(?:dros )?y? ?penwythnos(?: (?:hwn|yma))?',
    'weekend',
  ),
]

/** A part of a day, beside a day or with its own sign. */
export const PART: readonly Sign[] = [
  sign('(?:in the )?mornings?|(?:yn y )?bore', 'morning'),
  sign('(?:in the )?afternoons?|(?:yn y )?p?brynhawn', 'afternoon'),
  sign('(?:in the )?evenings?|(?:(?:gyda’r|fin) )?nos', 'evening'),
]

/** Who is meant, before an age. */
const WHO = '(?:for |i )?(?:(?:my|a|an|the|our|her|his|fy) )?'
const PEOPLE = '(?:(?:people|women|men|adults|anyone|kids|children|bobl|blant|blentyn|fabi) )?'

/** The age of a person, in years. */
export const AGE: readonly Sign[] = [
  `${WHO}(\\d{1,2})[ -]?(?:years?|yrs?|yr)[ -]olds?`,
  `${WHO}${PEOPLE}(?:aged?|(?:who|she|he|they) (?:is|are)) (\\d{1,3})`,
  `${WHO}${PEOPLE}(?:over|dros)[ -]?(?:the age of )?(\\d{2})(?:’?s|'s)?(?: oed)?`,
  `${WHO}(\\d{2})s? (?:and|or|plus) over`,
  `${WHO}${PEOPLE}(\\d{1,2})(?: mlwydd)? oed`,
].map((pattern) => [betweenWords(pattern), ([, age = '']) => age])

/** What costs nothing. `Free` in the name of something is none: gluten free, free school meals. */
export const FREE: readonly Sign[] = [
  sign(
    '(?<!(?:step|gluten|dairy|smoke|drug|alcohol|sugar|barrier|caffeine) )(?:for )?free(?: of charge)?(?![ -](?:school|range|trade|church|running|parking|wifi|wi-fi|style|will))|at no cost|no charge|(?:yn )?(?:rhad ac )?am ddim',
    'yes',
  ),
]

const withA = (what: string) =>
  `(?:(?:with|and|has|have|that has|gyda) )?(?:(?:a|an) )?(?:${what})(?: access)?`
const access = (what: string, feature: Access): Sign => sign(withA(what), feature)

export const ACCESS_SIGNS: readonly Sign[] = [
  access(
    'step[ -]?free|wheelchair accessible|no steps|heb risiau|hygyrch i gadair olwyn',
    'step-free',
  ),
  access('(?:accessible|disabled) (?:toilets?|loo)|toiled hygyrch', 'accessible-toilet'),
  access('changing places?(?: toilet)?', 'changing-place'),
  access('(?:hearing|induction) loops?|dolen glyw', 'hearing-loop'),
  sign('with (?:a )?lift', 'lift'),
  sign('with (?:accessible |free |disabled )?parking', 'parking'),
  sign('(?:with )?(?:a )?(?:quiet|sensory) (?:room|space)', 'quiet-room'),
]

export const DELIVERY: readonly Sign[] = [
  sign('online|on zoom|by video|ar-lein|ar lein', 'online'),
  sign('(?:by|on|over) the (?:tele)?phone|by (?:tele)?phone|dros y ff[oô]n', 'telephone'),
  sign(
    '(?:at|in) (?:my |your |their )?(?:own )?home|home visits?|to my (?:house|home)|gartref|yn y cartref',
    'home',
  ),
  sign('in person|face to face|wyneb yn wyneb', 'in-person'),
]

/** What stands before the name of a language: who speaks it, or in it. “Learn to speak English” has no such sign. */
export const LANGUAGE_BEFORE =
  '(?:(?:from |to |with |a )?(?:someone|somebody|people|staff|anyone|rhywun) )?(?:(?:who|that) (?:can )?speaks?|sy.?n siarad|speaks|siarad)|(?:people|staff) speaking|in|yn'
