import { type Rule, STANDARD } from '../rule.ts'
import { surveyed } from '../survey.ts'

const HINT = 'Serve the feed with https, and publish that address.'

export const https: Rule = {
  id: 'https',
  severity: 'warn',
  means: 'The feed is read without https, or leads away from it.',
  basis: { says: 'The base address of a feed begins with https.', where: STANDARD.profile },
  *judge(survey) {
    const { protocol, hostname } = new URL(survey.base)
    if (survey.isFolder || isThisMachine(hostname)) return
    if (protocol === 'http:') {
      const message = 'The base address has no https.'
      yield { exchange: survey.root, value: survey.base, message, hint: HINT }
      return
    }
    for (const exchange of surveyed(survey)) {
      const hop = exchange.reply.hops.find(({ to }) => to.startsWith('http:'))
      const message = 'The answer is a redirect from https to http.'
      if (hop) yield { exchange, value: hop.to, message, hint: HINT }
    }
  },
}

/** A feed that is tried where it is made. */
const isThisMachine = (hostname: string) =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
