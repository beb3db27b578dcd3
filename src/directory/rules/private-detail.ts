import type { Diagnostic, Path, Place } from '../../diagnostics/diagnostic.ts'
import { findPersonalEmails } from '../../privacy/emails.ts'
import { mask } from '../../privacy/mask.ts'
import { LIKELY_MOBILE, findMobiles } from '../../privacy/mobiles.ts'
import { PASSWORD_WORD, givesAway } from '../../privacy/passwords.ts'
import type { Span } from '../../privacy/span.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import type { Directory } from '../directory.ts'
import { publishedTexts } from '../published-texts.ts'
import { REMOVED_FILE } from './removed.ts'

/** One kind of personal detail: how it is found, who decides about it, and the word by which `public:` allows it. */
interface Detail {
  readonly code: 'mobile-number' | 'personal-email'
  readonly setting: keyof Settings['privacy']
  readonly allowed: 'email' | 'phones'
  readonly find: (text: string) => Iterable<Span>
  readonly looks: string
}

const DETAILS: readonly Detail[] = [
  {
    code: 'mobile-number',
    setting: 'mobile_number',
    allowed: 'phones',
    find: findMobiles,
    looks: 'a mobile number, which may be somebody’s own',
  },
  {
    code: 'personal-email',
    setting: 'personal_email',
    allowed: 'email',
    find: findPersonalEmails,
    looks: 'the email address of a person',
  },
]

/** What every text has in it that holds any of these; looking for it once is faster than looking for each. */
const LIKELY = new RegExp(`@|${LIKELY_MOBILE.source}|${PASSWORD_WORD.source}`, 'i')
const isLikely = (text: string) => LIKELY.test(text)

/** What is not for the public would be published: a password, or a detail of a person who may not have agreed. */
export function* privateDetail(record: ContentRecord, settings: Settings): Generator<Diagnostic> {
  for (const { text, path } of publishedTexts(record, isLikely)) {
    const place = { file: record.file, path }
    if (givesAway(text)) yield password(place)
    for (const [detail, found] of detailsIn(text, { place, hint: hintFor }, settings))
      if (!isAllowed(record.value, path, detail.allowed)) yield found
  }
}

/** The same where removed.yaml says why something has gone; nothing there allows it. */
export function* privateReason({ removed, settings }: Directory): Generator<Diagnostic> {
  for (const [i, { reason = '' }] of removed.entries()) {
    const place = { file: REMOVED_FILE, path: ['removed', i, 'reason'] }
    const hint = () => 'Take it out; this list is published.'
    for (const [, found] of detailsIn(reason, { place, hint }, settings)) yield found
  }
}

/** The first detail of each kind in a text; who takes it out is told of the next. */
function* detailsIn(
  text: string,
  { place, hint }: { readonly place: Place; readonly hint: (detail: Detail) => string },
  { privacy }: Settings,
): Generator<readonly [Detail, Diagnostic]> {
  for (const detail of DETAILS) {
    const severity = privacy[detail.setting]
    if (severity === 'off') continue
    for (const { start, end } of detail.find(text)) {
      const message = `\`${mask(text.slice(start, end))}\` looks like ${detail.looks}.`
      yield [detail, { code: detail.code, severity, message, hint: hint(detail), place }]
      break
    }
  }
}

const hintFor = ({ allowed }: Detail) =>
  `Give one of an office or a group instead, or move it below \`private:\`. If the person agreed, write \`public: [${allowed}]\` in the same record.`

const password = (place: Place): Diagnostic => ({
  code: 'published-password',
  message: 'This text seems to give away a password, a PIN or a door code.',
  hint: 'Take it out, and change it where it is used: whoever can read this file can read it.',
  place,
})

/** Whether the record, or a part of it around a value, says that such values may be published. */
function isAllowed(record: object, path: Path, word: Detail['allowed']): boolean {
  let here: unknown = record
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return false
    const { public: allowed = [] } = here as { readonly public?: readonly unknown[] }
    if (allowed.includes(word)) return true
    here = (here as Record<string | number, unknown>)[step]
  }
  return false
}
