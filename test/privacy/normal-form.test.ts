import { describe, expect, it } from 'vitest'
import { findPersonalEmails, holdsWordOf } from '../../src/privacy/emails.ts'
import { mask } from '../../src/privacy/mask.ts'
import { findMobiles } from '../../src/privacy/mobiles.ts'
import { inNormalForm, normalForm } from '../../src/privacy/normal-form.ts'
import { givesAway } from '../../src/privacy/passwords.ts'

const partsOf = (text: string, find: typeof findMobiles) =>
  Array.from(find(text), ({ start, end }) => text.slice(start, end))

describe('the normal form', () => {
  it.each([
    ['BS3%2525204EB', 'BS3 4EB'],
    ['&amp;#66;S3', 'BS3'],
    ['М\u200Bill Lаnе, Café', 'Mill Lane, Cafe'],
    ['٠٧ ０７ ⓪⑦ 0️⃣7️⃣', '07 07 07 07'],
    ['jane dot smith at mail dot example dot org', 'jane.smith@mail.example.org'],
    ['oh seven, double oh', '0700'],
    [String.raw`07700\_900\u0040`, '07700_900@'],
    ['077<b>00</b><br>9', '07700 9'],
  ])('of %j is %j', (written, text) => {
    expect(normalForm(written)).toBe(text)
    expect(normalForm(text)).toBe(text)
  })

  it.each(['Meet us at the hall', 'One-to-one', '100% of £2', 'A %A3 &foo; <', 'polka dot'])(
    'of %j is the same',
    (text) => {
      expect(normalForm(text)).toBe(text)
    },
  )

  it('of each long text is its own, however many are read', () => {
    const texts = Array.from(
      { length: 600 },
      (_, i) => `${'A long text about a hall. '.repeat(3)}&#48;${i}`,
    )
    const forms = texts.map((text) => text.replace('&#48;', '0'))
    expect(texts.map(normalForm)).toEqual(forms)
    expect(texts.toReversed().map(normalForm)).toEqual(forms.toReversed())
  })

  it('tells where in the text each of its characters is, after more than one decoding', () => {
    const text = 'ﬁrst %2541 &amp;#48;9'
    const last = (plain: string) => [{ start: plain.length - 2, end: plain.length }]
    expect(
      Array.from(inNormalForm(text, last), ({ start, end }) => text.slice(start, end)),
    ).toEqual(['&amp;#48;9'])
  })
})

describe('a mobile number', () => {
  it.each([
    '07700–900–123',
    '07700/900/123',
    '０７７００ ９００１２３',
    '7700 900123',
    '7700900123',
    'O7700 900123',
    '(0)7700 900 123',
    '%2B447700900123',
    '0\u200B7700\u00AD900123',
  ])('is found and masked in %j', (text) => {
    expect(partsOf(text, findMobiles)).toEqual([text])
    expect(mask(text)).not.toContain(text)
  })

  it('is found where it is written, after and before characters that count differently', () => {
    const text = 'Oﬃce ½ %63af&#233;\u00AD: 07700–900–123 – ﬁrst'
    expect(partsOf(text, findMobiles)).toEqual(['07700–900–123'])
  })

  it.each([
    '0117 496 0123',
    '0117 7700 900123',
    '07/11/2024 - 12/11/2024',
    'https://social.example/7712345678',
    '7012 345678',
  ])('is not found in %j', (text) => {
    expect(partsOf(text, findMobiles)).toEqual([])
  })
})

describe('a personal address', () => {
  it.each([
    'jane.smith%40gmail.com',
    'jane.smith&#64;gmail.com',
    'jane.smith&#x40;gmail.com',
    'jane.smith&commat;gmail.com',
    'jane.smith(at)gmail.com',
    'jane.smith [at] gmail [dot] com',
    'jane.smith @ gmail.com',
    'jane.smith＠gmail.com',
    'jane%2Esmith@gmail.com',
  ])('is found and masked in %j', (text) => {
    expect(partsOf(text, findPersonalEmails)).toEqual([text])
    expect(mask(`Write to ${text}.`)).not.toContain('smith')
  })

  it.each(['info%40example.org', 'Meet us @ hall', '100% of us', 'Tea &amp; cake'])(
    'is not found in %j',
    (text) => {
      expect(partsOf(text, findPersonalEmails)).toEqual([])
    },
  )

  it.each([
    ['stroketogether2@gmail.com', 'Stroke Together', true],
    ['stroke%40gmail.com', 'Stroke Together', true],
    ['stjulians.cllc@town.example.org', 'St. Julian’s Library', true],
    ['maureen@gmail.com', 'Maureen’s lunch', false],
    ['jane.smith@gmail.com', 'Chess', false],
  ])('%s holds a word of %j: %s', (address, name, holds) => {
    expect(holdsWordOf(address, name)).toBe(holds)
  })
})

describe('a code of a door', () => {
  it.each([
    'Key safe 4711',
    'The padlock combination is 4711.',
    'padlock combination is 4-7-1-1',
    'combination: 4 7 1 1',
    'The code for the door is 4711',
    'Ｋey safe ４７１１',
  ])('is found in %j', (text) => {
    expect(givesAway(text)).toBe(true)
  })

  it.each([
    'Key safe 0117 955 1234',
    'Key safes from £60',
    'Combination boilers, 2024 range',
    'A combination of 120 activities',
  ])('is not found in %j', (text) => {
    expect(givesAway(text)).toBe(false)
  })
})
