import { repairEncoding } from './encoding.ts'
import { withoutInvisible } from './invisible.ts'
import { hasMarkup, toPlainText } from './html-text.ts'
import { withoutMarkers } from './layout-marks.ts'

export interface Cleaned {
  readonly text: string
  readonly change?: 'encoding' | 'markup' | 'spelling'
}

/** The text that a person reads in a cell: damaged characters repaired, HTML and marks of layout replaced. */
export function cleanText(written: string): Cleaned {
  const repaired = repairEncoding(written)
  const marked = withoutMarkers(repaired)
  const plain = hasMarkup(marked) ? toPlainText(marked) : marked
  const text = tidy(plain)
  if (repaired !== written) return { text, change: 'encoding' }
  if (marked !== written || plain !== marked) return { text, change: 'markup' }
  return { text, ...(text !== written.trim() && { change: 'spelling' }) }
}

/** One kind of line end, no invisible characters, no space at the end of a line, no control characters. */
const tidy = (text: string): string =>
  withoutInvisible(text)
    .replace(/_x000D_(?:\r?\n)?/g, '\n')
    .replace(/\r+\n?|\u2028|\u2029|\u0085/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what is to be removed
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '')
    .replaceAll('\t', ' ')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
