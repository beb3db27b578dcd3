import { LANGUAGES, type Language, languageCalled, languages } from '../../messages/languages.ts'
import { quote } from '../../text/quote.ts'
import { withoutRegion } from './page-languages.ts'

/** The language that somebody means by a code or a name in any case, with a region or without. */
export function meantBy(written: string): Language | undefined {
  const name = written.trim().toLowerCase()
  return languageCalled(name) ?? languageCalled(withoutRegion(name))
}

/** Says that pages cannot be in a language, and which they can be in, or which was meant. */
export function notOfPages(written: string, instead: string) {
  const meant = meantBy(written)
  const known = languages.map((code) => `${LANGUAGES[code].english} (\`${code}\`)`).join(' and ')
  return {
    message: `Pages cannot be in ${quote(written)}.`,
    hint: `They can be in ${known}. ${instead}`,
    ...(meant && { meant }),
  }
}
