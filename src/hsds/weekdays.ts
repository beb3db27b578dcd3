import { CALENDAR } from '../messages/en/calendar.ts'

/** Weekdays as RFC 5545 abbreviates them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A weekday as RFC 5545 abbreviates it. */
export type Weekday = (typeof WEEKDAYS)[number]

export const weekdayName = (day: Weekday): string => CALENDAR.weekday[day]
