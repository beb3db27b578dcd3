/** A value that a hint offers in place of what was typed. */
export interface Fix {
  /** What takes the place of `from`; the whole value where that is not in it. Each entry of a list is a line. */
  readonly to: string
  readonly from: string
  /** Nothing else can be meant. */
  readonly isCertain: boolean
  /** What belongs in another field. */
  readonly other?: { readonly field: string; readonly to: string }
}

/** A hint that says what to write, and gives no examples: those may say something else than was meant. */
const OFFER =
  /^(?<verb>Write|Did you mean|If you mean) `[^`]*`(?: \([^()]*\))?(?: or `[^`]*`(?: \([^()]*\))?)*(?:\.|\?|, write that\.)(?: |$)/
/** One that has entries in place of one, or a shorter one. */
const ENTRIES =
  /^(?:Write (?:an entry for each|(?<two>two entries))[^`:]*|End it a minute earlier): (?<list>`[^`]*`(?: and `[^`]*`)?)\.$/
/** One that has the value of another field, beside one for this or in its place. */
const OTHER =
  /^Write (?:`[a-z_]+: (?<to>[^`]*)`, and )?`(?<field>[a-z_]+): (?<its>[^`]*)` (?:on a line of its own|in place of this line)\.$/
const OFFERED = /`([^`]*)`/g
const quotedIn = (text: string) => [...text.matchAll(OFFERED)].map(([, one = '']) => one)

/** The values that a hint of a check offers, as buttons of a form can write them. A hint with examples offers none. */
export function fixesIn(message: string, hint = ''): readonly Fix[] {
  // A message names the field before its value: "`url` is `www.example.org`".
  const from = quotedIn(message).at(-1) ?? ''
  const { list, two } = ENTRIES.exec(hint)?.groups ?? {}
  if (list) {
    const isWhole = two !== undefined || hint.startsWith('End')
    const to = quotedIn(list).map(inLines).join('\n')
    return [{ to, from: isWhole ? '' : from, isCertain: false }]
  }
  const { to = '', field, its = '' } = OTHER.exec(hint)?.groups ?? {}
  if (field) return [{ to, from, isCertain: false, other: { field, to: its } }]
  const offer = OFFER.exec(hint)
  return quotedIn(offer?.[0] ?? '').map((text) => ({
    ...{ to: inLines(text.replace(/^[a-z_]+: /, '')), from },
    isCertain: offer!.groups!.verb === 'Write',
  }))
}

/** The entries of a list between brackets. */
const inLines = (text: string): string =>
  /^\[.*\]$/.test(text) ? text.slice(1, -1).replaceAll(', ', '\n') : text

/** The value of an input with a fix. */
export const fixed = (value: string, { from, to }: Fix): string =>
  from !== '' && value.includes(from) ? value.replace(from, () => to) : to
