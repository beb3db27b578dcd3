import { givesAway } from '../../../privacy/passwords.ts'
import type { Rule } from '../rule.ts'

export const publishedPassword: Rule = {
  code: 'published-password',
  severity: 'error',
  means: 'A password, a PIN or a door code would be published.',
  *record({ record: { file }, texts }) {
    for (const { text, path } of texts())
      if (givesAway(text))
        yield {
          message: 'This text seems to give a password, a PIN or a door code.',
          hint: 'Delete it here, and change it where it is used: anyone who can read this file can read it.',
          place: { file, path },
        }
  },
}
