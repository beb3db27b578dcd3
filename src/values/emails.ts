import { formatTests } from '../hsds/formats.ts'

/**
 * The email addresses in a text that has nothing else but names in front of them: `a@b.org or c@d.org`, `Office <a@b.org>`,
 * `mailto:a@b.org`. Undefined for anything more, and for an address that is none.
 */
export function readEmails(text: string): readonly string[] | undefined {
  const parts = text
    .split(/[\s;,/|]+(?:(?:or|and|&)[\s;,/|]+)?/i)
    .filter((part) => part !== '' && !/^(?:or|and|&)$/i.test(part))
  const isAddress = (part: string) => part.includes('@')
  const addresses = parts.filter(isAddress).map(bare)
  const words = parts.filter((part) => !isAddress(part))
  const isNamed =
    words.length <= 4 * addresses.length && words.every((word) => /^[\p{L}"'’.:()-]+$/u.test(word))
  const named = words.length === 0 || /^[^@]*(?:<|:\s)/.test(text)
  const isKnown = addresses.length > 0 && addresses.every(formatTests.email) && isNamed && named
  return isKnown ? [...new Set(addresses)] : undefined
}

const bare = (part: string): string =>
  part.replace(/^[<("'[]*(?:mailto:)?/i, '').replace(/(?<![.;,>)"'\]])[.;,>)"'\]]+$/, '')
