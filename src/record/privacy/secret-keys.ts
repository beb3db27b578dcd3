import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { createPositionAt } from '../../text/position.ts'
import { findSecrets } from '../../privacy/secrets.ts'

/**
 * A file holds a key, in whatever part of it: below `private:` and in a comment it is as open to everybody who can read
 * the file, and programs go looking for it there.
 */
export function* secretKeys(file: string, text: string): Generator<Diagnostic> {
  const positionAt = createPositionAt(text)
  for (const { start } of findSecrets(text)) {
    yield {
      code: 'secret-key',
      message: 'This looks like a key, or like a password in a web address, that opens something.',
      hint: 'Take it out, and have it revoked where it is from: earlier versions of this file keep it.',
      place: { file, path: [], ...positionAt(start) },
    }
  }
}
