import { syntaxAt } from '../../finding.ts'
import type { Slip } from '../slip.ts'

/** A line that ends with a carriage return alone: YAML allows it, and the library does not see a line break. */
export const oldLineEnd: Slip<string> = {
  example: { text: 'name: Choir\rstatus: active\n', at: '1:12' },
  find: (text) => {
    const offset = text.search(/\r(?=[^\r\n])/)
    if (offset < 0) return undefined
    return syntaxAt(
      offset,
      'This line ends with a carriage return alone, as on old Macs, so the next line is read as part of it.',
      'Save the file with the line endings of Unix or Windows, which text editors call `LF` and `CRLF`.',
    )
  },
}
