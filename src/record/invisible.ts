/** Signs that nobody sees, and that come along when a word is copied: hyphens and spaces without width, marks of direction. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A text as it looks. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Whether a plain word holds such a sign. Texts in other scripts, and signs made of several, need some of them. */
export function hidesInWord(text: string): boolean {
  const seen = withoutInvisible(text)
  return seen !== text && /^[!-~]+$/.test(seen)
}
