/** Line ends and quotation marks that exports write as two characters, and markers of one widespread vendor. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\\r\\n|\\n(?![a-z])/g, '\n'],
  [/\\n/g, '\n'],
  [/(?<!\\)\\+(?=['"])/g, ''],
  [/###COL###/g, ':'],
  [/###MON###/g, ';'],
]

/** Replaces marks that stand for layout. */
export const withoutMarkers = (text: string): string =>
  /\\[n'"]|###/.test(text)
    ? MARKS.reduce((whole, [mark, written]) => whole.replace(mark, written), text)
    : text
