/** Invisible characters that come with copied text: soft hyphens, zero-width spaces, marks of direction. */
const INVISIBLE = String.raw`\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF`
const ANY = new RegExp(`[${INVISIBLE}]`)
const EVERY = new RegExp(ANY, 'g')
const VISIBLE = new RegExp(String.raw`[^\s${INVISIBLE}]`)

export const withoutInvisible = (text: string): string => text.replace(EVERY, '')

export const looksBlank = (text: string): boolean => !VISIBLE.test(text)

/**
 * Whether a word of ASCII characters has invisible ones in it; when `isExact`, also several words. Other scripts and emoji
 * need some of these characters.
 */
export function hidesInWord(text: string, isExact: boolean): boolean {
  if (!ANY.test(text)) return false
  const seen = withoutInvisible(text)
  return VISIBLE.test(seen) && (isExact ? /^[!-~\s]+$/ : /^[!-~]+$/).test(seen)
}
