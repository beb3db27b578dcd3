import fc from 'fast-check'

/* Times as somebody writes them, of the forms that the oracle of cards reads. */

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const NTHS = ['1st', '2nd', '3rd', '4th', 'last']
const TIMES = ['10am-12pm', '17:30-19:30', '7pm-10.30pm', '0:00-23:59', '9:00-17:00']

const day = fc.constantFrom(...DAYS)
const days = fc.oneof(
  day,
  fc.constantFrom('Mon-Fri', 'Thu-Sat', 'Mon/Wed/Fri', 'Tue and Thu', 'daily'),
  fc.tuple(fc.constantFrom(...NTHS), day).map((parts) => parts.join(' ')),
  day.map((one) => `1st and 3rd ${one}`),
)
const BOUNDS = ['', ' from 2027-02-01', ' until 2027-04-30', ' from 2026-11-02 to 2027-03-26']
const MORE = ['', '', '', ' except bank holidays', ' (ring first)']

/** An entry of `hours`. */
export const anyHours: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(days, fc.constantFrom(...TIMES), fc.constantFrom(...BOUNDS), fc.constantFrom(...MORE))
      .map(([when, times, bounds, more]) => `${when} ${times}${bounds}${more}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('Wed', 'Sat'), fc.constantFrom(...TIMES))
      .map(
        ([when, times]) =>
          `every other ${when} ${times} from 2026-11-${when === 'Wed' ? '04' : '07'}`,
      ),
  },
)

/** An entry of `schedules`. */
export const anySchedule: fc.Arbitrary<object> = fc.record(
  {
    freq: fc.constant('WEEKLY'),
    byday: fc.constantFrom('MO', 'TU,TH', 'SA,SU'),
    opens_at: fc.constantFrom('09:00', '13:30'),
    closes_at: fc.constantFrom('16:00', '22:15', '02:00'),
    valid_from: fc.constantFrom('2026-11-02', '2027-01-01'),
    valid_to: fc.constantFrom('2027-02-28', '2027-09-30'),
  },
  { requiredKeys: ['freq', 'byday', 'opens_at', 'closes_at'] },
)
