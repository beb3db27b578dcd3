import { checkLinks } from '../../io/links/check-links.ts'
import type { Verdict } from '../../io/links/verdict.ts'
import type { QualityContext, Subject } from '../../quality/rules/quality-rule.ts'
import { linksIn } from '../../quality/links.ts'
import { objectsOf } from '../../quality/objects.ts'
import { counted } from '../../text/counted.ts'
import { clearProgress, showProgress } from '../../io/command/progress.ts'

/** The verdict on each web address. */
export type Verdicts = ReadonlyMap<string, Verdict>

/** Requests every web address in some records once, under the name of the publisher. */
export function checkRecordLinks(
  records: readonly Subject[],
  { directory: { settings } }: QualityContext,
): Promise<Verdicts> {
  const urls = new Set(
    records.flatMap((record) => [...linksIn(objectsOf(record))].map(({ url }) => url)),
  )
  const publisher = settings.publisher?.url ?? settings.base_url
  return checkLinks(urls, {
    userAgent: `OpenServiceDirectory-LinkCheck${publisher ? ` (+${new URL(publisher).href})` : ''}`,
    onProgress: (done) =>
      done === urls.size
        ? clearProgress()
        : showProgress(
            `${done} of ${counted(urls.size, 'web address', 'web addresses')} checked …`,
          ),
  })
}

/** Why each broken address is broken. */
export const reasonsOfBroken = (verdicts: Verdicts): ReadonlyMap<string, string> =>
  new Map(
    [...verdicts].flatMap(([url, { is, why }]) => (is === 'broken' && why ? [[url, why]] : [])),
  )
