/** A line on which a private block begins, what stands on it, and the next line with something on it. */
const BLOCK = /^[ \t]*private:(?:[ \t]+(\S.*))?(?:\s*\n[ \t]*(\S.*))?$/gm

/**
 * Whether a private block of a file has become part of a text, as one does that stands as far in as the lines of the text
 * above it. A text may speak of something private, and have a colon after that; it is the beginning of a line that tells.
 */
export function hasSwallowed(value: string, file: string): boolean {
  if (!value.includes('private:')) return false
  const words = spaced(value)
  return [...file.matchAll(BLOCK)].some(([, beside, below = '']) =>
    words.includes(` ${spaced(`private: ${beside ?? below}`).trim()} `),
  )
}

/** Words with single blanks around them, however the lines are broken. */
const spaced = (text: string) => ` ${text.trim().replace(/\s+/g, ' ')} `
