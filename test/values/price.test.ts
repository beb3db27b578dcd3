import { expect, it } from 'vitest'
import { readPrice } from '../../src/values/price.ts'

it.each([
  ['£3', { amount: 3, currency: 'GBP' }],
  ['3.50', { amount: 3.5 }],
  ['50p', { amount: 0.5, currency: 'GBP' }],
  ['£1,200 per term', { amount: 1200, currency: 'GBP', per: 'per term' }],
  ['£3 per session', { amount: 3, currency: 'GBP', per: 'per session' }],
  ['£3/session', { amount: 3, currency: 'GBP', per: 'per session' }],
  ['£2.50 a week', { amount: 2.5, currency: 'GBP', per: 'a week' }],
  ['€5', { amount: 5, currency: 'EUR' }],
  ['Free', { amount: 0 }],
  ['Nil', { amount: 0 }],
  ['None', { amount: 0 }],
  ['no charge', { amount: 0 }],
  ['£0.00', { amount: 0 }],
])('%j is the price %j', (text, price) => expect(readPrice(text)).toEqual(price))

it.each([
  '£3-£5',
  '£3 or £5',
  'from £3',
  '£3 (members £2)',
  '£3 + booking fee',
  'free for members',
  'first session free',
  '£30 for 6 weeks',
  '1,50',
  '12.345',
  '10%',
  '£0.5p',
  '-3',
  'ring us',
  '',
])('%j is not one price', (text) => expect(readPrice(text)).toBeUndefined())
