import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBareArea } from '../../src/countries/bare-area.ts'
import { nationsOf, postcodeAreas } from '../../src/countries/gb/postcode-area.ts'
import { formatPostcode, isPostcodeLike, parsePostcode } from '../../src/countries/postcode.ts'
import { anyCharacters } from '../any-characters.ts'

const read = (text: string, countries?: ('GB' | 'US')[]) => {
  const parsed = parsePostcode(text, countries)
  return 'postcode' in parsed
    ? `${parsed.postcode.kind} ${formatPostcode(parsed.postcode)}`
    : parsed.problem
}

describe('a written postcode', () => {
  it.each([
    ['BS1 5TR', 'unit BS1 5TR'],
    ['bs15tr', 'unit BS1 5TR'],
    ['  bs1\u00a05tr ', 'unit BS1 5TR'],
    ['BS1-5TR', 'unit BS1 5TR'],
    ['(BS1 5TR)', 'unit BS1 5TR'],
    ['B S 1 5 T R', 'unit BS1 5TR'],
    ['ＢＳ１ ５ＴＲ', 'unit BS1 5TR'],
    ['BS1\u200b5TR', 'unit BS1 5TR'],
    ['EC1A 1BB', 'unit EC1A 1BB'],
    ['W1A0AX', 'unit W1A 0AX'],
    ['M1 1AE', 'unit M1 1AE'],
    ['JE2 3XP', 'unit JE2 3XP'],
    ['BS1 5', 'sector BS1 5'],
    ['BS 1 5', 'sector BS1 5'],
    ['BS15', 'outcode BS15'],
    ['BS 15', 'outcode BS15'],
    ['BS1', 'outcode BS1'],
    ['W1A', 'outcode W1A'],
    ['bs', 'area BS'],
    ['G', 'area G'],
  ])('%j is %s', (text, meaning) => expect(read(text)).toBe(meaning))

  it.each([
    ['', 'malformed'],
    [' ', 'malformed'],
    ['Bristol', 'malformed'],
    ['BS1 5T', 'malformed'],
    ['BS1 5TRX', 'malformed'],
    ['BSI 5TR', 'malformed'],
    ['BS1 OTR', 'malformed'],
    ['K1A 0BI', 'malformed'],
    ['BS1 5CK', 'malformed'],
    ['BS1-5', 'malformed'],
    ['BS1.5', 'malformed'],
    ['BS1;DROP', 'malformed'],
    ["BS1' OR '1", 'malformed'],
    ['ß1 5TR', 'malformed'],
    ['90210', 'malformed'],
    ['B'.repeat(100_000), 'malformed'],
    ['ZZ1 1AA', 'no-such-area'],
    ['GX11 1AA', 'no-such-area'],
    ['XY', 'no-such-area'],
    ['BF1 3AA', 'no-location'],
    ['BX1 1LT', 'no-location'],
    ['BFPO 801', 'no-location'],
    ['GIR 0AA', 'no-location'],
    ['ASCN 1ZZ', 'no-location'],
    ['AI-2640', 'no-location'],
  ])('%j is %s', (text, problem) => expect(read(text)).toBe(problem))

  it('is a ZIP code only in a directory of the United States', () => {
    expect(read('90210', ['US'])).toBe('unit 90210')
    expect(read('90210-1234', ['GB', 'US'])).toBe('unit 90210')
    expect(read('902', ['US'])).toBe('malformed')
    expect(read('BS1 5TR', ['US'])).toBe('malformed')
  })

  it('has everything that contains it', () => {
    expect(parsePostcode('bs15tr')).toEqual({
      postcode: {
        country: 'GB',
        kind: 'unit',
        area: 'BS',
        outcode: 'BS1',
        sector: 'BS1 5',
        unit: 'BS1 5TR',
      },
    })
  })

  it('is parsed or refused, whatever the text', () => {
    fc.assert(
      fc.property(anyCharacters({ maxLength: 40 }), (text) => {
        expect(Object.keys(parsePostcode(text, ['GB', 'US']))).toHaveLength(1)
      }),
    )
  })

  it('is parsed again from its usual spelling', () => {
    const british = fc.stringMatching(
      /^(?:BS|bt|EC|W|ZE)\d[\dA-Z]?(?: ?\d[ABD-HJLNP-UW-Z]{2}| \d)?$/,
    )
    fc.assert(
      fc.property(fc.oneof(british, fc.stringMatching(/^\d{5}$/)), (text) => {
        const parsed = parsePostcode(text, ['GB', 'US'])
        const spelled = 'postcode' in parsed ? formatPostcode(parsed.postcode) : ''
        expect(spelled.replace(' ', '')).toBe(text.replace(' ', '').toUpperCase())
        expect(parsePostcode(spelled, ['GB', 'US'])).toEqual(parsed)
      }),
    )
  })

  it('is the same with and without spaces and capitals', () => {
    const unit = fc
      .tuple(
        fc.constantFrom(...postcodeAreas()),
        fc.constantFrom('1', '9', '10', '99', '1A'),
        fc.constantFrom('1AA', '9ZZ', '0UW'),
      )
      .map(([area, district, inward]) => `${area}${district} ${inward}`)
    fc.assert(
      fc.property(unit, (text) => {
        expect(read(text)).toBe(`unit ${text}`)
        expect(read(text.replace(' ', '').toLowerCase())).toBe(`unit ${text}`)
      }),
    )
  })
})

describe('postcode areas', () => {
  it('are 121 of the United Kingdom and three of the Crown dependencies', () => {
    expect(postcodeAreas()).toHaveLength(124)
    expect(new Set(postcodeAreas()).size).toBe(124)
  })

  it('are in one nation, or in two when a border runs through them', () => {
    expect(nationsOf('BS')).toEqual(['E92000001'])
    expect(nationsOf('BT')).toEqual(['N92000002'])
    expect(nationsOf('TD')).toEqual(['E92000001', 'S92000003'])
    expect(nationsOf('SY')).toEqual(['E92000001', 'W92000004'])
    expect(nationsOf('XX')).toBeUndefined()
  })
})

describe('a bare service area', () => {
  it.each([
    ['BS3', 'postcode BS3'],
    ['bs', 'postcode BS'],
    ['BS3 4', 'postcode BS3 4'],
    ['England', 'nation E92000001'],
    ['the UK', 'nation K02000001'],
    ['England & Wales', 'nation K04000001'],
    ['e06000023', 'code E06000023'],
    ['southville', 'other'],
    ['City of London', 'other'],
    ['Local', 'other'],
  ])('%j is %s', (text, meaning) => {
    const area = readBareArea(text)
    const value =
      area.kind === 'postcode'
        ? ` ${formatPostcode(area.postcode)}`
        : area.kind === 'other'
          ? ''
          : ` ${area.code}`
    expect(area.kind + value).toBe(meaning)
  })

  it('may be a postcode in one country only', () => {
    expect(isPostcodeLike('BS3 4EB')).toBe(true)
    expect(isPostcodeLike('southville')).toBe(false)
    expect(isPostcodeLike('90210')).toBe(false)
    expect(isPostcodeLike('90210', ['US'])).toBe(true)
  })
})
