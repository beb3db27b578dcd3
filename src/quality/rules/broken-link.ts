import { quote } from '../../text/quote.ts'
import { type Advice, type Subject, placeIn } from '../advice.ts'
import { linksIn } from '../links.ts'

/** A link leads nowhere, as was found by asking; `reasons` says why, by address. */
export function* brokenLink(
  records: readonly Subject[],
  reasons: ReadonlyMap<string, string>,
): Generator<Advice> {
  for (const subject of records)
    for (const { url, path } of linksIn(subject)) {
      const reason = reasons.get(url)
      if (reason === undefined) continue
      yield {
        code: 'broken-link',
        message: `The link ${quote(url)} leads nowhere: ${reason}.`,
        hint: 'Open it in a browser; if it fails there too, find the new address, or take the link out.',
        place: placeIn(subject, ...path),
        about: subject,
      }
    }
}
