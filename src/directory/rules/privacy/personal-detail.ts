import type { Path, Place } from '../../../diagnostics/diagnostic.ts'
import type { Severity } from '../../../diagnostics/severity.ts'
import { detailKey } from '../../../privacy/details.ts'
import { mask } from '../../../privacy/mask.ts'
import { NO_SPANS, type Span } from '../../../privacy/span.ts'
import type { PrivacyLevels } from '../../../record/settings/settings.ts'
import type { Privacy } from '../../privacy.ts'
import type { ContentRecord } from '../../../record/schema/written.ts'
import { otherTexts } from '../../other-texts.ts'
import { pathOf } from '../../published-texts.ts'
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
  /** True when a record shows that a detail in it is no person’s. */
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
  /** The first detail of a text, or the first that a change brings. */
  function detailIn(text: string, privacy: Privacy, record?: ContentRecord): Detail | undefined {
    const severity = privacy[setting]
    if (severity === 'off') return undefined
    const spans = find(text)
    if (spans === NO_SPANS) return undefined
    const found = Array.from(spans, ({ start, end }) => text.slice(start, end)).filter(
      (detail) => !record || !isOwn(detail, record),
    )
    const { known } = privacy
    const brought = known && found.find((detail) => !known.has(detailKey(detail)))
    const shown = brought ?? found[0]
    if (shown === undefined) return undefined
    return { shown, severity: brought === undefined ? severity : 'error' }
  }
  const toFinding = ({ shown, severity }: Detail, place: Place, hint: string): Finding => {
    return { severity, message: `\`${mask(shown)}\` looks like ${looksLike}.`, hint, place }
  }
  const hint = `Write one of an office or a group instead. If the person agreed to publish it, add \`public: [${allowedBy}]\` to the same record.`
  return {
    ...about,
    *record({ record, texts, privacy }) {
      const { file, value } = record
      for (const one of texts()) {
        const found = detailIn(one.text, privacy, record)
        if (!found) continue
        const path = pathOf(one)
        if (!isAllowed(value, path, allowedBy)) yield toFinding(found, { file, path }, hint)
      }
    },
    // Outside records there is no `public:` that could allow it.
    *directory(directory) {
      for (const { text, place, isContact } of otherTexts(directory)) {
        if (isContact) continue
        const found = detailIn(text, directory.privacy)
        if (found) yield toFinding(found, place, 'Delete it. This text is published.')
      }
    },
  }
}

interface Detail {
  readonly shown: string
  readonly severity: Severity
}

/** True when the record, or an object of it around the value, has the word in its `public:`. */
function isAllowed(record: object, path: Path, word: PersonalDetail['allowedBy']): boolean {
  let here: unknown = record
  for (const step of [...path, '']) {
    if (typeof here !== 'object' || here === null) return false
    const { public: allowed = [] } = here as { readonly public?: readonly unknown[] }
    if (allowed.includes(word)) return true
    here = (here as Record<string | number, unknown>)[step]
  }
  return false
}
