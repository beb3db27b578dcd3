/** A value that a hint offers in place of what was typed. */
export interface Fix {
  /** What takes the place of `from`; the whole value where that is not in it. */
  readonly to: string
  readonly from: string
  /** Nothing else can be meant. */
  readonly isCertain: boolean
}

/** A hint that says what to write, and gives no examples: those may say something else than was meant. */
const OFFER =
  /^(?<verb>Write|Did you mean|If you mean) `[^`]*`(?: \([^()]*\))?(?: or `[^`]*`(?: \([^()]*\))?)*(?:\.|\?|, write that\.)(?: |$)/
const OFFERED = /`([^`]*)`/g

/** The values that a hint of a check offers, as buttons of a form can write them. A hint with examples offers none. */
export function fixesIn(message: string, hint = ''): readonly Fix[] {
  const found = OFFER.exec(hint)
  if (!found) return []
  const [offer] = found
  const isCertain = found.groups!.verb === 'Write'
  const quoted = [...message.matchAll(OFFERED)].map(([, text = '']) => text)
  // A message names the field before its value: "`url` is `www.example.org`".
  const from = quoted.at(-1) ?? ''
  return [...offer.matchAll(OFFERED)].map(([, text = '']) => ({
    ...{ to: text.replace(/^[a-z_]+: /, ''), from, isCertain },
  }))
}

/** The value of an input with a fix. */
export const fixed = (value: string, { from, to }: Fix): string =>
  from !== '' && value.includes(from) ? value.replace(from, () => to) : to
