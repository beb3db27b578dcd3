import type { Exchange } from '../exchange.ts'

/** A question that leads to a page where people say who they are. */
export const isLogin = ({ reply: { hops } }: Exchange): boolean =>
  hops.some(({ to }) => /\b(?:log|sign)-?in\b/i.test(to))

/** Where a question ended, if that is outside of the feed; the same place with https is inside. */
export function leadsOut({ url, reply }: Exchange, base: string): string | undefined {
  const to = reply.hops.at(-1)?.to
  return to !== undefined && isBelow(url, base) && !isBelow(to, base) ? to : undefined
}

const isBelow = (url: string, base: string) => `${bare(url)}/`.startsWith(`${bare(base)}/`)
const bare = (url: string) => url.replace(/^https?:/i, '').replace(/\/*(?:[?#].*)?$/, '')
