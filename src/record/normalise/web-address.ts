import { formats } from '../schema/formats.ts'
import { escapeAddress } from './escape-address.ts'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,})(?::\d+)?(?:[/?#].*)?$/i
/** Names of files, which look like hosts. */
const FILES = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|docx?|xlsx?|pptx?|txt|html?|php|aspx?|zip)$/i

/** A web address without its `https://`, completed; or one with characters that must be escaped. */
export function normaliseAddress(text: string): string | undefined {
  const escaped = escapeAddress(text.trim())
  if (/^https?:/i.test(escaped))
    return escaped !== text && formats.uri?.test(escaped) ? escaped : undefined
  const written = escaped.replace(/^\/\//, '')
  if (!HOST.test(written) || FILES.test(/^[^/?#]*/.exec(written)?.[0] ?? '')) return undefined
  const address = `https://${written}`
  return formats.uri?.test(address) ? address : undefined
}
