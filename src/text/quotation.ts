/** What somebody wrote between quotation marks, whatever marks there are inside; nothing where they are never closed. */
export function textInMarks(written: string): string | undefined {
  // Where the line ends with a mark, the hash is part of the text, as in `"The "best" #1 club"`.
  const value = written.replace(/(?<=["'])\s+#\s(?!.*["']\s*$).*$/, '')
  const [mark = ''] = /^["']/.exec(value) ?? []
  if (mark === '') return value
  const { depth, isWhole } = look(value, mark)
  if (!isWhole) return depth > 0 || value.includes('\\') ? undefined : value
  const inner = value.slice(1, -1).replaceAll(mark === '"' ? '\\"' : "''", mark)
  return mark === '"' && inner.includes('\\') ? undefined : inner
}

/**
 * Whether the first mark and the last belong together. A mark opens before a word, closes behind one, and is an
 * apostrophe within one.
 *
 *   "The "best" club"     opens 1, 2, closes to 1, 0: the whole
 *   "Tea" and "cake"      opens 1, closes to 0, and again: no whole
 */
function look(value: string, mark: string): { depth: number; isWhole: boolean } {
  let [depth, opened, closedEarly] = [0, 0, false]
  for (let at = value.indexOf(mark); at >= 0; at = value.indexOf(mark, at + 1)) {
    const [before = '', after = ''] = [value[at - 1], value[at + 1]]
    if (/^$|[\s(["'-]/.test(before) && /[^\s.,;:!?)]/.test(after)) {
      depth++
      opened++
    } else if (before !== '\\' && /^$|[\s.,;:!?)\]"'-]/.test(after)) {
      depth--
      if (depth === 0 && after !== '') closedEarly = true
    }
  }
  const isWhole = value.length > 1 && value.endsWith(mark) && (opened === 1 || !closedEarly)
  return { depth, isWhole }
}

/** A text as YAML takes it, with marks of the kind that it does not hold, or without any. */
export function inMarks(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  if (!text.includes("'")) return `'${text}'`
  return /^[\p{L}\p{N}(£](?!.*(?:: | #|:$))/u.test(text) ? text : `'${text.replaceAll("'", "''")}'`
}
