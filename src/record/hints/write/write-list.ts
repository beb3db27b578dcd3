/** How to write a text as a list, given the source of its file. */
export function writeList(name: string, text: string, source: string): string {
  const lines = linesOf(text, source)
  const entries = lines.flatMap(entriesIn)
  const isLong = lines.join(' ').length > MAX_LENGTH
  if (isLong || entries.some((entry) => NEEDS_QUOTES.test(entry)))
    return 'Write each entry on a line of its own that starts with `- `.'
  const how = entries.length === 1 ? ', even with only one entry' : ' in square brackets'
  return `Write it as a list${how}: \`${name}: [${entries.join(', ')}]\`.`
}

/** The longest text that a hint repeats as a list. */
const MAX_LENGTH = 60

/** Between brackets YAML reads such an entry only in quotation marks. */
const NEEDS_QUOTES = /["[\]{}\n]|: | #|:$/

/** The lines of the source that YAML joined to a text. */
function linesOf(text: string, source: string): readonly string[] {
  if (text.length > MAX_LENGTH) return [text]
  // Empty words would make a pattern that backtracks on a long run of spaces.
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const [written = text] = new RegExp(words.join('\\s+')).exec(source) ?? []
  return written.split(/(?<!\s)\s*\n\s*/)
}

/** The entries of a line, without brackets of another kind around it and without bullets. */
function entriesIn(line: string): string[] {
  const [, inner] = /^[({](.*)[)}]$/.exec(line.trim()) ?? []
  return (inner ?? line)
    .split(/[,;]|\s[•▪](?=\s)/)
    .map((part) => part.replace(BULLET, '').trim())
    .filter((part) => part !== '')
}

/** A character or a number that people write in place of a dash. */
const BULLET = /^\s*(?:[•▪·–—]|\d+[.)])\s+/
