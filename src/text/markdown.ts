/**
 * A text that somebody else wrote, as plain words in GitHub's Markdown: it makes no link, no picture and no heading, calls
 * nobody by name and mentions no issue, whatever it says. Only what stands between two backquotes is shown as code, in
 * which nothing means anything.
 */
export function escapeMarkdown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 === 1 ? part : escapeWords(part)))
    .join('')
}

const escapeWords = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~&$!]/g, String.raw`\$&`)
    .replace(/:\/\//g, String.raw`:\/\/`)
    .replace(/www\./gi, (found) => `${found.slice(0, -1)}\\.`)
    .replace(/@|(?<=#)(?=\d)|(?<=\bGH-)(?=\d)/gi, `$&${UNSEEN}`)

/** A blank without width, after which GitHub no longer takes `@name` for a person. */
const UNSEEN = '\u200B'

/** Lines of a list as one paragraph, as many as there is room for; `rest` says how many more there are. Uses the room up. */
export function listWithin(
  items: readonly string[],
  budget: { left: number },
  rest: (more: number) => string,
): string[] {
  const shown: string[] = []
  for (const item of items) {
    if (item.length + 1 > budget.left) break
    budget.left -= item.length + 1
    shown.push(item)
  }
  const more = items.length - shown.length
  if (more > 0) shown.push(rest(more))
  return shown.length > 0 ? [`${shown.join('\n')}\n`] : []
}
