/** Programs of phones and of Windows cut longer ones off. */
const MAX_LENGTH = 1900
const MAX_SUBJECT = 90

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** The link that opens a mail; undefined when it is too long for one. */
export function mailAddress({ to, subject, body }: Mail): string | undefined {
  const short = [...subject].slice(0, MAX_SUBJECT).join('')
  const address = `mailto:${to}?subject=${encodeURIComponent(short)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return address.length <= MAX_LENGTH ? address : undefined
}
