/** Signs that nobody sees, and that come along when a word is copied: hyphens and spaces without width, marks of direction. */
const SIGNS = String.raw`\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF`
const ANY = new RegExp(`[${SIGNS}]`)
const EVERY = new RegExp(ANY, 'g')
const VISIBLE = new RegExp(String.raw`[^\s${SIGNS}]`)

/** A text as it looks. */
export const withoutInvisible = (text: string): string => text.replace(EVERY, '')

/** Whether there is nothing to be seen in a text. */
export const looksBlank = (text: string): boolean => !VISIBLE.test(text)

/**
 * Whether a plain word holds such a sign, or where it `isExact` what is said by numbers and words. Texts in other scripts,
 * and signs made of several, need some of them.
 */
export function hidesInWord(text: string, isExact: boolean): boolean {
  if (!ANY.test(text)) return false
  const seen = withoutInvisible(text)
  return VISIBLE.test(seen) && (isExact ? /^[!-~\s]+$/ : /^[!-~]+$/).test(seen)
}
