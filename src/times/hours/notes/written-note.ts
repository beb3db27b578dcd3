/** An entry in its parts: what is parsed, and the note. */
export interface EntryText {
  readonly bare: string
  readonly note?: string
}

/** Notes that need no brackets, because they cannot be anything else. */
const USUAL =
  '(?:on\\s+)?school\\s+days(?:\\s+only)?|drop[- ]in|by\\s+appointment(?:\\s+only)?|all\\s+year(?:\\s+round)?'
const BEFORE = new RegExp(`^(${USUAL})\\s*[\\s,;:–-]\\s*(?=[^\\s])`, 'i')
const AFTER = new RegExp(`(?<=\\S)\\s*[\\s,;:–-]\\s*(${USUAL})\\s*\\.?$`, 'i')

/** Takes the note off an entry: one in brackets, at any place, or a usual one before or after the rest. */
export function takeNote(text: string): EntryText {
  const [brackets, inner = ''] = /\(([^()]*)\)/.exec(text) ?? []
  const unbracketed = brackets
    ? text
        .replace(brackets, () => ' ')
        .replace(/(?<!\s)\s{2,}/g, ' ')
        .trim()
    : text.trim()
  const [usual, words] = BEFORE.exec(unbracketed) ?? AFTER.exec(unbracketed) ?? []
  const bare = usual ? unbracketed.replace(usual, () => ' ').trim() : unbracketed
  const note = [words, inner.trim()].filter(Boolean).join('; ')
  return bare === '' ? { bare: text } : { bare, ...(note && { note }) }
}

/** Removes marks around the whole entry, which a telephone or a word processor may have curled. */
export function withoutMarks(text: string): string {
  const [, inner] = /^\s*["'“”„«‘’](.*)["'“”„»‘’]\s*$/s.exec(text) ?? []
  return inner === undefined || /["“”„«»‘]/.test(inner) ? text : inner
}
