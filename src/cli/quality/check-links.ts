import type { Advised, Subject } from '../../quality/advice.ts'
import { linksIn } from '../../quality/links.ts'
import { checkLinks } from '../../links/check-links.ts'
import type { Verdict } from '../../links/verdict.ts'

/** What became of web addresses. */
export type Verdicts = ReadonlyMap<string, Verdict>

/** Asks every web address in some records once, and says who is asking. */
export function askLinks(
  records: readonly Subject[],
  { directory: { settings } }: Advised,
): Promise<Verdicts> {
  const urls = new Set(records.flatMap((record) => [...linksIn(record)].map(({ url }) => url)))
  const publisher = settings.publisher?.url ?? settings.base_url
  return checkLinks(urls, {
    userAgent: `OpenServiceDirectory-LinkCheck${publisher ? ` (+${new URL(publisher).href})` : ''}`,
    onProgress(done) {
      const isLast = done === urls.size
      if (process.stderr.isTTY)
        process.stderr.write(
          isLast ? '\r\u001B[K' : `\r${done} of ${urls.size} web addresses asked …`,
        )
    },
  })
}

/** Why the links are broken that are, by address. */
export const brokenAmong = (verdicts: Verdicts): ReadonlyMap<string, string> =>
  new Map(
    [...verdicts].flatMap(([url, { is, why }]) => (is === 'broken' && why ? [[url, why]] : [])),
  )
