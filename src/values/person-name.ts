import { FIRST_NAMES } from '../privacy/email-words.ts'
import { MAX_LENGTH } from './max-length.ts'

const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|rev(?:erend|d)?|fr|father|sister|cllr|councillor|prof(?:essor)?|sir|dame|lady|lord)\.?\s+(?=\p{L})/iu
/** Words of roles, teams and places, none of which is a name of a person. */
const NO_NAME =
  /\b(?:team|office|officer|desk|reception(?:ist)?|cent(?:re|er)|service|services|club|council|trust|manager|coordinator|co-ordinator|secretary|chair(?:man|woman|person)?|enquir(?:y|ies)|inquir(?:y|ies)|admin(?:istrator|istration)?|support|line|helpline|group|society|association|church|school|hall|library|college|hospital|clinic|surgery|house|home|lead|leader|director|clerk|warden|treasurer|volunteer|volunteers|worker|staff|general|main|head|bookings?|information|info|advice|care|community|project|charity|foundation|department|unit|hub|network|nursery|pre-?school|caf[eé]|customer|contact|duty|switchboard|helpdesk|hotline|freephone|landline|mobile|text|box|tickets?|hire|lettings|membership|safeguarding|outreach|press|media|crisis|emergenc(?:y|ies)|referrals?|intake|triage|finance|hr|website|email|anyone|everyone|sessions?|classes|clinics?|events?|sales|rate|calls?|hours?|time|days?|weekdays?|weekends?|nights?|mornings?|afternoons?|evenings?|mon(?:days?)?|tues?(?:days?)?|wed(?:nesdays?)?|thu(?:rs)?(?:days?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|north|south|east|west|central|answerphone|voicemail|front|back|family|families|children|youth|adult|adults|the|and|of|for|at)\b/i
const WORD = String.raw`\p{Lu}[\p{L}'’-]+`
const INITIALS = String.raw`(?:\p{Lu}\.?\s*){1,3}\s`
const NAME = new RegExp(
  String.raw`^(?:${WORD}(?:\s+(?:\p{Lu}\.?|${WORD})){1,3}|${INITIALS}${WORD})$`,
  'u',
)
const FIRST_NAME = new RegExp(`^${WORD}$`, 'u')

/**
 * True when a text reads like the name of one or two persons, and not like that of a role, a team or a place. A contact may be called
 * by a first name alone.
 */
export function looksLikePerson(text: string, { isContact = false } = {}): boolean {
  if (text.length > MAX_LENGTH) return false
  const said = isContact ? spelledOut(text.trim()) : text.trim()
  const parts = said.split(/\s*(?:,|&|\/|\band\b|\bor\b)\s*/)
  return parts.every((part) => {
    const bare = part.replace(TITLE, '').replace(/\s*\([^)]*\)$/, '')
    if (bare !== part && new RegExp(`^${WORD}`, 'u').test(bare) && !NO_NAME.test(bare)) return true
    return (NAME.test(bare) || (isContact && FIRST_NAME.test(bare))) && !NO_NAME.test(bare)
  })
}

/** Between the parts of a note. */
const BETWEEN = /\s*(?:[,;:()/&–—]|(?<=\s)-|\b(?:and|or)\b)\s*/
/** What stands behind a name beside a number. */
const BEHIND =
  /^(?:mobile|mob|home|work|office|landline|daytime|days?|eve(?:ning)?s?|only|secretary|chair|treasurer|manager|(?:co-?)?ordinator|leader|clerk|on|at|from|after|before|if|for)$/i
const ASKED_FOR =
  /^(?:please )?(?:ask for|speak to|speak with|talk to|contact|call|ring|text|phone|tel|c\/o)\b:?\s*/i

/**
 * True when a note beside a telephone number names a person: `Jane`, `Jane Smith (evenings)`. A word alone may be a place or a day,
 * and two words a team where they are not in the cell of the number.
 */
export function namesPerson(note: string, { isInCell }: { readonly isInCell: boolean }): boolean {
  if (note.length > MAX_LENGTH) return false
  return note.split(BETWEEN).some((part) => {
    const said = part.replace(ASKED_FOR, '')
    const bare = said.replace(TITLE, '')
    const [first = '', second = ''] = bare.split(/\s+/)
    const isKnown = FIRST_NAMES.has(first.toLowerCase().replace(/['’]s$/, ''))
    if (isKnown)
      return (
        second === '' || BEHIND.test(second) || (/^\p{Lu}/u.test(second) && !NO_NAME.test(second))
      )
    const isAsked = said !== part && FIRST_NAME.test(bare) && !NO_NAME.test(bare)
    return bare !== said || isAsked || (isInCell && looksLikePerson(said))
  })
}

/** A name without the words that introduce it, and with its capitals where somebody wrote none. */
const spelledOut = (text: string): string =>
  text
    .replace(/^(?:contact|name|c\/o|ask for|speak to|call|ring)\b[:\s]+(?=\p{L})/iu, '')
    .replace(/^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u, (words) =>
      words.replace(/(?<![\p{L}'’-])\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
