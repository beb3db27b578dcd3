import { formats } from '../schema/formats.ts'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,})(?::\d+)?(?:[/?#].*)?$/i
/** Names of files, which look like hosts. */
const FILES = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|docx?|xlsx?|pptx?|txt|html?|php|aspx?|zip)$/i

/** A web address without its `https://`, completed. */
export function normaliseAddress(text: string): string | undefined {
  const written = text.trim().replace(/^\/\//, '')
  if (!HOST.test(written) || FILES.test(/^[^/?#]*/.exec(written)?.[0] ?? '')) return undefined
  const address = `https://${written}`
  return formats.uri?.test(address) ? address : undefined
}
