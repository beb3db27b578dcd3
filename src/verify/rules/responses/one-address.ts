import { type Rule, SOURCES } from '../../feed-rule.ts'
import { leadsToLogin, targetOutside } from './redirects.ts'

export const oneAddress: Rule = {
  id: 'one-address',
  severity: 'fail',
  means: 'An endpoint redirects to an address that is not below the base address.',
  basis: { says: 'All endpoints of a feed lie below one base address.', where: SOURCES.profile },
  *judge({ exchanges, base }) {
    for (const exchange of exchanges) {
      const to = targetOutside(exchange, base)
      if (to === undefined || exchange.endpoint.level === 'optional' || leadsToLogin(exchange))
        continue
      yield {
        exchange,
        value: to,
        message: 'The endpoint redirects to an address that is not below the base address.',
        hint: 'Respond at the address itself, or publish the target of the redirect as the address of the feed.',
      }
    }
  },
}
