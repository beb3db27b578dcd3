import { givesAway } from '../../../privacy/passwords.ts'
import type { Place } from '../../../diagnostics/diagnostic.ts'
import { otherTexts } from '../../other-texts.ts'
import { pathOf } from '../../published-texts.ts'
import type { Finding, Rule } from '../rule.ts'

export const publishedPassword: Rule = {
  code: 'published-password',
  severity: 'error',
  means: 'A password, a PIN or a door code would be published.',
  *record({ record: { file }, texts }) {
    for (const one of texts()) if (givesAway(one.text)) yield finding({ file, path: pathOf(one) })
  },
  *directory(directory) {
    for (const { text, place } of otherTexts(directory)) if (givesAway(text)) yield finding(place)
  },
}

const finding = (place: Place): Finding => ({
  message: 'This text seems to give a password, a PIN or a door code.',
  hint: 'Delete it here, and change it where it is used: anyone who can read this file can read it.',
  place,
})
