/**
 * A web address with escapes for square brackets, and for every `#` but the first, which RFC 3986 does not allow there.
 * Servers read the escapes alike.
 */
export function escapeAddress(address: string): string {
  const [page = '', ...rest] = address.replaceAll('[', '%5B').replaceAll(']', '%5D').split('#')
  return rest.length === 0 ? page : `${page}#${rest.join('%23')}`
}
