/**
 * Escapes a text by someone else for GitHub's Markdown: it can make no link, image or heading, and mention no person or
 * issue. Text between two backquotes stays code.
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
    .replace(/@|(?<=#)(?=\d)|(?<=\bGH-)(?=\d)/gi, `$&${ZERO_WIDTH_SPACE}`)

/** The text that `escapeMarkdown` has escaped. */
export const unescapeMarkdown = (markdown: string): string =>
  markdown.replace(
    /\\([\\`*_[\]<>#|~&$!/.])|`[^`]*`|\u200B/g,
    (found, escaped: string | undefined) => escaped ?? (found === ZERO_WIDTH_SPACE ? '' : found),
  )

/** Keeps GitHub from turning `@name` into a mention. */
const ZERO_WIDTH_SPACE = '\u200B'

/** An item of a Markdown list: what is wrong, and the code of it. `start` is Markdown, and the words are not. */
export const problemItem = (
  start: string,
  words: readonly (string | undefined)[],
  code: string,
): string => {
  const said = words.flatMap((text) => (text ? [escapeMarkdown(text)] : []))
  return `- ${start} ${said.join(' ')} (\`${code}\`)`
}

/** Joins the items that fit the budget, and reduces it. `rest` says how many of `total` are left out. */
export function listWithin(
  items: readonly string[],
  budget: { left: number },
  rest: (more: number) => string,
  total = items.length,
): string[] {
  const shown: string[] = []
  for (const item of items) {
    if (item.length + 1 > budget.left) break
    budget.left -= item.length + 1
    shown.push(item)
  }
  const more = total - shown.length
  if (more > 0) shown.push(rest(more))
  return shown.length > 0 ? [`${shown.join('\n')}\n`] : []
}
