import { type Rule, SOURCES } from '../../feed-rule.ts'
import { surveyExchanges } from '../../survey/survey.ts'

const HINT = 'Serve the feed over https, and publish that address.'

export const https: Rule = {
  id: 'https',
  severity: 'warn',
  means: 'The feed is not served over https, or redirects away from it.',
  basis: { says: 'The base address of a feed begins with https.', where: SOURCES.profile },
  *judge(survey) {
    const { protocol, hostname } = new URL(survey.base)
    if (survey.isFolder || isThisMachine(hostname)) return
    if (protocol === 'http:') {
      const message = 'The base address does not begin with https.'
      yield { exchange: survey.root, value: survey.base, message, hint: HINT }
      return
    }
    for (const exchange of surveyExchanges(survey)) {
      const hop = exchange.reply.hops.find(({ to }) => to.startsWith('http:'))
      const message = 'The response is a redirect from https to http.'
      if (hop) yield { exchange, value: hop.to, message, hint: HINT }
    }
  },
}

/** Whether the feed is being tried out by those who make it. */
const isThisMachine = (hostname: string) =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
