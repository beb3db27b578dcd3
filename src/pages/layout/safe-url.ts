import { parsePhoneNumber } from '../../countries/phone-number.ts'

/**
 * A web address that may be a link: absolute, http or https, without a user name or password. Undefined for anything else,
 * such as `javascript:`. Every link that comes from content passes here.
 */
export function safeUrl(written: string | undefined): string | undefined {
  if (written === undefined || !URL.canParse(written)) return undefined
  const url = new URL(written)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined
}

/** A link that opens the mail program, for a plain email address. */
export const mailLink = (email: string): string | undefined =>
  /^[^\s@<>?&#%]+@[^\s@<>?&#%]+$/.test(email) ? `mailto:${email}` : undefined

/** A link that dials, for a number as people write it: `tel:01174960120`. An extension is not dialled. */
export function phoneLink(number: string): string | undefined {
  const { dialled = '' } = parsePhoneNumber(number) ?? {}
  const digits = dialled.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined
}
