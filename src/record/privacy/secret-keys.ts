import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { findSecrets } from '../../privacy/secrets.ts'
import { createPositionAt } from '../../text/position.ts'

/** Reports keys anywhere in a file, even in comments and private blocks, since anyone who can read the file can use them. */
export function* secretKeys(file: string, text: string): Generator<Diagnostic> {
  const positionAt = createPositionAt(text)
  for (const { start } of findSecrets(text)) {
    yield {
      code: 'secret-key',
      message: 'This looks like a key, a token or a password in a web address.',
      hint: 'Delete it, and revoke it where it was issued: earlier versions of this file still have it.',
      place: { file, path: [], ...positionAt(start) },
    }
  }
}
