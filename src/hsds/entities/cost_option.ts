import { UK, formatted, id, link, number, text } from '../builders.ts'
import { attributes, metadata } from '../common.ts'
import { CURRENCY } from '../patterns.ts'

export const cost_option = {
  description: 'One thing that people may have to pay.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    valid_from: formatted('date', 'The first day on which the price holds.', UK),
    valid_to: formatted('date', 'The last day on which the price holds.', UK),
    option: text('What is paid for.', { ...UK, examples: ['Adult', 'Family ticket'] }),
    currency: text('The currency, as three capital letters of ISO 4217.', {
      ...CURRENCY,
      beside: 'amount',
      examples: ['GBP', 'EUR'],
      suggest: true,
    }),
    amount: number('How much it is.', {
      ...UK,
      aliases: 'cost price charge fee',
      minimum: 0,
      examples: [3.5, 12],
    }),
    amount_description: text('The price in words.', {
      ...UK,
      examples: ['For each session; the first is free'],
      main: true,
    }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
