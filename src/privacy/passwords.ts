import { normalForm } from './normal-form.ts'
import { NO_SPANS, type Span, matchesOf } from './span.ts'

/** What a code opens. */
const THING = String.raw`(?:alarm|barrier|building|buzzer|cupboard|door|entrance|entry|garage|gate|intercom|key(?:[\s-]?(?:box|pad|safe)|(?= code))|lift|lock(?:er|[\s-]?box)?|padlock|safe|security|shed|toilets?)`
/** What stands between the words for a code and the code: signs and a few words, but no sign of a price. */
const LINK = String.raw`(?:[^A-Za-z\d]{0,6}\b(?:are|be|code|currently|is|key|no|now|number|set|to|will|with)\b){0,4}[^A-Za-z\d£$€]{0,6}`
/** Three to eight digits, in a row, in two pairs or one by one, that are no part of a longer number, a time or a price. */
const CODE = String.raw`(?<value>(?<![A-Za-z\d£$€])[A-Z]?(?:\d{3,8}|\d\d[\s-]\d\d|\d(?:[\s,.-]{1,2}\d){2,7})[A-Z#*]?)(?![\w%]|[\s-]?\d|[.:]\d)`
const OF_THING = String.raw`(?:[a-z]{1,12} ){0,3}${THING}\b`

/** Words after \`password is\` that are not a password. */
const NOT_PASSWORD =
  '(?!(?:also|always|apply|ask|available|case|changed|confidential|different|given|in|needed|new|none|not|on|optional|please|private|protected|provided|request(?:ed)?|required|secret|see|sent|shared|shown|tba|tbc|the|will|your)\\b)'
const PASSWORD = String.raw`\b(?:pass(?:word|[\s-]?code|phrase)|pwd?)\b`
const IS = String.raw`(?:\s{1,3}is\b|\s{0,3}[:=-])\s{0,3}`

const phrases = (...sources: readonly string[]) => new RegExp(sources.join('|'), 'dgi')

/** Passwords that visitors may know: of an online meeting or the wireless network. */
const OF_VISITORS = [
  // "Password: Sunflower7", "password sunflower7", "the password is “sunflower”", "password: sunflower" at the end of a line
  phrases(String.raw`${PASSWORD}(?:${IS}|\s{0,3})["'“‘](?<value>[^"'”’\n]{4,64})["'”’]`),
  phrases(
    String.raw`${PASSWORD}(?:${IS}|\s(?=[a-z]{1,31}\d))(?<value>(?=\S{0,63}[\d!#$%&*^~])\S{4,64})`,
  ),
  phrases(
    String.raw`${PASSWORD}${IS}${NOT_PASSWORD}(?<value>[^\s.,;]{4,64})(?=[.;]?\s{0,9}(?:$|\n))`,
  ),
  // "access code 471147", "PIN 1234", "passcode 4711"
  phrases(String.raw`\b(?:access (?:code|pin)|p\.?i\.?n|pass[\s-]?code)\b${LINK}${CODE}`),
]

/** Codes that open a door. */
const OF_DOORS = [
  // "The door code is C1234X", "Gate code - 4711"
  phrases(
    String.raw`${THING}[\s-]{0,3}(?:code|combination|pin|(?<!building |lift )(?:no|number))\b${LINK}${CODE}`,
  ),
  // "Key safe 4711", "padlock combination is 4-7-1-1", "Alarm: 4711"
  phrases(
    String.raw`\b(?:combination|key[\s-]?(?:box|pad|safe)|lock[\s-]?box|padlock|alarm(?=\s{0,3}(?:[:=-]|is\b|\d{4}[#*]?(?!\d))))\b(?: lock\b)?${LINK}${CODE}`,
  ),
  // "the keysafe is by the door (4711)"
  phrases(
    String.raw`\b(?:key[\s-]?(?:box|pad|safe)|lock[\s-]?box|padlock)\b[^.!?\n]{0,40}\(${CODE}\)`,
  ),
  // "the code for the door is 4711"
  phrases(String.raw`\b(?:code|combination|number) (?:for|of|to) ${OF_THING}${LINK}${CODE}`),
  // "4711 opens the door", "4711 is the code for the door", "4711 (door code)"
  phrases(
    String.raw`${CODE}["'”’)]{0,2} {0,2}(?:(?:opens|unlocks) ${OF_THING}|(?:is |[(=-] ?)(?:the )?(?:${THING} code|code (?:for|of|to) ${OF_THING}))`,
  ),
  // "Enter 4711 at the gate", "press 4711# to open the door"
  phrases(
    String.raw`\b(?:dial|enter|press|punch in|tap in|type|use) (?:(?:the )?(?:code|number|pin) )?${CODE} (?:at|in|into|on|to) ${OF_THING}`,
  ),
]

const OF_ANY = [...OF_VISITORS, ...OF_DOORS]

/** A fast test: most texts have no such word. */
const PASSWORD_WORD = new RegExp(
  String.raw`pass(?:word|[\s-]?code|phrase)|\b(?:pwd?|p\.?i\.?n|combination|access)\b|${THING}`,
  'i',
)
/** A fast test: a code has three digits, and a password follows its word. */
const HAS_VALUE = /\d[\s,.-]{0,2}\d[\s,.-]{0,2}\d|\b(?:pass|pw)/i

/** Finds passwords, PINs and door codes in the normal form of a text. */
export const passwordsIn = (text: string): Iterable<Span> =>
  HAS_VALUE.test(text) && PASSWORD_WORD.test(text) ? findAny(text, OF_ANY) : NO_SPANS

function* findAny(text: string, some: readonly RegExp[]): Generator<Span> {
  for (const phrase of some) yield* matchesOf(text, phrase)
}

/** Whether a text gives a password or code that is not for everyone who may read the text. */
export function givesAway(written: string): boolean {
  const text = normalForm(written)
  return (
    passwordsIn(text) !== NO_SPANS &&
    !findAny(text, FOR_VISITORS.test(text) ? OF_DOORS : OF_ANY).next().done
  )
}

/** Texts about online meetings and the wireless network of a café, whose passwords are for every visitor. */
const FOR_VISITORS =
  /\b(?:conference call|dial in|google meet|meeting|teams|webex|webinar|wi-?fi|zoom)\b/i
