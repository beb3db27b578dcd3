/** The start of a text in one line of at most `length` characters, cut between words. */
export function shorten(text: string, length: number): string {
  let line = ''
  // Reads no more of a long text than is needed.
  for (const [word] of text.matchAll(/\S+/g)) {
    line += line === '' ? word : ` ${word}`
    if (line.length > length) return `${line.slice(0, length).replace(/(?<!\s)\s+\S*$/, '')} …`
  }
  return line
}
