import type { Document } from '../../hsds/types.ts'
import { entriesOf } from '../../times/entries.ts'
import { sayEntry } from '../../times/say-entry.ts'
import { type Html, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { list } from './section.ts'

/** Each time of a record as a sentence with its note; undefined without any. */
export const timesList = (
  schedules: readonly Document<'schedule'>[],
  { words }: Pick<PageContext, 'words'>,
): Html | undefined =>
  list(
    entriesOf(schedules).flatMap((entry) => {
      const sentence = sayEntry(entry, words.schedule)
      const { note } = entry
      if (sentence === undefined && note === undefined) return []
      return [html`${sentence}${note && html`${sentence && '. '}<span dir="auto">${note}</span>`}`]
    }),
  )
