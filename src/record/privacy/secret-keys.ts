import type { Diagnostic } from '../../diagnostic.ts'
import { findSecrets } from './secrets.ts'

/**
 * A file holds a key, in whatever part of it: below `private:` and in a comment it is as open to everybody who can read
 * the file, and programs go looking for it there.
 */
export function* secretKeys(file: string, text: string): Generator<Diagnostic> {
  for (const { start } of findSecrets(text)) {
    const before = text.slice(0, start)
    yield {
      code: 'secret-key',
      message: 'This looks like a key, or like a password in a web address, that opens something.',
      hint: 'Take it out, and have it revoked where it is from: earlier versions of this file keep it.',
      place: {
        file,
        path: [],
        line: before.split('\n').length,
        column: start - before.lastIndexOf('\n'),
      },
    }
  }
}
