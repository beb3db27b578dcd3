import { WEEKDAYS, weekdayName } from '../../../hsds/weekdays.ts'
import { monthNames } from '../../calendar/calendar-date.ts'

const OTHERS =
  'daily weekdays weekends weekly monthly fortnightly every other first second third fourth fifth last month weeks until from noon midnight'

/** The words of hours that are long enough to be misspelt, for suggestions. */
export const VOCABULARY: readonly string[] = [
  ...WEEKDAYS.flatMap((day) => [weekdayName(day), `${weekdayName(day)}s`]),
  ...monthNames,
  ...OTHERS.split(' '),
]
