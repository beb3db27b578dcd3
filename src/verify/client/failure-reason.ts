const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be resolved at present',
  ECONNREFUSED: 'the connection was refused',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to the host',
  ETIMEDOUT: 'the host does not accept the connection',
  ECONNRESET: 'the connection broke off',
  EPIPE: 'the connection broke off',
  HPE_HEADER_OVERFLOW: 'the headers of the response are too large',
  Z_DATA_ERROR: 'the response is not compressed as its headers say',
  Z_BUF_ERROR: 'the compressed response ends too early',
  EPROTO: 'the host does not support https',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the host does not support https',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate belongs to another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is not signed by a known authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is not signed by a known authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate is not signed by a known authority',
}

/** Says in words why a request failed. */
export function failureReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('HPE_') && !Object.hasOwn(REASONS, code)) return 'the response is not HTTP'
  return Object.hasOwn(REASONS, code) ? (REASONS[code] as string) : message || code
}
