import { UK, choice, formatted, id, link, number, text } from '../builders.ts'
import { attributes, description, metadata } from '../common.ts'
import { WEEKDAYS } from '../weekdays.ts'

/** The field decides about the days or times. */
const TIME = { change: 'time' } as const
const CLOCK = {
  ...UK,
  ...TIME,
  examples: ['09:30', '19:00'],
  suggest: true,
  help: 'In the 24-hour clock, with two digits for the hour: `09:30`, `19:00`.',
} as const

export const schedule = {
  description: 'When something takes place or is open, as in RFC 5545. Times are local.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    location_id: link('location', 'The place.'),
    service_at_location_id: link('service_at_location', 'The service at one place.', UK),
    valid_from: formatted('date', 'The first day on which this holds.', { ...UK, ...TIME }),
    valid_to: formatted('date', 'The last day on which this holds.', { ...UK, ...TIME }),
    dtstart: formatted('date', 'The day of the first meeting; a fortnight is counted from it.', {
      ...UK,
      ...TIME,
      help: 'Needed for every other week or month, to know which ones.',
    }),
    timezone: number(
      'Hours that local time is ahead of UTC. Better left out, because clocks change.',
      {
        ...TIME,
        minimum: -12,
        maximum: 14,
        examples: [0, 1],
        suggest: true,
      },
    ),
    until: formatted('date', 'The day of the last meeting.', TIME),
    count: number('How many meetings there are.', {
      ...TIME,
      integer: true,
      minimum: 1,
      examples: [6, 10],
    }),
    wkst: choice(WEEKDAYS, 'The day on which a week starts.', {
      label: 'first day of the week',
    }),
    freq: choice(['WEEKLY', 'MONTHLY'], 'Whether it repeats every week or every month.', {
      ...UK,
      ...TIME,
      aliases: 'frequency repeats every',
    }),
    interval: number('1 for each week or month, 2 for every other, and so on.', {
      ...UK,
      ...TIME,
      integer: true,
      minimum: 1,
      examples: [1, 2],
      suggest: true,
    }),
    byday: text(
      'Weekdays, such as MO,WE; with MONTHLY also 2TH for the second Thursday or -1FR for the last Friday.',
      {
        ...UK,
        ...TIME,
        aliases: 'day days weekday weekdays',
        normalise: 'weekdays',
        examples: ['TU', 'MO,WE,FR', '2TH', '-1FR'],
        suggest: true,
        help: 'Every week: `TU`, or `MO,WE`. With `freq: MONTHLY`: `2TH` is the second Thursday, `-1FR` the last Friday.',
      },
    ),
    byweekno: text('Numbers of weeks of the year.', { ...TIME, examples: ['2,4,6'] }),
    bymonthday: text('Days of the month, such as 1,15; -1 is the last. Only with MONTHLY.', {
      ...UK,
      ...TIME,
      examples: ['10', '1,15', '-1'],
      suggest: true,
    }),
    byyearday: text('Days of the year.', { ...TIME, examples: ['1,100'] }),
    description: description('The times in words.', {
      ...UK,
      examples: ['Tuesdays from noon until two'],
    }),
    opens_at: formatted('time', 'When it starts.', {
      ...CLOCK,
      aliases: 'starts_at start start_time opening_time opens from',
    }),
    closes_at: formatted('time', 'When it ends.', {
      ...CLOCK,
      aliases: 'ends_at end end_time closing_time closes to',
      after: 'opens_at',
    }),
    schedule_link: formatted('uri', 'A web page with the times.', { ...UK, label: 'web page' }),
    attending_type: text('How people take part: in person, by telephone, online.', {
      ...UK,
      label: 'way to take part',
      examples: ['in person', 'by telephone', 'online'],
      suggest: true,
    }),
    notes: text('Anything else about the times.', {
      ...UK,
      examples: ['Not in the school holidays.'],
    }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
