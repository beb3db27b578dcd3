/** A price, with what it is for and what is said about it. */
interface Price {
  readonly amount?: number | undefined
  readonly option?: string | undefined
  readonly amount_description?: string | undefined
}

/** What a service says of its cost: its prices, and one or two texts. */
export interface Costs {
  readonly cost_options?: readonly Price[] | undefined
  readonly fees_description?: string | undefined
  readonly fees?: string | undefined
}

const ALL = '(?:all|everybody|everyone|anybody|anyone)'
const EVER = '(?:completely|totally|absolutely|entirely|always|all|100|a)'
const KIND = '(?:confidential|independent|impartial|friendly|informal|anonymous)'

/** What people say costs nothing: `our service is`, `all sessions are`, `entry`. */
const WHAT =
  '(?:it|its|this|everything|(?:(?:all|our|this|the|of) ){0,3}(?:services?|sessions?|activities|events?|groups?|courses?|workshops?|class(?:es)?|entry|admission|counselling|advice|support|help))(?: (?:is|are))?'
const FOR = `(?: (?:to|for) (?:${ALL}|you|use|attend|join|enter|take part|come|(?:this|our|the|any|any of our) (?:services?|help|advice|support|groups?|sessions?|activities|events?)|advice|help|support))?`

/** A part of a text that says that something is free and nothing else, without case and marks. */
const FREE: readonly RegExp[] = [
  `(?:${WHAT} )?(?:(?:offered|provided) )?(?:${EVER} ){0,2}free(?: of (?:charge|cost)| entry| admission| event| service| sessions| at the point of (?:use|delivery|access)| always)?${FOR}(?: and always (?:will be|has been)| and (?:lunch|food|refreshments|equipment) (?:is|are) included)?`,
  `(?:${WHAT} )?free(?: and)? ${KIND}(?: (?:and )?${KIND})?(?: (?:advice|support|help|information|service))?`,
  `(?:${WHAT} )?(?:without|at no|zero) (?:charge|cost)${FOR}|(?:there (?:is|are) )?(?:no|never an?) (?:entry |admission )?(?:charges?|costs?|fees?|payment)(?: (?:made|needed|required|apply|applies|is made))?${FOR}`,
  `free and open to ${ALL}|free free(?: free)?|cost free|gratis|foc|complimentary${FOR}`,
  `we (?:do(?: not|nt)|never|will never|make no) charge(?: anything)?${FOR}`,
  `you (?:do not|dont|will not|wont|never) (?:have to |need to )?pay(?: anything| a penny)?${FOR}|(?:it|this) (?:will not|wont|does not|doesnt) cost (?:you )?(?:anything|a penny|a thing)|(?:it |this )?costs (?:you )?nothing|nothing(?: to pay| at all)?|nil|none|zero`,
  '0|£0|000|£000|(?:maer? )?(?:(?:yr |ein )?(?:gwasanaeth|gwasanaethau|sesiynau)(?: hwn| hyn)? )?(?:yn )?(?:(?:hollol|gwbl) )?(?:rhad ac )?am ddim(?: i bawb)?|(?:does )?(?:dim|di) (?:tâl|cost|ffi|dal)(?: i bawb)?|ni chodir tâl|heb gost',
].map((one) => new RegExp(`^(?:${one})$`))

/** What is given there, without a price of its own. */
const GIVEN =
  '(?:tea|coffee|cakes?|biscuits|refreshments|soup|food|lunch|breakfast|supper|equipment|cr[eè]che|childcare|chat)'
const SOME = `(?:(?:a |an |free )?${GIVEN})(?: and (?:a |an |free )?${GIVEN})*`
const ASKED = '(?:catch|forms|questions|strings)'

/** What may stand beside it and asks for nothing. */
const BESIDE = new RegExp(
  `^(?:and )?(?:${[
    `yes|costs?|price|charges?|fees?|${KIND}(?: and ${KIND})?|open to ${ALL}|(?:all|${ALL}) (?:is |are )?welcome`,
    'no (?:need to book|booking(?: needed| required| necessary)?|referral (?:needed|required))',
    `(?:with )?no ${ASKED}(?: (?:and|or) (?:no )?${ASKED})*(?: attached| asked)?|nobody asks why you came`,
    `(?:just )?(?:turn|come|drop) (?:up|along|in)|just bring yourself|with ${SOME}|${SOME}(?: (?:is |are )?included)`,
    'free (?:tea|coffee|cake|biscuits|refreshments|tea and (?:coffee|cake|biscuits))|tea and a chat',
    'dim angen archebu|croeso i bawb',
  ].join('|')})$`,
)

/** Who pays instead: an end of a part, or a part. Whatever may come back to the visitor is none. */
const PAID =
  /(?:^| )(?:(?:fully |and |kindly )*(?:funded|paid for|sponsored|supported) by|thanks to) ((?:[\p{L}\p{N}]+ ){0,7}[\p{L}\p{N}]+)$/u
const VISITOR =
  /\b(?:you|your|yours|members?|membership|donat\w+|contribut\w+|subscri\w+|budgets?|payments?|benefits?|fees?|charges?|sales?|tickets?|if|for|until|till|to|from|when|but|only|some|part|who|eligible|parents?|residents?|referr\w*|then|after|insurance|20\d\d)\b|£/

/** Words in the name of a price that is not for everybody, for everything or for long. */
const LIMITED =
  /\b(?:members?|first|trial|taster|parking|under|over|aged?|up to|residents?|concessions?|benefits?|students?|child(?:ren)?|adults?|seniors?|pensioners?|carers?|companions?|patients|referr\w*|if|when|only|some|unless|except|until|then|after|before|delivery|deposit|initial|introductory|consultation|assessment|spectators?|from|in|locals?|postcodes?)\b/i

/** True when a text says that something is free and nothing else: `No charge.`, but not `Free for members`. */
export function isFreeText(text: string): boolean {
  const parts = text.split(BETWEEN).map(bare).map(withoutPayer).filter(Boolean)
  const isSaid = (part: string) => FREE.some((one) => one.test(part))
  return (
    !text.includes('?') &&
    parts.some(isSaid) &&
    parts.every((part) => isSaid(part) || BESIDE.test(part))
  )
}

/** Between the parts of a text. */
const BETWEEN = /[,;:–—()\n!]| - |\.(?= |$)/

/** True when a service is free for certain: every price is 0, or it only says so in words, and nothing says otherwise. */
export const isFree = (costs: Costs): boolean => costOf(costs) === 'free'

/** What a service says of its cost: that it is free, something else, or nothing. */
export function costOf({
  cost_options = [],
  fees_description,
  fees,
}: Costs): 'free' | 'other' | 'unsaid' {
  const notes = [fees_description, fees].filter(isSaid)
  const isUnsaid = cost_options.every(
    ({ amount, option, amount_description }) =>
      amount === undefined && ![option, amount_description].some(isSaid),
  )
  if (isUnsaid && notes.length === 0) return 'unsaid'
  return cost_options.every(isFreePrice) && notes.every(isFreeText) ? 'free' : 'other'
}

function isFreePrice({ amount, option = '', amount_description = '' }: Price): boolean {
  const [name, note] = [option.trim(), amount_description.trim()]
  if (note !== '' && !isFreeText(note)) return false
  if (amount !== undefined)
    return amount === 0 && !LIMITED.test(name) && !/[£€$]\s*[1-9]/.test(name)
  return isFreeText(name) || (name === '' && note !== '')
}

const withoutPayer = (part: string): string =>
  part.replace(PAID, (all, payer: string) => (VISITOR.test(payer) ? all : ''))

const isSaid = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== ''

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim()
}
