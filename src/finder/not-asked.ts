/*
 * Parts of a text that look like a condition, or like words to search for, and are neither.
 */

/** A text without a closing phrase that has no search terms: “what do I do”, “all the time”. */
export function withoutClosingPhrase(text: string): string {
  const phrase = CLOSING_PHRASE.exec(text)
  return phrase && phrase.index > 0 ? text.slice(0, phrase.index) : text
}
const CLOSING_PHRASE =
  /[ ,.?!](?:what (?:do|can|should) (?:i|we) do|(?:dont|don['’]?t) know what to do|all the time|any ?more|please help(?: me)?|beth (?:wna|alla|ddylwn) i(?:['’]i wneud)?|drwy['’]?r amser)[ .?!]*$/i

/** True for “in March”, which is a month though a town has its name. “Near March” is the town. */
export const isMonth = (text: string): boolean =>
  /^(?:in|ym|yn) (?:january|february|march|april|may|june|july|august|september|october|november|december|mawrth|mai)$/i.test(
    text,
  )

/**
 * True when a time after this text, in small letters, is that of an event and not of a session: “bailiffs coming tomorrow”, “discharged
 * from the ward on Friday”.
 */
export function isBeforeTimeOfEvent(text: string): boolean {
  const clause = text.slice(Math.max(text.lastIndexOf(','), text.lastIndexOf('.')) + 1)
  const words = clause.trim().split(/\s+/)
  const at = words.findLastIndex((word) => EVENTS.has(word))
  return at >= 0 && words.slice(at + 1).filter((word) => !TOWARDS.has(word)).length < 2
}
const EVENTS: ReadonlySet<string> = new Set(
  'coming arriving discharged released evicted evicting died happened came farw dod rhyddhau'.split(
    ' ',
  ),
)
/** Words between an event and its time. */
const TOWARDS: ReadonlySet<string> = new Set(
  'from of the a out off home back round to in into on away here hospital o i y yr adref allan ysbyty'.split(
    ' ',
  ),
)
