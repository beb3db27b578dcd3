import { fromBase64 } from '../../../text/base64.ts'

/*
 * GitHub hands out keys as PKCS#1, and Web Crypto reads PKCS#8 only, which puts the former into an envelope
 * (RFC 5208, section 5; RFC 8017, appendix A.1):
 *
 *   SEQUENCE { INTEGER 0, SEQUENCE { OID rsaEncryption, NULL }, OCTET STRING { the key as PKCS#1 } }
 */

/** Reads the private key of an App, as a PEM text of either form. Throws when it is none. */
export function importPrivateKey(pem: string): Promise<CryptoKey> {
  // Fields for one line keep line ends as \n.
  const text = pem.replaceAll('\\n', '\n')
  const [, form, base64] =
    /-----BEGIN (RSA )?PRIVATE KEY-----([^-]+)-----END/.exec(text) ?? fail('It is no PEM text.')
  const der = fromBase64(base64!)
  return crypto.subtle.importKey('pkcs8', form ? inEnvelope(der) : der, RS256, false, ['sign'])
}

/** The algorithm of signatures (RFC 7518, section 3.3). */
export const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

const VERSION = [0x02, 0x01, 0x00]
const RSA_ENCRYPTION = [
  ...[0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00],
]

const inEnvelope = (key: Uint8Array) =>
  Uint8Array.from(der(0x30, [...VERSION, ...RSA_ENCRYPTION, ...der(0x04, [...key])]))

/** A tag, the length of its content, and the content (X.690, section 8.1). */
function der(tag: number, content: readonly number[]): number[] {
  const { length } = content
  const bytes = [length >> 16, (length >> 8) & 0xff, length & 0xff].slice(length > 0xffff ? 0 : 1)
  const size = length < 0x80 ? [length] : [0x80 | bytes.length, ...bytes]
  return [tag, ...size, ...content]
}

function fail(reason: string): never {
  throw new Error(`The private key of the GitHub App cannot be read. ${reason}`)
}
