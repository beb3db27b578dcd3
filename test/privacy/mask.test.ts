import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PrivateKind, findPrivate } from '../../src/privacy/find-private.ts'
import { hide, mask } from '../../src/privacy/mask.ts'

/** Letters for keys, which are put together here so that no scanner takes them for real ones. */
const letters = (length: number) => 'Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4z'.repeat(8).slice(0, length)
const KEYS = [
  `AKIA${'Q7'.repeat(8)}`,
  `ghp_${letters(36)}`,
  `github_pat_${letters(40)}`,
  `AIza${letters(35)}`,
  `xoxb-${letters(24)}`,
  `sk_live_${letters(24)}`,
  `nfp_${letters(40)}`,
  `eyJ${letters(20)}.eyJ${letters(20)}.${letters(30)}`,
  `-----BEGIN PRIVATE KEY-----\n${letters(64)}\n${letters(64)}\n-----END PRIVATE KEY-----`,
]

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
const apart = fc.constantFrom('', ' ', '-', '  ', '.')
const mobile = fc
  .tuple(fc.constantFrom('07', '+447', '+44 7', '+44 (0)7', '00447', '(07'), digits(9), apart)
  .map(([start, [first = 0, ...rest], gap]) => {
    const [a, b, c] = [rest.slice(0, 2), rest.slice(2, 5), rest.slice(5)].map((part) =>
      part.join(''),
    )
    return `${start}${first === 0 || first === 6 ? 7 : first}${a}${start.startsWith('(') ? ')' : ''}${gap}${b}${gap}${c}`
  })
const word = fc.stringMatching(/^[a-z]{2,9}$/)
const email = fc.oneof(
  fc
    .tuple(fc.constantFrom('jane', 'Ahmed', 'zoe'), fc.constantFrom('.', '_'), word)
    .map(([first, mark, last]) => `${first}${mark}${last}@office.example.org`),
  fc
    .tuple(
      fc.constantFrom('jane', 'q7', 'mrs.x'),
      digits(3),
      fc.constantFrom('gmail.com', 'yahoo.co.uk'),
    )
    .map(([name, number, host]) => `${name}${number.join('')}@${host}`),
)
const value = fc.oneof(mobile, email, fc.constantFrom(...KEYS))
const around = fc.constantFrom('', ' ', 'Ring ', '"', '{ number: ', '\n', 'é, ')

describe('a masked text', () => {
  it('has the same length, without the value', () => {
    fc.assert(
      fc.property(around, value, around, value, (before, one, between, other) => {
        const text = `${before}${one} ${between}${other}`
        const masked = mask(text)
        expect(masked).not.toContain(one)
        expect(masked).not.toContain(other)
        expect(masked).toHaveLength(text.length)
        expect(masked.split('\n')).toHaveLength(text.split('\n').length)
      }),
    )
  })

  it('keeps no part of a key but its prefix', () => {
    for (const key of KEYS)
      for (const part of key.match(/[A-Za-z0-9]{12,}/g) ?? [])
        expect(mask(`token: ${key}`)).not.toContain(part.slice(4))
  })

  it('hides the only letter before an @', () => {
    expect(mask('Write to j@gmail.com.')).toBe('Write to •@g••••.com.')
  })

  it('is not changed by masking it again', () => {
    fc.assert(
      fc.property(value, (text) => {
        expect(mask(mask(text))).toBe(mask(text))
      }),
    )
  })

  it('is the same text when nothing is private', () => {
    const text = 'Ring 0117 496 0123 or write to info@example.org by 2026-02-01, 10:00-12:30.'
    expect(mask(text)).toBe(text)
  })

  it('takes linear time for hostile texts', () => {
    for (const bit of [
      '@',
      'eyJ',
      'eyJ-',
      'a@',
      '07 ',
      '://',
      'AKIA',
      '-----BEGIN PRIVATE KEY-----',
    ])
      expect(mask(bit.repeat(100_000)).length).toBe(bit.length * 100_000)
  }, 5000)
})

describe('hide', () => {
  it('replaces every character but white space, in overlapping spans too', () => {
    const spans = [
      { start: 4, end: 9 },
      { start: 2, end: 6 },
    ]
    expect(hide('0123 567\n9ab', spans)).toBe('01•• •••\n9ab')
  })
})

describe('a private value', () => {
  const found = (text: string): PrivateKind[] => [
    ...new Set([...findPrivate(text)].map(({ kind }) => kind)),
  ]

  it.each([
    'jane.smith@acorn.example.org',
    'J.Smith@acorn.example.org',
    'jane@acorn.example.org',
    'jane_smith2@acorn.example.org',
    'smithy1962@gmail.com',
    'SMITHY1962@GMAIL.COM',
    'jane.hall@btinternet.com',
    'kwame.mensah@council.example.org',
  ])('is an address such as %s', (address) => {
    expect(found(`Write to ${address}.`)).toEqual(['email'])
  })

  it.each([
    'info@acorn.example.org',
    'bookings@gmail.com',
    'office.manager@acorn.example.org',
    'southvillelunchclub@gmail.com',
    'lunch.club@gmail.com',
    'library.outreach@council.example.org',
    'own-pace@acorn.example.org',
    'southville.b@acorn.example.org',
    'acorn.trust@acorn-trust.example.org',
    'wells.lib@norfolk.example.org',
  ])('is not an address such as %s', (address) => {
    expect(found(`Write to ${address}.`)).toEqual([])
  })

  it.each([
    '07700 900123',
    '07700900123',
    '(07700) 900-123',
    '+44 7700 900123',
    '+44 (0)7700 900 123',
    '0044 7700 900123',
    '07624 900123',
    'https://wa.me/447700900123',
  ])('is a number such as %s', (number) => {
    expect(found(`Ring ${number}, please.`)).toEqual(['mobile'])
  })

  it.each([
    '0117 496 0123',
    '070 1234 5678',
    '07640 123456',
    '07700 90012',
    '07700 9001234',
    '+1 770 090 0123',
    'E07000040',
    '592e5dd2-ed07-46f9-921b-123d099d8024',
    '07.30 - 09.30',
  ])('is not a number such as %s', (number) => {
    expect(found(`Ring ${number}, please.`)).toEqual([])
  })

  it.each([
    'The password is “sunflower”.',
    'Password: Sunflower7',
    'user: club\npassword: sunflower\n',
    'The door code is C4711X.',
    'Key safe code: 2468',
    'Use PIN 1234 at the gate.',
  ])('is in %j', (text) => {
    expect(found(text)).toEqual(['password'])
  })

  it.each([
    'A password is needed.',
    'Password: ask at the desk',
    'Password: required.',
    'Room 1234, with a pin board.',
    'The door code changes each week.',
    'Dress code: 1920s',
    'Postcode: BS3 4EB',
  ])('is not in %j', (text) => {
    expect(found(text)).toEqual([])
  })
})
