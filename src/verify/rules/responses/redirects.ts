import type { Exchange } from '../../survey/exchange.ts'

/** Whether a request was redirected to a page for signing in. */
export const leadsToLogin = ({ reply: { hops } }: Exchange): boolean =>
  hops.some(({ to }) => /\b(?:log|sign)-?in\b/i.test(to))

/** Where a request ended, if that is not below the base address. Another scheme makes no difference. */
export function targetOutside({ url, reply }: Exchange, base: string): string | undefined {
  const to = reply.hops.at(-1)?.to
  return to !== undefined && isBelow(url, base) && !isBelow(to, base) ? to : undefined
}

const isBelow = (url: string, base: string) => `${bare(url)}/`.startsWith(`${bare(base)}/`)
const bare = (url: string) => /^(?:https?:)?([^?#]*)/i.exec(url)![1]!.replace(/(?<!\/)\/+$/, '')
