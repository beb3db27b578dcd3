import { describe, expect, it } from 'vitest'
import { isMisread, misprintIn, nearPostcode } from '../../src/places/area-misprint.ts'
import { parsePostcode } from '../../src/places/postcode.ts'

it('several postcodes in one entry are told apart, however many blanks part them', () => {
  const blanks = ' '.repeat(100_000)
  expect(misprintIn('BS3 to  bs4')?.hint).toContain('[BS3, BS4]')
  expect(misprintIn(`BS3,${blanks}BS4`)?.hint).toContain('[BS3, BS4]')
  expect(misprintIn(`BS3${blanks}x`)).toBeUndefined()
})

describe('a range of postcodes in one entry', () => {
  it.each([
    ['BS1-BS5', '[BS1, BS2, BS3, BS4, BS5]'],
    ['bs1 to bs5', '[BS1, BS2, BS3, BS4, BS5]'],
    ['BS9 – BS11', '[BS9, BS10, BS11]'],
    ['BS3 1-BS3 3', '[BS3 1, BS3 2, BS3 3]'],
    ['BS1-BS3 and BS8', '[BS1, BS2, BS3, BS8]'],
  ])('is written out for %s', (text, entries) => {
    expect(misprintIn(text)?.hint).toBe(`Write each as an entry of its own: \`${entries}\`.`)
  })

  it.each(['BS1-BS40', 'BS5-BS1', 'BS3-BA2', 'EC1A to EC1V', 'BS3 1AA-BS3 1AF', 'BS1-BS3-BS5'])(
    'is left to the editor for %s',
    (text) => {
      expect(misprintIn(text)?.hint).toContain('If all those between them are meant')
    },
  )

  it('is not seen where another sign parts the postcodes', () => {
    for (const text of ['BS1 and BS5', 'BS1, BS5', 'BS1/BS5', 'BS1 & BS5'])
      expect(misprintIn(text)?.hint).toBe('Write each as an entry of its own: `[BS1, BS5]`.')
  })
})

describe('a misprinted postcode', () => {
  it.each([
    ['BSl 1QG', 'BS1 1QG'],
    ['BSI 1QG', 'BS1 1QG'],
    ['BSO 1QG', 'BS0 1QG'],
    ['BSS 1QG', 'BS5 1QG'],
    ['BSZ 1QG', 'BS2 1QG'],
    ['BSB 1QG', 'BS8 1QG'],
    ['WSl 1AA', 'WS1 1AA'],
    ['Gl 1AA', 'G1 1AA'],
    ['Ll 1AA', 'L1 1AA'],
    ['SWlA 1AA', 'SW1A 1AA'],
    ['BSl', 'BS1'],
    ['BS1O 1QG', 'BS10 1QG'],
    ['LS1S 2AA', 'LS15 2AA'],
    ['N1B 1AA', 'N18 1AA'],
  ])('keeps its area in %s, which was meant as %s', (text, meant) => {
    expect(nearPostcode(text)).toBe(meant)
  })

  it.each([
    ['8S1 1QG', 'BS1 1QG'],
    ['0X1 1AA', 'OX1 1AA'],
    ['S014 3AB', 'SO14 3AB'],
    ['1E1 6RT', 'LE1 6RT'],
    ['1P1 1AA', 'IP1 1AA'],
    ['IS1 4AB', 'LS1 4AB'],
    ['2E1 0AA', 'ZE1 0AA'],
  ])('has a letter at its beginning in %s, which was meant as %s', (text, meant) => {
    expect(nearPostcode(text)).toBe(meant)
  })

  it.each([
    ['BS1 OQG', 'BS1 0QG'],
    ['BS1 lQG', 'BS1 1QG'],
    ['BS1 SQG', 'BS1 5QG'],
    ['BS1 ZQG', 'BS1 2QG'],
    ['BS1 BQG', 'BS1 8QG'],
    ['BS1 15R', 'BS1 1SR'],
    ['BS1 12R', 'BS1 1ZR'],
    ['BS1 18R', 'BS1 1BR'],
  ])('has a digit and two letters at its end in %s, which was meant as %s', (text, meant) => {
    expect(nearPostcode(text)).toBe(meant)
  })

  it.each([
    ['BSl OQG', 'BS1 0QG'],
    ['2E1 OAA', 'ZE1 0AA'],
  ])('may have two signs wrong as in %s, which was meant as %s', (text, meant) => {
    expect(nearPostcode(text)).toBe(meant)
  })

  it('may have a sign too many', () => {
    expect(nearPostcode('BS3 1QGG')).toBe('BS3 1QG')
    expect(nearPostcode('BS34 1QGX')).toBe('BS34 1QG')
  })

  it('stays in its area when any one digit of it looks like a letter', () => {
    const letters: Readonly<Record<string, string>> = { 0: 'O', 1: 'l', 2: 'Z', 5: 'S', 8: 'B' }
    for (const postcode of ['BS1 8AA', 'B20 1AA', 'S5 0AA', 'BB8 5AA', 'LS15 2AA', 'SW1A 0AA'])
      for (const [i, digit] of [...postcode].entries()) {
        const misprint = `${postcode.slice(0, i)}${letters[digit]}${postcode.slice(i + 1)}`
        const parsed = parsePostcode(misprint)
        if (letters[digit] && ('problem' in parsed || isMisread(parsed.postcode)))
          expect(nearPostcode(misprint), misprint).toBe(postcode)
      }
  })

  it('has a digit that looks like a letter, but for districts that do end with one', () => {
    const isOne = (text: string) => {
      const parsed = parsePostcode(text)
      return 'postcode' in parsed && isMisread(parsed.postcode)
    }
    for (const text of ['BS1O 1QG', 'BS1O', 'B1Z', 'N1O 1AA', 'SW2S 1AA'])
      expect(isOne(text), text).toBe(true)
    for (const text of ['BS10 1QG', 'BS', 'W1S 1AA', 'EC1B', 'SW1Z', 'WC2B 4AB', 'E1W', 'N9X'])
      expect(isOne(text), text).toBe(false)
  })

  it('is a ZIP code where these are in use', () => {
    expect(nearPostcode('9O210', ['US'])).toBe('90210')
    expect(nearPostcode('BSl 1QG', ['US'])).toBeUndefined()
  })

  it('has nothing near it', () => {
    expect(nearPostcode('BS3 1QG or 2QG')).toBeUndefined()
    expect(nearPostcode('l'.repeat(100_000))).toBeUndefined()
  })
})
