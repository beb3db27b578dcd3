/**
 * A text in Markdown that has at most `max` characters: its lists and tables keep their first lines and say how many follow.
 * What is too long even so ends after a whole line.
 */
export function shortenMarkdown(text: string, max: number): string {
  if (text.length <= max) return text
  for (const kept of [200, 50, 20, 5, 1]) {
    const shorter = shortenLists(text, kept)
    if (shorter.length <= max) return shorter
  }
  const start = shortenLists(text, 1).slice(0, max - 2)
  return `${start.slice(0, start.lastIndexOf('\n') + 1)}…\n`
}

/** The first lines of a table are its heading and the line below it. */
const HEADING = 2

function shortenLists(text: string, kept: number): string {
  const lines: string[] = []
  let run: string[] = []
  const close = () => {
    const isTable = run[0]?.startsWith('|') === true
    const first = isTable ? kept + HEADING : kept
    const more = run.length - Math.min(run.length, first)
    lines.push(...run.slice(0, first))
    if (more > 0) lines.push(isTable ? `| … and ${more} more |` : `- … and ${more} more`)
    run = []
  }
  for (const line of text.split('\n')) {
    if (run.length > 0 && run[0]![0] !== line[0]) close()
    if (/^(?:- |\|)/.test(line)) run.push(line)
    else lines.push(line)
  }
  close()
  return lines.join('\n')
}
