import { plainText } from './plain.ts'
import { NO_SPANS, type Span, matchesOf } from './span.ts'

/** Words after `password:` that are not a password. */
const NOT_PASSWORD =
  '(?!(?:apply|ask|given|needed|none|not|on|optional|please|protected|provided|request(?:ed)?|required|see|sent|tba|tbc|will)\\b)'

const phrases = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'dgi'))

/** Passwords that visitors may know: of an online meeting or the wireless network. */
const OF_VISITORS = phrases([
  // "Password: Sunflower7", "the password is “sunflower”", "password: sunflower" at the end of a line
  String.raw`\bpass(?:word|code|phrase)\b(?:\s{1,3}is\b|\s{0,3}[:=])\s{0,3}["'“‘](?<value>[^"'”’\n]{4,64})["'”’]`,
  String.raw`\bpass(?:word|code|phrase)\b(?:\s{1,3}is\b|\s{0,3}[:=])\s{0,3}(?<value>(?=\S{0,63}[\d!#$%&*^~])\S{4,64})`,
  String.raw`\bpass(?:word|code|phrase)\b\s{0,3}[:=]\s{0,3}${NOT_PASSWORD}(?<value>[^\s.,;]{4,64})(?=[.;]?\s*(?:$|\n))`,
  // "access code 471147"
  String.raw`\baccess (?:code|pin)(?: is| =|:)? {0,3}(?<value>[A-Z]?\d{3,8}[A-Z#*]?)(?!\w)`,
  // "PIN 1234"
  String.raw`\bpin(?: code| number)?(?: is| =|:)? {1,3}(?<value>\d{4,8})(?!\w)`,
])

const DOOR =
  '(?:alarm|door|entrance|entry|gate|key[\\s-]?box|key[\\s-]?safe|key ?pad|lock[\\s-]?box|padlock)'
const IS = '(?: is| =|:)?'
/** A number of three to eight digits, also one by one, that is no part of a telephone number. */
const DIGITS = String.raw`(?<value>[A-Z]?\d(?:[\s-]?\d){2,7}[A-Z#*]?)(?!\w|[\s-]?\d)`

/** Codes that open a door. */
const OF_DOORS = phrases([
  // "The door code is C1234X", "key safe code 4711"
  String.raw`\b${DOOR}(?: key)?[\s-](?:code|pin|number|no\.?)${IS} {0,3}(?<value>[A-Z]?\d{3,8}[A-Z#*]?)(?!\w)`,
  // "Key safe 4711", "padlock combination is 4-7-1-1", "the code for the door is 4711"
  String.raw`\b(?:key[\s-]?box|key[\s-]?safe|lock[\s-]?box|padlock|key ?pad)${IS} {0,3}${DIGITS}`,
  String.raw`\b(?:padlock|lock|safe|door) combination${IS} {0,3}${DIGITS}`,
  String.raw`\bcombination(?: (?:for|of|to) (?:the )?[a-z ]{2,20})?(?: is| =|:) {0,3}${DIGITS}`,
  String.raw`\bcode (?:for|of|to) (?:the )?(?:[a-z]{2,12} )?${DOOR}${IS} {0,3}${DIGITS}`,
])

const OF_ANY = [...OF_VISITORS, ...OF_DOORS]

/** A fast test: most texts have no such word. */
const PASSWORD_WORD =
  /pass(?:word|code|phrase)|\bpin\b|\bcode\b|combination|key[\s-]?(?:box|pad|safe)|lock[\s-]?box|padlock/i

/** Finds passwords, PINs and door codes in a text in its plain form. */
export const passwordsIn = (text: string): Iterable<Span> =>
  PASSWORD_WORD.test(text) ? findAny(text, OF_ANY) : NO_SPANS

function* findAny(text: string, phrases: readonly RegExp[]): Generator<Span> {
  for (const phrase of phrases) yield* matchesOf(text, phrase)
}

/** Whether a text gives a password or code that is not for everyone who may read the text. */
export function givesAway(written: string): boolean {
  const text = plainText(written)
  return (
    PASSWORD_WORD.test(text) &&
    !findAny(text, FOR_VISITORS.test(text) ? OF_DOORS : OF_ANY).next().done
  )
}

/** Texts about online meetings and the wireless network of a café, whose passwords are for every visitor. */
const FOR_VISITORS =
  /\b(?:conference call|dial in|google meet|meeting|teams|webex|webinar|wi-?fi|zoom)\b/i
