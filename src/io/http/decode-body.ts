import type { IncomingMessage } from 'node:http'
import { type Readable, type Transform, pipeline } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Some servers end a compressed body too early, which browsers accept. */
const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  deflate: () => createInflate(LENIENT),
  br: () =>
    createBrotliDecompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
}

/** The codings that a request names in `Accept-Encoding` unless its caller does. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

/** Undoes `Content-Encoding`, which lists codings in the order in which they were applied. A body of unknown ones stays. */
export function decodeBody(message: IncomingMessage): Readable {
  const codings = (message.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter(Boolean)
    .reverse()
  if (!codings.every((coding) => Object.hasOwn(DECODERS, coding))) return message
  // An error is passed on to the last stream, and its reader gets it there.
  return codings.reduce<Readable>(
    (body, coding) => pipeline(body, DECODERS[coding]!(), () => {}),
    message,
  )
}
