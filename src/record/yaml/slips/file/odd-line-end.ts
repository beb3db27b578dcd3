import { ODD_LINE_END } from '../../../../text/lines.ts'
import type { Slip } from '../slip.ts'

/** A character that ends a line for some readers of YAML and not for others, which would read two different records. */
export const oddLineEnd: Slip<string> = {
  example: { text: 'name: Choir\rstatus: active\n', at: '1:12' },
  find: (text) => {
    const offset = text.search(ODD_LINE_END)
    if (offset < 0) return undefined
    return { problem: { code: 'odd-line-end', ...(text[offset] === '\r' ? OLD : COPIED) }, offset }
  },
}

const OLD = {
  message:
    'This line ends with a carriage return alone, as on old Macs, so the next line is read as part of it.',
  hint: 'Save the file with the line endings of Unix or Windows, which text editors call `LF` and `CRLF`.',
}

const COPIED = {
  message:
    'Here is an invisible character that some programs read as the end of the line, and others do not.',
  hint: 'Delete the words on both sides of this place, and type them again. They were probably copied from another program.',
}
