/** Bytes in base64 (RFC 4648). Byte by byte: a call takes no more than some ten thousand arguments. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Bytes in the base64 of addresses, without padding (RFC 4648, section 5). */
export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The bytes of a text in base64, with white space in it or none. Throws for any other text. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/\s+/g, '')), (one) => one.charCodeAt(0))
