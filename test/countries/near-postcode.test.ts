import { describe, expect, it } from 'vitest'
import { isMisread, nearPostcode } from '../../src/countries/near-postcode.ts'
import { parsePostcode } from '../../src/countries/postcode.ts'

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
  ])('keeps its area: %s becomes %s', (text, meant) => {
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
  ])('starts with a letter: %s becomes %s', (text, meant) => {
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
  ])('ends with a digit and two letters: %s becomes %s', (text, meant) => {
    expect(nearPostcode(text)).toBe(meant)
  })

  it.each([
    ['BSl OQG', 'BS1 0QG'],
    ['2E1 OAA', 'ZE1 0AA'],
  ])('may have two wrong characters: %s becomes %s', (text, meant) => {
    expect(nearPostcode(text)).toBe(meant)
  })

  it('may have one character too many', () => {
    expect(nearPostcode('BS3 1QGG')).toBe('BS3 1QG')
    expect(nearPostcode('BS34 1QGX')).toBe('BS34 1QG')
  })

  it('is corrected when any one of its digits is a lookalike letter', () => {
    const letters: Readonly<Record<string, string>> = { 0: 'O', 1: 'l', 2: 'Z', 5: 'S', 8: 'B' }
    for (const postcode of ['BS1 8AA', 'B20 1AA', 'S5 0AA', 'BB8 5AA', 'LS15 2AA', 'SW1A 0AA'])
      for (const [i, digit] of [...postcode].entries()) {
        const misprint = `${postcode.slice(0, i)}${letters[digit]}${postcode.slice(i + 1)}`
        const parsed = parsePostcode(misprint)
        if (letters[digit] && ('problem' in parsed || isMisread(parsed.postcode)))
          expect(nearPostcode(misprint), misprint).toBe(postcode)
      }
  })

  it('ends its district with a lookalike letter, except in central London', () => {
    const isMisreadText = (text: string) => {
      const parsed = parsePostcode(text)
      return 'postcode' in parsed && isMisread(parsed.postcode)
    }
    for (const text of ['BS1O 1QG', 'BS1O', 'B1Z', 'N1O 1AA', 'SW2S 1AA'])
      expect(isMisreadText(text), text).toBe(true)
    for (const text of ['BS10 1QG', 'BS', 'W1S 1AA', 'EC1B', 'SW1Z', 'WC2B 4AB', 'E1W', 'N9X'])
      expect(isMisreadText(text), text).toBe(false)
  })

  it('may be a ZIP code', () => {
    expect(nearPostcode('9O210', ['US'])).toBe('90210')
    expect(nearPostcode('BSl 1QG', ['US'])).toBeUndefined()
  })

  it('is not corrected when nothing is near', () => {
    expect(nearPostcode('BS3 1QG or 2QG')).toBeUndefined()
    expect(nearPostcode('l'.repeat(100_000))).toBeUndefined()
  })
})
