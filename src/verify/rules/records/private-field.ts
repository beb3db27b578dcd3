import { keyForm } from '../../../privacy/key-form.ts'
import { findSecrets } from '../../../privacy/secrets.ts'
import { fieldValuesOf } from '../../records/record-values.ts'
import { recordsOf } from '../../records/records.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'

export const privateField: Rule = {
  id: 'private-field',
  severity: 'warn',
  means: 'The name or the value of a field looks confidential.',
  basis: {
    says: 'Private and confidential data stays out of a feed.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const record of recordsOf(survey))
      for (const { path, value, field } of fieldValuesOf(record)) {
        const isNamedSo = field === undefined && isPrivateName(String(path.at(-1)))
        const isSecret = typeof value === 'string' && hasSecret(value)
        if (!isNamedSo && !isSecret) continue
        // The value is not repeated, because others read the report.
        yield {
          exchange: record.exchange,
          path,
          message: isSecret
            ? 'The value looks like a key or a password.'
            : 'The name of the field says that it is confidential.',
          hint: isSecret
            ? 'Remove it, and replace the key or password: this one is no longer secret.'
            : 'Remove it from the feed if it is not meant to be published.',
        }
      }
  },
}

const PRIVATE_NAME =
  /^(?:.+_)?(?:password|passwd|secret|api_?key|(?:access|auth|refresh)_?token|private_?key|credentials?)$|^internal_|_internal$|^(?:private|staff|admin|confidential)_(?:notes?|comments?|data)$/

const isPrivateName = (name: string) => PRIVATE_NAME.test(keyForm(name))

const hasSecret = (text: string) => !findSecrets(text).next().done
