import { formats } from '../schema/formats.ts'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,})(?::\d+)?(?:[/?#].*)?$/i
/** Names of files, which look like hosts. */
const FILES = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|docx?|xlsx?|pptx?|txt|html?|php|aspx?|zip)$/i

/** A web address without its `https://`, completed. */
export function normaliseAddress(text: string): string | undefined {
  const plain = text.trim().replace(/^\/\//, '')
  if (!HOST.test(plain) || FILES.test(/^[^/?#]*/.exec(plain)?.[0] ?? '')) return undefined
  const address = `https://${plain}`
  return formats.uri?.test(address) ? address : undefined
}
