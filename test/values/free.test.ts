import { describe, expect, it } from 'vitest'
import { costOf, isFree, isFreeText } from '../../src/values/free.ts'

const FREE = [
  ...['Free', 'Free.', 'FREE', ' free ', 'Free!', 'Free of charge', 'Free of charge.'],
  ...['No charge', 'No charge.', 'There is no charge.', 'Free to everybody', 'Free to everyone'],
  ...['Free for everyone.', 'Free for all', 'Free entry', 'Admission free', 'Free to join'],
  ...['This service is free.', 'The service is free', 'It’s free', 'It is free.', 'No cost'],
  ...['There is no cost', 'No fee', 'There are no fees.', 'We don’t charge.', 'Nil', '£0', '£0.00'],
  ...[
    'None: it is free',
    'All our events are free',
    'Nothing to pay',
    'F.O.C.',
    'Free service, open to all',
  ],
  ...['Am ddim', 'Rhad ac am ddim.', 'At no cost'],
]

const NOT_FREE = [
  ...['Free in Bristol, £15 elsewhere', 'Free for members', 'First session free', 'Free parking'],
  ...['The first session is free', 'Free, then £5 a week', 'Free for under 16s', 'Free trial'],
  ...['Not free', 'Free with a library card', 'Free if you receive benefits', 'Members free'],
  ...['Free (donations welcome)', 'Donations welcome', 'From £3', '£2', 'Ring for the price'],
  ...[
    'Free to residents of Saltwick',
    'Free tea and coffee',
    'Free membership for a year, £10 after',
  ],
  ...['Free to carers', 'Free when referred by your doctor', 'Free delivery', 'Free up to 2 hours'],
  ...[
    'Sometimes free',
    'Free?',
    'Free school meals',
    'Gluten free',
    'Smoke free',
    'Pay what you can',
  ],
  ...['Members: free', 'Free, open to members', 'None, but donations', 'Free; £3 for a drink'],
  ...['No charge for children', 'No charge on Mondays', 'Small charge', 'Free consultation'],
]

describe('a text about a cost', () => {
  it('is tried with sixty, of which half are not free', () => {
    expect(FREE.length).toBeGreaterThanOrEqual(30)
    expect(NOT_FREE.length).toBeGreaterThanOrEqual(30)
  })

  it.each(FREE)('“%s” is free', (text) => {
    expect(isFreeText(text)).toBe(true)
    expect(isFree({ fees_description: text })).toBe(true)
    expect(isFree({ cost_options: [{ option: text }] })).toBe(true)
  })

  it.each(NOT_FREE)('“%s” is not free for certain', (text) => {
    expect(isFreeText(text)).toBe(false)
    expect(costOf({ fees_description: text })).toBe('other')
    expect(costOf({ cost_options: [{ amount: 0, amount_description: text }] })).toBe('other')
  })
})

describe('prices', () => {
  it.each([
    [[{ amount: 0 }]],
    [[{ amount: 0, option: 'A bowl of soup' }]],
    [[{ amount: 0 }, { amount: 0, amount_description: 'Free' }]],
  ])('of 0 are free: %j', (cost_options) => {
    expect(isFree({ cost_options })).toBe(true)
  })

  it.each([
    [[{ amount: 3 }]],
    [[{ amount: 0 }, { amount: 2 }]],
    [[{ amount: 0, option: 'Members' }]],
    [[{ amount: 0, option: 'First session' }]],
    [[{ amount: 0, option: 'Free in Bristol, £15 elsewhere' }]],
    [[{ amount: 0 }, { option: 'Ring us' }]],
  ])('are not free for certain: %j', (cost_options) => {
    expect(costOf({ cost_options })).toBe('other')
  })

  it('above 0 beside a text are never free', () => {
    expect(isFree({ cost_options: [{ amount: 4 }], fees_description: 'Free' })).toBe(false)
    expect(isFree({ cost_options: [{ amount: 0 }], fees_description: 'Free' })).toBe(true)
  })

  it('that nobody has written are unsaid', () => {
    for (const costs of [
      {},
      { cost_options: [] },
      { cost_options: [{}] },
      { fees_description: ' ' },
    ])
      expect(costOf(costs)).toBe('unsaid')
  })
})
