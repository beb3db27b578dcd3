/** The line that holds an offset, without its line break, and the offset at which it starts. */
export function lineAt(text: string, offset: number): { line: string; lineStart: number } {
  const lineStart = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0
  const [line = ''] = text.slice(lineStart).split(/\r?\n/, 1)
  return { line, lineStart }
}

/** The column, from 0, at which the text of a line starts. */
export const indentOf = (line: string): number => line.length - line.trimStart().length
