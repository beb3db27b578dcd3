import { type Span, matchesOf } from './span.ts'

/** Words behind `password:` that say something about it, and are none. */
const NO_PASSWORD =
  '(?!(?:apply|ask|given|needed|none|not|on|optional|please|protected|provided|request(?:ed)?|required|see|sent|tba|tbc|will)\\b)'

const PHRASES = [
  // "Password: Sunflower7", "the password is “sunflower”", "password: sunflower" at the end of a line
  String.raw`\bpass(?:word|code|phrase)\b(?:\s{1,3}is\b|\s{0,3}[:=])\s{0,3}["'“‘](?<value>[^"'”’\n]{4,64})["'”’]`,
  String.raw`\bpass(?:word|code|phrase)\b(?:\s{1,3}is\b|\s{0,3}[:=])\s{0,3}(?<value>(?=\S{0,63}[\d!#$%&*^~])\S{4,64})`,
  String.raw`\bpass(?:word|code|phrase)\b\s{0,3}[:=]\s{0,3}${NO_PASSWORD}(?<value>[^\s.,;]{4,64})(?=[.;]?\s*(?:$|\n))`,
  // "The door code is C1234X", "key safe code 4711"
  String.raw`\b(?:access|alarm|door|entrance|entry|gate|key ?box|key ?safe|lock ?box|padlock)(?: key)? (?:code|pin)(?: is| =|:)? {0,3}(?<value>[A-Z]?\d{3,8}[A-Z#*]?)(?!\w)`,
  // "PIN 1234"
  String.raw`\bpin(?: code| number)?(?: is| =|:)? {1,3}(?<value>\d{4,8})(?!\w)`,
].map((phrase) => new RegExp(phrase, 'dgi'))

/** What every text has in it that gives one away. */
export const PASSWORD_WORD = /pass(?:word|code|phrase)|\bpin\b|\bcode\b/i

/** Passwords, PINs and door codes that a text gives away in so many words. */
export function* findPasswords(text: string): Generator<Span> {
  if (!PASSWORD_WORD.test(text)) return
  for (const phrase of PHRASES) yield* matchesOf(text, phrase)
}

/** Texts about meetings on the web and about the wireless network of a café: their codes are for everybody who comes. */
export const isForVisitors = (text: string): boolean =>
  /\b(?:conference call|dial in|google meet|meeting|teams|webex|webinar|wi-?fi|zoom)\b/i.test(text)
