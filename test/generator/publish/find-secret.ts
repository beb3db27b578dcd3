/** Whether some bytes contain a secret: literally, in another case, escaped, or in a common encoding. */
export function findSecret(bytes: Searchable, secret: string): string | undefined {
  for (const [form, needle] of formsOf(secret)) if (bytes.exact.includes(needle)) return form
  return bytes.lower.includes(Buffer.from(secret.toLowerCase(), 'latin1'))
    ? 'another case'
    : undefined
}

/** Bytes to search, and the same in lower case. */
export interface Searchable {
  readonly exact: Buffer
  readonly lower: Buffer
}

export const searchable = (exact: Buffer): Searchable => ({
  exact,
  lower: Buffer.from(exact.toString('latin1').toLowerCase(), 'latin1'),
})

function* formsOf(secret: string): Generator<readonly [form: string, needle: Buffer]> {
  yield ['plain', Buffer.from(secret)]
  yield ['JSON', Buffer.from(JSON.stringify(secret).slice(1, -1))]
  yield ['JSON in JSON', Buffer.from(JSON.stringify(JSON.stringify(secret)).slice(3, -3))]
  yield ['URL', Buffer.from(encodeURIComponent(secret))]
  yield ['hex', Buffer.from(Buffer.from(secret).toString('hex'))]
  yield ['UTF-16', Buffer.from(secret, 'utf16le')]
  yield ['reversed', Buffer.from([...secret].reverse().join(''))]
  // Base64 depends on the offset of the bytes, so the characters at the edges, which depend on other bytes, are cut off.
  for (const before of [0, 1, 2]) {
    const text = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]).toString('base64')
    const inner = text.replace(/=+$/, '').slice(before === 0 ? 0 : before + 1, -1)
    yield ['base64', Buffer.from(inner)]
    yield ['base64url', Buffer.from(inner.replaceAll('+', '-').replaceAll('/', '_'))]
  }
}
