import type { Document } from '../../hsds/types.ts'
import { breaksOf, entriesOf, joinWeekdays } from '../../times/entries.ts'
import { sayBreaks, sayEntry } from '../../times/say-entry.ts'
import { type Html, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { list } from './section.ts'

/** Each time of a record as a sentence with its note, and the days on which it falls out; undefined without any. */
export const timesList = (
  schedules: readonly Document<'schedule'>[],
  {
    messages: { schedule: say },
    directory: { today },
  }: Pick<PageContext, 'messages' | 'directory'>,
): Html | undefined =>
  list(
    joinWeekdays(entriesOf(schedules)).flatMap((entry) => {
      const sentence = sayEntry(entry.whole, say)
      const { note } = entry
      if (sentence === undefined && note === undefined) return []
      const breaks = today === undefined ? undefined : sayBreaks(breaksOf(entry), today, say)
      return [
        html`${sentence}${note && html`${sentence && '. '}<span dir="auto">${note}</span>`}${breaks && html`<br /><span class="quiet">${breaks}</span>`}`,
      ]
    }),
  )
