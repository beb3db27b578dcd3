import { EXAMPLES } from '../../times/hours/problem.ts'
import { text, texts } from './own-field.ts'

/** Kept as written. Their schedules are the last entries of `schedules`. */
export const hours = () =>
  texts('Days and times in words, such as Tue 10:00-12:00; each becomes a schedule.', {
    aliases: 'times time opening_hours opening_times openings opens open when days day',
    becomes: 'schedules',
    examples: EXAMPLES,
    suggest: true,
    help: 'One line of text for each time: `Mon-Fri 9am-5pm`, `2nd Thu 14:00-15:30`, `every other Wed 18:00-20:00 from 2026-01-07`. A note goes in brackets at the end. `hours` and `schedules` add up.',
    change: 'own',
  })

/** Days on which something differs: lines that `readException` reads. */
export const exceptions = (where: string) =>
  texts(`Days on which ${where} is closed, or open at other times.`, {
    label: 'exception',
    change: 'own',
    aliases: 'exception closed closures holidays closing_days',
    examples: ['closed bank holidays', 'closed 25 Dec to 1 Jan', '24 Dec 10am-2pm'],
    suggest: true,
    help: 'One line for each: `closed bank holidays`, `closed 25 Dec to 1 Jan` for every year, `closed 3 Aug 2026 to 14 Aug 2026`, `24 Dec 10am-2pm` for other hours on one day.',
  })

/** A day on which something changes by itself. */
export const day = (
  description: string,
  options: { readonly label: string; readonly help?: string },
) => text(description, { format: 'date', examples: ['2027-07-20'], ...options })

/** The name of a calendar of `school_terms` in directory.yaml. */
export const schoolTerms = () =>
  text('The calendar of school terms that counts here, by its name in directory.yaml.', {
    label: 'calendar of school terms',
    examples: ['bristol'],
    help: 'Only where directory.yaml has several under `school_terms:`.',
  })

/** Days that a schedule leaves out, and the parts of the year that it has alone. */
export const scheduleLimits = {
  except: texts('Days on which it does not take place.', {
    examples: ['bank holidays', '25 Dec to 1 Jan'],
    help: 'Days as in `exceptions`, without `closed`. A line of `hours` says the same after `except`.',
  }),
  only: texts('The part of each year in which alone it takes place.', {
    examples: ['Apr to Oct', 'term time'],
    help: 'Months, `term time` or `school holidays`.',
  }),
} as const
