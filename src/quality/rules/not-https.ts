import { quote } from '../../text/quote.ts'
import { linksIn } from '../links.ts'
import { objectsOf } from '../objects.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const notHttps: QualityRule = {
  code: 'not-https',
  means: 'A link does not begin with https.',
  costs: 5,
  // Browsers warn of such pages, and others can read what is sent.
  *check({ services, organizations, locations }) {
    const hosts = new Set<string>()
    for (const subject of [...services, ...organizations, ...locations])
      for (const { url, path } of linksIn(objectsOf(subject))) {
        if (/^https:/i.test(url)) continue
        // A site either has https or not, so one of its addresses is enough.
        const host = URL.canParse(url) ? new URL(url).host : url
        if (hosts.has(host)) continue
        hosts.add(host)
        yield {
          message: `The link ${quote(url)} does not begin with https.`,
          hint: 'Open it with `https://` in a browser. If the page opens, write the link that way.',
          place: placeIn(subject, ...path),
          about: subject,
        }
      }
  },
}
