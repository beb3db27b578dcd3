import type { Directory } from '../../directory/directory.ts'
import type { Privacy } from '../../directory/privacy.ts'
import { otherTexts } from '../../directory/other-texts.ts'
import { textsOf } from '../../directory/published-texts.ts'
import { walk } from '../../directory/walk.ts'
import { memoise } from '../../text/memoise.ts'
import { detailsIn } from '../../privacy/details.ts'
import type { PrivacyLevel, Settings } from '../../record/settings/settings.ts'
import type { Baseline } from './baseline.ts'

/**
 * How the personal details of a change are judged: those that the version before it publishes as ever, any others as errors;
 * and by the settings of that version too, so that no change can switch off its own check.
 */
export const judgePrivacy = memoise((baseline: Baseline) => {
  const { before } = baseline
  const known = before ? knownIn(before.directory) : new Set<string>()
  return memoise(({ privacy }: Settings): Privacy => {
    const was = before?.directory.settings.privacy ?? privacy
    return {
      mobile_number: stricter(was.mobile_number, privacy.mobile_number),
      personal_email: stricter(was.personal_email, privacy.personal_email),
      known,
    }
  })
})

const LEVELS: readonly PrivacyLevel[] = ['off', 'warning', 'error']

const stricter = (...levels: readonly [PrivacyLevel, PrivacyLevel]): PrivacyLevel =>
  LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))]!

function knownIn(directory: Directory): Set<string> {
  const inRecords = directory.records.flatMap((record) =>
    textsOf(record, walk(record.kind, record.value)),
  )
  return new Set(
    [...inRecords, ...otherTexts(directory)].flatMap(({ text }) => [...detailsIn(text)]),
  )
}
