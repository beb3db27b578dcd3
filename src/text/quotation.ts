/** The text between quotation marks, which may have such marks inside; nothing when they are never closed. */
export function textInMarks(written: string): string | undefined {
  // A hash is part of the text when the line ends with a mark: `"The "best" #1 club"`.
  const isText = /["']$/.test(written.trimEnd())
  const value = isText ? written : written.replace(/(?<=["'])\s+#\s.*/, '')
  const [mark = ''] = /^["']/.exec(value) ?? []
  if (mark === '') return value
  const { depth, isWhole } = matchMarks(value, mark)
  if (!isWhole) return depth > 0 || value.includes('\\') ? undefined : value
  const inner = value.slice(1, -1).replaceAll(mark === '"' ? '\\"' : "''", mark)
  return mark === '"' && inner.includes('\\') ? undefined : inner
}

/**
 * Whether the first mark and the last are a pair. A mark before a word opens, a mark after a word closes, and a mark
 * within one is an apostrophe.
 *
 *   "The "best" club"     opens 1, 2, closes to 1, 0: the whole
 *   "Tea" and "cake"      opens 1, closes to 0, and again: no whole
 */
function matchMarks(value: string, mark: string): { depth: number; isWhole: boolean } {
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

/** Quotes a text for YAML, with the kind of mark that it does not contain, or without marks. */
export function inMarks(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  if (!text.includes("'")) return `'${text}'`
  return /^[\p{L}\p{N}(£](?!.*(?:: | #|:$))/u.test(text) ? text : `'${text.replaceAll("'", "''")}'`
}
