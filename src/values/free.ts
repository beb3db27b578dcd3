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

/** Texts that say that something is free and nothing else, without case and marks. */
const FREE: ReadonlySet<string> = new Set(
  `free | free of charge | free to use | free to all | free to everybody | free to everyone | free to attend | free to join |
   free for all | free for everybody | free for everyone | free entry | free admission | free event | free service |
   free sessions | free membership | entry free | admission free | entry is free | admission is free | it is free | its free |
   this is free | this is a free service | this service is free | the service is free | our service is free |
   all sessions are free | sessions are free | always free | completely free | totally free | absolutely free | all free | free and confidential | free and open to all | free and open to everybody |
   free and open to everyone |
   no charge | no charges | no cost | no costs | no fee | no fees | there is no charge | there is no cost | there is no fee |
   there are no fees | there are no charges | there is no charge for this service | we do not charge | we dont charge |
   without charge | at no cost | at no charge | nothing | nil | none | zero | 0 | £0 | 000 | £000 | costs nothing |
   it costs nothing | gratis | free free | yes free | cost free | am ddim | rhad ac am ddim | di dal | dim tâl | dim cost`
    .split('|')
    .map(bare),
)

/** Words in the name of a price that is not for everybody, for everything or for long. */
const LIMITED =
  /\b(?:members?|first|trial|taster|parking|under|over|aged?|up to|residents?|concessions?|benefits?|students?|child(?:ren)?|adults?|seniors?|pensioners?|carers?|companions?|patients|referr\w*|if|when|only|some|unless|except|until|then|after|before|delivery|deposit|initial|introductory|consultation|assessment|spectators?|from|in|locals?|postcodes?)\b/i

/** True when a text says that something is free and nothing else: `No charge.`, but not `Free for members`. */
export const isFreeText = (text: string): boolean => !text.includes('?') && FREE.has(bare(text))

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
