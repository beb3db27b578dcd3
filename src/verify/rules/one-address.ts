import { type Rule, STANDARD } from '../rule.ts'
import { isLogin, leadsOut } from './hops.ts'

export const oneAddress: Rule = {
  id: 'one-address',
  severity: 'fail',
  means: 'An endpoint only leads to an address that is not below the base address.',
  basis: { says: 'All endpoints of a feed lie below one base address.', where: STANDARD.profile },
  *judge({ exchanges, base }) {
    for (const exchange of exchanges) {
      const to = leadsOut(exchange, base)
      if (to === undefined || exchange.endpoint.level === 'optional' || isLogin(exchange)) continue
      yield {
        exchange,
        value: to,
        message: 'The endpoint leads to an address that is not below the base address.',
        hint: 'Answer at the address itself, or publish the address that it leads to as that of the feed.',
      }
    }
  },
}
