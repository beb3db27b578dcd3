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

/** What people say costs nothing: `our service is`, `all sessions are`, `entry`. */
const WHAT =
  '(?:it|its|this|everything|(?:(?:all|our|this|the) ){0,2}(?:services?|sessions?|activities|events?|class(?:es)?|entry|admission|membership|advice|support))(?: is| are)?'

/** A part of a text that says that something is free and nothing else, without case and marks. */
const FREE: readonly RegExp[] = [
  `(?:${WHAT} )?(?:(?:a|always|completely|totally|absolutely|entirely|all) ){0,2}free(?: of (?:charge|cost)| entry| admission| event| service| sessions| membership)?(?: (?:to|for) (?:all|everybody|everyone|anybody|anyone|use|attend|join|enter))?`,
  `(?:there (?:is|are) )?no (?:charges?|costs?|fees?)(?: (?:to|for) (?:all|everybody|everyone|anybody|anyone|this service))?`,
  'free and confidential|free and open to (?:all|everybody|everyone)|free free|cost free|gratis|foc',
  'we do(?: not|nt) charge|without charge|at no (?:cost|charge)|(?:it )?costs nothing|it doesnt cost anything|nothing(?: to pay)?|nil|none|zero',
  '0|£0|000|£000|am ddim|rhad ac am ddim|di dal|dim (?:tâl|cost)',
].map((one) => new RegExp(`^(?:${one})$`))

/** What may stand beside it. */
const BESIDE = /^(?:yes|confidential|open to (?:all|everybody|everyone))$/

/** Words in the name of a price that is not for everybody, for everything or for long. */
const LIMITED =
  /\b(?:members?|first|trial|taster|parking|under|over|aged?|up to|residents?|concessions?|benefits?|students?|child(?:ren)?|adults?|seniors?|pensioners?|carers?|companions?|patients|referr\w*|if|when|only|some|unless|except|until|then|after|before|delivery|deposit|initial|introductory|consultation|assessment|spectators?|from|in|locals?|postcodes?)\b/i

/** True when a text says that something is free and nothing else: `No charge.`, but not `Free for members`. */
export function isFreeText(text: string): boolean {
  const parts = text.split(BETWEEN).map(bare).filter(Boolean)
  const isSaid = (part: string) => FREE.some((one) => one.test(part))
  return (
    !text.includes('?') &&
    parts.some(isSaid) &&
    parts.every((part) => isSaid(part) || BESIDE.test(part))
  )
}

/** Between the parts of a text. */
const BETWEEN = /[,;:–—\n]| - |\.(?= |$)/

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

const isSaid = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== ''

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim()
}
