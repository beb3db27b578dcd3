const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be looked up at present',
  ECONNREFUSED: 'nobody listens there',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'the host does not take up the connection',
  ECONNRESET: 'the connection broke off',
  EPIPE: 'the connection broke off',
  HPE_HEADER_OVERFLOW: 'its answers have more headers than are read',
  Z_DATA_ERROR: 'what it sends is not compressed in the way that it says',
  Z_BUF_ERROR: 'what it sends is compressed, and ends too early',
  EPROTO: 'it does not speak https',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is that of another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by nobody who is known',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by nobody who is known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate is signed by nobody who is known',
}

/** Says in words why a request failed. */
export function failureReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('HPE_') && !Object.hasOwn(REASONS, code)) return 'what it sends is not HTTP'
  return Object.hasOwn(REASONS, code) ? (REASONS[code] as string) : message || code
}
