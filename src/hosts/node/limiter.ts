/** The time in which requests are counted, in milliseconds; that of the limits in hosts/routes.ts. */
const WINDOW = 3 * 60_000

/** Addresses that are remembered. With more, the oldest are forgotten, so that memory has a limit too. */
const MAX_ADDRESSES = 10_000

/** Counts requests, and tells whether an address may make one more. */
export type Limiter = (address: string, most: number) => boolean

/** A limiter by the time in milliseconds that `now` returns. */
export function createLimiter(now: () => number = Date.now): Limiter {
  const counts = new Map<string, { readonly since: number; count: number }>()
  return (address, most) => {
    const key = networkOf(address)
    const time = now()
    const known = counts.get(key)
    const entry = known && time - known.since < WINDOW ? known : { since: time, count: 0 }
    entry.count += 1
    // A Map lists its keys in the order of insertion.
    if (entry !== known) counts.delete(key)
    counts.set(key, entry)
    if (counts.size > MAX_ADDRESSES) counts.delete(counts.keys().next().value as string)
    return entry.count <= most
  }
}

/** One subscriber of IPv6 has a network of 64 bits, so its addresses count as one (RFC 6177). */
const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.')
    ? expand(address).slice(0, 4).join(':')
    : address.replace(/^::ffff:/i, '')

/** The eight groups of an IPv6 address. */
function expand(address: string): readonly string[] {
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [head, tail].map((part) => (part ? part.split(':') : []))
  const missing = Array.from({ length: Math.max(0, 8 - first!.length - last!.length) }, () => '0')
  return [...first!, ...missing, ...last!].map((group) => group.replace(/^0+(?=.)/, ''))
}
