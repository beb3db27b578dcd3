import type { Attachment } from 'postal-mime'
import { UserError } from '../../io/command/errors.ts'

/** Larger files hold more than mails. Reading this much takes seconds. */
const MAX_BYTES = 20_000_000

/**
 * Decodes a saved mail (RFC 5322) or a mailbox of several (mbox, RFC 4155): the text of each part and of each attachment, and the
 * file as it is. A file of another kind is one text. Opens and fetches nothing that the content names.
 */
export async function mailTexts(bytes: Uint8Array): Promise<readonly string[]> {
  if (bytes.length > MAX_BYTES)
    throw new UserError(
      'This file has more than 20 MB. Copy the link out of the mail, and give that.',
    )
  if (isOutlookFile(bytes))
    throw new UserError(
      'This is a file of Outlook, which other programs cannot read. In Outlook, save the mail as text, or copy the link out of it.',
    )
  const whole = decode(bytes)
  const texts: string[] = []
  for (const mail of mailsIn(whole)) texts.push(...(await partsOf(mail)))
  return [...texts, whole]
}

/** The mails of a file. */
function mailsIn(text: string): readonly string[] {
  if (/^From \S/.test(text)) return text.split(/^From \S.*\r?\n/m).slice(1)
  return HEADERS.test(text) ? [text] : []
}

/** Lines of headers, one of which only mails have. */
const HEADERS =
  /^(?:[!-9;-~]+:.*\r?\n(?:[ \t].*\r?\n)*)*(?:received|from|mime-version|content-type):/i

async function partsOf(mail: string): Promise<readonly string[]> {
  // Loaded here, because most changes come as a link.
  const { default: PostalMime } = await import('postal-mime')
  try {
    const {
      text = '',
      html = '',
      attachments,
    } = await PostalMime.parse(new TextEncoder().encode(mail))
    return [text, html, ...attachments.filter(mayHoldLink).map(textOf)]
  } catch {
    // A mail that is nested without end, for example: its text is still searched as it is.
    return []
  }
}

/** The form saves a change as a text. Some programs attach it as a file of unknown kind. */
const mayHoldLink = ({ mimeType }: Attachment): boolean =>
  /^(?:text|message)\/|^application\/octet-stream$/.test(mimeType)

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : decode(new Uint8Array(content))

/** A text in UTF-8, or in UTF-16 as programs of Windows save “Unicode”. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** The first bytes of a compound file ([MS-CFB], section 2.2), in which Outlook saves a mail by default. */
const isOutlookFile = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, i) => bytes[i] === byte)
