/** The form in which some bytes contain a secret: literally, in another case, escaped, or in a common encoding. */
export const findSecret = (bytes: Searchable, secret: string): string | undefined =>
  findSecrets(bytes, [secret])[0]

/** The same for many secrets, which takes no longer than for one: the bytes are read once. */
export function findSecrets(
  { exact, lower }: Searchable,
  secrets: readonly string[],
): (string | undefined)[] {
  const forms = secrets.map((secret) => [...formsOf(secret)])
  const inExact = occurringIn(
    exact,
    forms.flat().map(([, needle]) => needle),
  )
  const inLower = occurringIn(lower, secrets.map(lowerOf))
  return secrets.map((secret, i) => {
    const [form] = forms[i]!.find(([, needle]) => inExact.has(keyOf(needle))) ?? []
    return form ?? (inLower.has(keyOf(lowerOf(secret))) ? 'another case' : undefined)
  })
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

const lowerOf = (secret: string) => Buffer.from(secret.toLowerCase(), 'latin1')
const keyOf = (needle: Buffer) => needle.toString('latin1')

/**
 * The needles that occur, as texts of latin1. Each is at least four bytes long: where its first four are, the rest is compared.
 */
function occurringIn(bytes: Buffer, needles: readonly Buffer[]): ReadonlySet<string> {
  const byStart = new Map<number, Buffer[]>()
  const mayStart = new Uint8Array(2 ** 16)
  for (const needle of needles) {
    const start = needle.readInt32BE()
    byStart.set(start, [...(byStart.get(start) ?? []), needle])
    mayStart[hashOf(start)] = 1
  }
  const found = new Set<string>()
  let last = 0
  for (let end = 1; end <= bytes.length; end++) {
    last = (last << 8) | bytes[end - 1]!
    if (mayStart[hashOf(last)] === 0 || end < 4) continue
    for (const needle of byStart.get(last) ?? [])
      if (bytes.subarray(end - 4, end - 4 + needle.length).equals(needle)) found.add(keyOf(needle))
  }
  return found
}

const hashOf = (start: number) => Math.imul(start, 0x9e3779b1) >>> 16

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
