import { expect, it } from 'vitest'
import { readPrice, readPrices } from '../../src/values/price.ts'

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

const GBP = 'GBP'
it.each([
  [
    '£2.50 (conc. £1)',
    [
      { amount: 2.5, currency: GBP },
      { amount: 1, currency: GBP, label: 'conc.' },
    ],
  ],
  [
    'Adults £5, children £3.50',
    [
      { amount: 5, currency: GBP, label: 'Adults' },
      { amount: 3.5, currency: GBP, label: 'children' },
    ],
  ],
  [
    '£3 (members £2)',
    [
      { amount: 3, currency: GBP },
      { amount: 2, currency: GBP, label: 'members' },
    ],
  ],
  [
    'free for members, £3 non-members',
    [
      { amount: 0, label: 'members' },
      { amount: 3, currency: GBP, label: 'non-members' },
    ],
  ],
  [
    '£4 / £2 concessions',
    [
      { amount: 4, currency: GBP },
      { amount: 2, currency: GBP, label: 'concessions' },
    ],
  ],
  [
    '£3 per session, £1,030 per year',
    [
      { amount: 3, currency: GBP, per: 'per session' },
      { amount: 1030, currency: GBP, per: 'per year' },
    ],
  ],
  [
    '£4 per session (first session free)',
    [
      { amount: 4, currency: GBP, per: 'per session' },
      { amount: 0, label: 'first session' },
    ],
  ],
  ['50p', [{ amount: 0.5, currency: GBP }]],
  [
    '£5 under 12s, £7 adults',
    [
      { amount: 5, currency: GBP, label: 'under 12s' },
      { amount: 7, currency: GBP, label: 'adults' },
    ],
  ],
  ['£2 on the door', [{ amount: 2, currency: GBP, per: 'on the door' }]],
])('%j is the prices %j', (text, prices) => expect(readPrices(text)).toEqual(prices))

it.each([
  ...[
    'free for members',
    'members £2',
    '£3-£5',
    '£3 or £5',
    '£3, £5',
    'from £3',
    '£3 (was £4)',
    '£3 (suggested donation)',
    'adults and children £3 or so',
  ],
  ...[
    '£3 + booking fee',
    'first session free, then £4',
    '£30 for 6 weeks',
    'up to £5',
    'ask us',
    '£5 deposit, £3 fee',
    '',
  ],
  ...[
    'free, donations welcome',
    '£3 (£2 before May)',
    'members £2 to £4',
    '10% off for members, £3',
  ],
])('%j is not a list of prices', (text) => expect(readPrices(text)).toBeUndefined())
