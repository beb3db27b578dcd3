import type { Document } from '../../hsds/types.ts'
import {
  type TimeEntry,
  breaksOf,
  entriesOf,
  joinWeekdays,
  singleDays,
} from '../../times/entries.ts'
import type { DayRange } from '../../times/exceptions/day-set.ts'
import { sayBreaks, sayEntry, sayLimits } from '../../times/say-entry.ts'
import { type Html, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { list } from './section.ts'

/**
 * Each time of a record as a sentence with its note, and the days on which it falls out; undefined without any. Days without all of
 * several times are said once, after these.
 */
export function timesList(
  schedules: readonly Document<'schedule'>[],
  {
    messages: { schedule: say },
    directory: { today },
  }: Pick<PageContext, 'messages' | 'directory'>,
): Html | undefined {
  const entries = joinWeekdays(entriesOf(schedules))
  const own = singleDays(schedules)
  const regular = entries.filter(({ whole }) => whole.freq !== undefined)
  const shared = regular.length > 1 ? sharedExcept(regular) : undefined
  const line = (
    sentence: string | undefined,
    note: string | undefined,
    breaks: readonly DayRange[],
  ) => {
    const days = today === undefined ? undefined : sayBreaks(breaks, today, say)
    return sentence === undefined && note === undefined
      ? []
      : [
          html`${sentence}${note && html`${sentence && '. '}<span dir="auto">${note}</span>`}${days && html`<br /><span class="quiet">${days}</span>`}`,
        ]
  }
  const lines = (some: readonly TimeEntry[]) =>
    some.flatMap((entry) =>
      line(
        sayEntry(shared ? { ...entry.whole, except: [] } : entry.whole, say),
        entry.note,
        shared ? [] : breaksOf(entry, own),
      ),
    )
  if (!shared) return list(lines(entries))
  const [without = ''] = sayLimits({ except: shared }, say)
  const breaks = new Map(
    regular.flatMap((entry) => breaksOf(entry, own)).map((one) => [`${one.from} ${one.to}`, one]),
  )
  return list([
    ...lines(regular),
    ...line(
      without.charAt(0).toUpperCase() + without.slice(1),
      undefined,
      [...breaks.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    ),
    ...lines(entries.filter(({ whole }) => whole.freq === undefined)),
  ])
}

/** The days without each of these times; undefined where there are none, or others. */
function sharedExcept([first, ...others]: readonly TimeEntry[]): readonly string[] | undefined {
  const except = first?.whole.except
  const isShared = others.every(({ whole }) => String(whole.except) === String(except))
  return isShared && except?.length ? except : undefined
}
