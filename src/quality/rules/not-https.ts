import { quote } from '../../text/quote.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'
import { linksIn } from '../links.ts'

/** A link is not encrypted; browsers warn of such pages, and others may read along. */
export function* notHttps({ services, organizations, locations }: Advised): Generator<Advice> {
  for (const subject of [...services, ...organizations, ...locations])
    for (const { url, path } of linksIn(subject)) {
      if (/^https:/i.test(url)) continue
      yield {
        code: 'not-https',
        message: `The link ${quote(url)} does not begin with https.`,
        hint: 'Open it with `https://` in a browser; if the page is there, write it so.',
        place: placeIn(subject, ...path),
        about: subject,
      }
    }
}
