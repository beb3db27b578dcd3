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
      'A line ends here as on an old Mac, so that the next one is read as a part of it.',
      'Save the file anew with the line ends of Unix or Windows, which editors call `LF` and `CRLF`.',
    )
  },
}
