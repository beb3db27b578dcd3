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
  ...['Cost: none', 'Price: free', 'Completely free', '100% free', 'Always free', 'It is all free'],
  ...['No cost to you', 'You don’t pay anything', 'You do not have to pay for this service'],
  ...['Free – funded by the Lark Foundation', 'Free of charge, thanks to the National Lottery.'],
  ...[
    'Free, no need to book',
    'FREE - just turn up',
    'Free! All welcome',
    'No fee, no forms, no catch',
  ],
  ...['We never charge', 'We never charge for our advice', 'It won’t cost you a penny.'],
  ...['There is no charge for our groups', 'There is never a charge', 'No payment needed'],
  ...['Free, confidential and independent', 'Free impartial advice', 'Complimentary for all'],
  ...['Our counselling is completely free and always will be', 'Free at the point of use'],
  ...['Free tea, free cake, free entry', 'Nothing. Just bring yourself', 'Free (no charge)'],
  ...['Free to everybody, with no forms and no questions.', 'Free, soup included.'],
  ...['Free, with a crèche.', 'Free, and nobody asks why you came.', 'Nothing, tea and a chat'],
  ...['Yn rhad ac am ddim i bawb', 'Mae’r gwasanaeth am ddim', 'Dim cost', 'Ni chodir tâl'],
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
  ...[
    'Cost: none for members',
    'Price: ask',
    'Mostly free',
    'Almost completely free',
    'Nearly always free',
  ],
  ...['No cost to you if you live in Saltwick', 'You don’t pay anything until you start'],
  ...[
    'Free – funded by your donations',
    'Free, part funded by the council',
    'Funded by the council',
  ],
  ...['Free – funded by the council until March', 'Free, thanks to your contributions'],
  ...['Free, funded by your personal budget', 'Free – paid for by members'],
  ...['Free, no need to book. £2 for tea', 'Just turn up', 'All welcome', 'Free tea, free cake'],
  ...['We never charge children', 'We never charge for the first visit', 'It won’t cost you much'],
  ...['There is no charge for our groups on Mondays', 'No booking fee', 'No joining fee'],
  ...[
    'No payment needed today',
    'Free advice for tenants',
    'Complimentary tea',
    'Free parking, free tea',
  ],
  ...[
    'Our counselling is free for ten weeks',
    'Free of charge to carers',
    'Free (suggested donation £2)',
  ],
  ...['Free, though the cake is not.', 'Free. Bus fares paid.', 'Free, with paid extras'],
  ...['Free, with a valid bus pass', 'Free, proof of address needed', 'Free, while funding lasts'],
  ...['Free, with a lunch club card', 'Free, with your gym pass', 'Free, mums to be'],
  ...['Free, asylum seekers', 'Free, Wednesdays', 'Free. Lunch is sold', 'Free, teenagers'],
  ...['Am ddim i aelodau', 'Am ddim ar ddydd Llun', 'Dim cost i blant', 'Yn rhad'],
  ...[
    'Feel free to pay by card',
    'It used to be free',
    'Free, then pay',
    'No charge is made to members',
  ],
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
