import type { Path, Place } from '../../../diagnostics/diagnostic.ts'
import { detailKey } from '../../../privacy/details.ts'
import { mask } from '../../../privacy/mask.ts'
import type { Span } from '../../../privacy/span.ts'
import type { PrivacyLevels } from '../../../record/settings/settings.ts'
import type { Privacy } from '../../privacy.ts'
import type { ContentRecord } from '../../../record/schema/written.ts'
import { otherTexts } from '../../published-texts.ts'
import type { Finding, Rule } from '../rule.ts'

/** A kind of personal detail, which a person may not have agreed to publish. */
interface PersonalDetail extends Pick<Rule, 'code' | 'severity' | 'means'> {
  readonly find: (text: string) => Iterable<Span>
  /** What it looks like, as the message says. */
  readonly looksLike: string
  /** The setting of directory.yaml that decides its severity. */
  readonly setting: keyof PrivacyLevels
  /** The word by which `public:` allows it in a record. */
  readonly allowedBy: 'email' | 'phones'
  /** Whether a record shows that a detail in it is no person’s. */
  readonly isOwn?: (detail: string, record: ContentRecord) => boolean
}

/**
 * A rule about a kind of personal detail. It reports one in each text: the first, or the first that a change brings.
 */
export function personalDetail({
  find,
  looksLike,
  setting,
  allowedBy,
  isOwn = () => false,
  ...about
}: PersonalDetail): Rule {
  function* check(
    text: string,
    place: Place,
    hint: string,
    privacy: Privacy,
    record?: ContentRecord,
  ): Generator<Finding> {
    const severity = privacy[setting]
    if (severity === 'off') return
    const found = Array.from(find(text), ({ start, end }) => text.slice(start, end)).filter(
      (detail) => !record || !isOwn(detail, record),
    )
    const { known } = privacy
    const brought = known && found.find((detail) => !known.has(detailKey(detail)))
    const shown = brought ?? found[0]
    if (shown === undefined) return
    const message = `\`${mask(shown)}\` looks like ${looksLike}.`
    yield { severity: brought === undefined ? severity : 'error', message, hint, place }
  }
  const hint = `Write one of an office or a group instead, or move it under \`private:\`. If the person agreed to publish it, add \`public: [${allowedBy}]\` to the same record.`
  return {
    ...about,
    *record({ record, texts, privacy }) {
      const { file, value } = record
      for (const { text, path } of texts())
        for (const finding of check(text, { file, path }, hint, privacy, record))
          if (!isAllowed(value, path, allowedBy)) yield finding
    },
    // Outside records there is no `public:` that could allow it.
    *directory(directory) {
      for (const { text, place } of otherTexts(directory))
        yield* check(text, place, 'Delete it. This text is published.', directory.privacy)
    },
  }
}

/** Whether the record, or an object of it around the value, has the word in its `public:`. */
function isAllowed(record: object, path: Path, word: PersonalDetail['allowedBy']): boolean {
  let here: unknown = record
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return false
    const { public: allowed = [] } = here as { readonly public?: readonly unknown[] }
    if (allowed.includes(word)) return true
    here = (here as Record<string | number, unknown>)[step]
  }
  return false
}
