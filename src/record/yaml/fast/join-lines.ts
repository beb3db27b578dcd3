/** Joins lines with spaces. Empty lines become line breaks. */
export function joinLines(lines: readonly string[]): string {
  if (!lines.includes('')) return lines.join(' ')
  const parts: string[] = []
  let breaks = ''
  for (const line of lines) {
    if (line === '') breaks += '\n'
    else {
      parts.push(breaks || (parts.length > 0 ? ' ' : ''), line)
      breaks = ''
    }
  }
  return parts.join('')
}
