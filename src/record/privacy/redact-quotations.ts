import { hide } from '../../privacy/mask.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'

/** A line as it is written and redacted. */
export interface RedactedLine {
  readonly written: string
  readonly redacted: string
  /** Whether `mask` alone redacts it so. */
  readonly isMasked: boolean
}

/** Hides the quotations in a message that are in the line and not in the redacted line. */
export function redactMessage(message: string, line: RedactedLine): string {
  if (line.written === line.redacted) return message
  // With backquotes in a value, no one can say where a quotation ends.
  if (line.written.includes('`')) return redactHint(message, line)
  return inQuotations(message, (quoted) => (isHidden(quoted, line) ? hideAll(quoted) : quoted))
}

/** Hides all quotations in a hint but field names, because a hint may spell a hidden value in another way. */
export function redactHint(hint: string, { written, redacted, isMasked }: RedactedLine): string {
  if (isMasked) return hint
  const redact = (quoted: string) => {
    const [name] = /^(?:- )?[a-z_]+:?(?: |$)/.exec(quoted) ?? ['']
    const isSafe = redacted.includes(quoted) || name === quoted
    return isSafe ? quoted : hideAll(quoted, name.length)
  }
  return inQuotations(hint, redact, written.includes('`') ? FIRST_TO_LAST : EACH)
}

const EACH = /`([^`]+)`/g
const FIRST_TO_LAST = /`(.+)`/gs

/** Replaces the text of quotations, except those of punctuation alone. */
const inQuotations = (text: string, replace: (quoted: string) => string, quotations = EACH) =>
  text.replace(quotations, (whole, quoted: string) =>
    /[\p{L}\p{N}]/u.test(quoted) ? `\`${replace(quoted)}\`` : whole,
  )

const hideAll = (text: string, start = 0) => hide(text, [{ start, end: text.length }])

/** Whether a quotation, which may be cut short, is in the line but not in the redacted line. */
function isHidden(quoted: string, { written, redacted }: RedactedLine): boolean {
  const start = quoted.replace(/…$/, '')
  return (
    withoutControlCharacters(written).includes(start) &&
    !withoutControlCharacters(redacted).includes(start)
  )
}
