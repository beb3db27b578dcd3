import { expect, it } from 'vitest'
import { postcodesIn } from '../../src/countries/postcodes-in-text.ts'

const read = (text: string) => postcodesIn(text, ['GB'])

it.each([
  ['BS3 to  bs4', ['BS3', 'BS4']],
  [`BS3,${' '.repeat(100_000)}BS4`, ['BS3', 'BS4']],
  ['BS1-BS5', ['BS1', 'BS2', 'BS3', 'BS4', 'BS5']],
  ['bs1 to bs5', ['BS1', 'BS2', 'BS3', 'BS4', 'BS5']],
  ['BS9 – BS11', ['BS9', 'BS10', 'BS11']],
  ['BS3 1-BS3 3', ['BS3 1', 'BS3 2', 'BS3 3']],
  ['BS1-BS3 and BS8', ['BS1', 'BS2', 'BS3', 'BS8']],
  ['BS1 and BS5', ['BS1', 'BS5']],
  ['BS1, BS5', ['BS1', 'BS5']],
  ['BS1/BS5', ['BS1', 'BS5']],
  ['BS1 & BS5', ['BS1', 'BS5']],
])('reads %.20s', (text, postcodes) => {
  expect(read(text)).toEqual({ postcodes, hasOpenRange: false })
})

it.each(['BS1-BS40', 'BS5-BS1', 'BS3-BA2', 'EC1A to EC1V', 'BS3 1AA-BS3 1AF', 'BS1-BS3-BS5'])(
  'does not write out the range %s',
  (text) => {
    expect(read(text)?.hasOpenRange).toBe(true)
  },
)

it.each(['BS3', 'BS3, Ward 7', `BS3${' '.repeat(100_000)}x`])('finds no list in %.20s', (text) => {
  expect(read(text)).toBeUndefined()
})
