import { digitsOf } from '../countries/phone-number.ts'
import { wordsOf } from './name.ts'

/*
 * Values as they are compared: the same text where two people would say that it is the same. Undefined for what says nothing.
 */

/** Numbers that no place tells: of hotlines, of head offices, free of charge. */
const HOTLINES =
  /^(?:0|44|440|0044)(?:80[08]|3[03467]|84|87)|^116\d{3}$|^1?8(?:00|88|77|66|55)\d{7}$/

/**
 * The last nine digits of a telephone number: without the 0 or the code of the country. Shorter local numbers as they are. That of a
 * hotline begins with `hotline`.
 */
export function phoneMark(number: string): string | undefined {
  const digits = digitsOf(number.slice(0, 60))
  if (digits.length < 6 || /^(\d)\1*$/.test(digits)) return undefined
  return `${HOTLINES.test(digits) ? 'hotline ' : ''}${digits.slice(-9)}`
}

/** A mailbox. */
export function emailMark(email: string): string | undefined {
  const mark = email.trim().toLowerCase()
  return mark.includes('@') ? mark : undefined
}

/** Sites on which many organizations have a page: there the whole address counts. */
const SHARED_SITES =
  /(?:^|\.)(?:facebook|instagram|twitter|x|youtube|linkedin|linktr|google|wordpress|blogspot|wixsite|weebly|eventbrite|justgiving|meetup|nextdoor|webs|tumblr|btck|e-voice|github)\.[a-z.]{2,20}$/

/** The domain of a site, or the page where many share a domain. */
export function webMark(url: string): string | undefined {
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?(?:[^/@\s]{0,80}@)?([^/?#:\s]{3,253})(?::\d+)?([^?#\s]{0,200})/i.exec(
      url.trim(),
    ) ?? []
  const domain = host.toLowerCase().replace(/^www\d?\./, '')
  if (!/^[^.]+\.[^.]/.test(domain)) return undefined
  return SHARED_SITES.test(domain) ? domain + path.toLowerCase().replace(/\/$/, '') : domain
}

/** A whole postcode, in capitals and without blanks; nothing for a part of one. */
export function postcodeMark(postcode: string): string | undefined {
  const mark = postcode
    .slice(0, 20)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|\d{5}(?:\d{4})?)$/.test(mark)
    ? mark.slice(0, 7)
    : undefined
}

/** The kinds of streets, which people shorten or leave out, and the sides of a town. */
const STREETS =
  /^(?:st|str|street|rd|road|av|ave|avenue|blvd|boulevard|dr|drive|ln|lane|pl|place|ct|court|ter|terrace|pkwy|parkway|hwy|sq|square|cl|close|cres|crescent|gdns|gardens|grove|way|suite|unit|floor|site|building)$/
const SIDES: Readonly<Record<string, string>> = { north: 'n', south: 's', east: 'e', west: 'w' }

/** So many letters of a street tell it from others, however its end is written. */
const STREET_LETTERS = 6

/** The number of a house and the beginning of its street: `12 high` for `The Old School, 12 High Street`. Nothing without a number. */
export function streetMark(line: string): string | undefined {
  for (const part of line.slice(0, 120).split(/[,;]/)) {
    const words = wordsOf(part).map((word) => SIDES[word] ?? word)
    const at = words.findIndex((word) => /^\d{1,5}[a-z]?$/.test(word))
    if (at < 0 || /^(?:unit|flat|suite|room|floor)$/.test(words[at - 1] ?? '')) continue
    const rest = words.slice(at + 1)
    // 12-14 High Street
    while (rest.length > 1 && /^\d{1,5}[a-z]?$/.test(rest[0]!)) rest.shift()
    const side = /^[nsew]$/.test(rest[0] ?? '') ? `${rest.shift()} ` : ''
    const ordinal = ORDINALS.indexOf(rest[0] ?? '') + 1
    const street = ordinal || (/^\d+/.exec(rest[0] ?? '')?.[0] ?? nameOfStreet(rest))
    if (street !== '')
      return `${words[at]!.replace(/[a-z]$/, '')} ${side}${String(street).slice(0, STREET_LETTERS)}`
  }
  return undefined
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** The words of a street without its kind, up to what says where in the street it is. */
function nameOfStreet(words: readonly string[]): string {
  const end = words.findIndex((word, i) => i > 0 && /^(?:at|between|near|off|opposite)$/.test(word))
  const own = end < 0 ? words : words.slice(0, end)
  return own.filter((word, i) => i === 0 || !STREETS.test(word)).join('')
}

/** The number of an organization in a register, with the code of the register. The number of a company is padded to eight. */
export function registerMark(scheme: string, identifier: string): string | undefined {
  const number = identifier
    .slice(0, 40)
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '')
  const [, register, clean] =
    Object.entries(REGISTERS)
      .map(([code, read]) => ['', code, read(number)] as const)
      .find(([, code, read]) => read !== undefined && isScheme(scheme, code)) ?? []
  return register === undefined ? undefined : `${register} ${clean}`
}

/** Nobody's number: `0000000`. */
const valid = (number: string, pattern: RegExp): string | undefined =>
  pattern.test(number) && !/^[A-Z]*0+$/.test(number) ? number : undefined

/** How the numbers of registers look, by their codes in org-id.guide. */
const REGISTERS: Readonly<Record<string, (number: string) => string | undefined>> = {
  'GB-CHC': (number) =>
    valid(/^[A-Z-]*(\d{6,7}(?:-\d{1,3})?)[A-Z]{0,3}$/.exec(number)?.[1] ?? '', /^\d/),
  'GB-SC': (number) => valid(number, /^SC0\d{5}$/),
  'GB-NIC': (number) => valid(number.replace(/^NIC-?/, ''), /^1\d{5}$/),
  'GB-COH': (number) =>
    valid(
      /^\d{5,7}$/.test(number) ? number.padStart(8, '0') : number,
      /^(?:\d{8}|[A-Z]{2}[A-Z\d]{6}|R0\d{6})$/,
    ),
}

const WORDS: Readonly<Record<string, RegExp>> = {
  'GB-CHC': /charity/i,
  'GB-SC': /charity|scot|oscr/i,
  'GB-NIC': /charity|northern/i,
  'GB-COH': /company|companies/i,
}

const isScheme = (scheme: string, code: string): boolean =>
  scheme.toUpperCase() === code || (!/^GB-/i.test(scheme) && WORDS[code]!.test(scheme))
