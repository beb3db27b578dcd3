import { findSecrets } from '../../privacy/secrets.ts'
import { membersOf, recordsOf } from '../records.ts'
import { type Rule, STANDARD } from '../rule.ts'

export const privateField: Rule = {
  id: 'private-field',
  severity: 'warn',
  means: 'A field is called, or looks like, something that is not for everybody.',
  basis: {
    says: 'Private and confidential data stays out of a feed.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const shown of recordsOf(survey))
      for (const { path, value, field } of membersOf(shown)) {
        const isCalledSo = field === undefined && isPrivateName(String(path.at(-1)))
        const isSecret = typeof value === 'string' && hasSecret(value)
        if (!isCalledSo && !isSecret) continue
        // What it holds is not repeated: reports are read by others.
        yield {
          exchange: shown.exchange,
          path,
          message: isSecret
            ? 'The value looks like a key or a password.'
            : 'The name of the field says that it is not for everybody.',
          hint: isSecret
            ? 'Take it out, and get a new one: this one is known by now.'
            : 'Take it out of the feed if it is not meant to be published.',
        }
      }
  },
}

const PRIVATE_NAME =
  /^(?:.+_)?(?:password|passwd|secret|api_?key|(?:access|auth|refresh)_?token|private_?key|credentials?)$|^internal_|_internal$|^(?:private|staff|admin|confidential)_(?:notes?|comments?|data)$/

const isPrivateName = (name: string) =>
  PRIVATE_NAME.test(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase())

const hasSecret = (text: string) => !findSecrets(text).next().done
