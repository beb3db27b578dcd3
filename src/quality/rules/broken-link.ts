import { quote } from '../../text/quote.ts'
import { linksIn } from '../links.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const brokenLink: QualityRule = {
  code: 'broken-link',
  means: 'A link is broken.',
  costs: 10,
  *record({ subject, objects }, { brokenLinks }) {
    if (brokenLinks.size === 0) return
    for (const { url, path } of linksIn(objects)) {
      const reason = brokenLinks.get(url)
      if (reason === undefined) continue
      yield {
        message: `The link ${quote(url)} is broken: ${reason}.`,
        hint: 'Open it in a browser. If it fails there too, find the new address or delete the link.',
        place: placeIn(subject, ...path),
        about: subject,
      }
    }
  },
}
