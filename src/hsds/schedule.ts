import { UK, attributes, choice, formatted, id, link, metadata, number, text } from './field.ts'

/** Weekdays as RFC 5545 abbreviates them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export const schedule = {
  description:
    'When something takes place or is open, in the manner of RFC 5545. Times are local clock times.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    location_id: link('location', 'The place.'),
    service_at_location_id: link('service_at_location', 'The service at one place.', UK),
    valid_from: formatted('date', 'The first day on which this holds.', UK),
    valid_to: formatted('date', 'The last day on which this holds.', UK),
    dtstart: formatted('date', 'The day of the first meeting; a fortnight is counted from it.', UK),
    timezone: number('Hours that local time is ahead of UTC. Better left out: clocks change.'),
    until: formatted('date', 'The day of the last meeting.'),
    count: number('How many meetings there are.'),
    wkst: choice(WEEKDAYS, 'The day on which a week starts.'),
    freq: choice(['WEEKLY', 'MONTHLY'], 'Whether it repeats every week or every month.', UK),
    interval: number('1 for each week or month, 2 for every other, and so on.', UK),
    byday: text(
      'Weekdays, such as MO,WE; with MONTHLY also 2TH for the second Thursday or -1FR for the last Friday.',
      UK,
    ),
    byweekno: text('Numbers of weeks of the year.'),
    bymonthday: text('Days of the month, such as 1,15; -1 is the last. Only with MONTHLY.', UK),
    byyearday: text('Days of the year.'),
    description: text('The times in words.', UK),
    opens_at: formatted('time', 'When it starts.', UK),
    closes_at: formatted('time', 'When it ends.', UK),
    schedule_link: formatted('uri', 'A web page with the times.', UK),
    attending_type: text('How people take part: in person, by telephone, online.', UK),
    notes: text('Anything else about the times.', UK),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const

export const cost_option = {
  description: 'One thing that people may have to pay.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    valid_from: formatted('date', 'The first day on which the price holds.', UK),
    valid_to: formatted('date', 'The last day on which the price holds.', UK),
    option: text('What is paid for.', UK),
    currency: text('The currency, as three capital letters of ISO 4217.'),
    amount: number('How much it is.', UK),
    amount_description: text('The price in words.', UK),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
