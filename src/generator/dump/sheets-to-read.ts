import type { Lists } from '../../feed/lists.ts'
import { IN_RECORD } from '../../forms/change/lenses/cell.ts'
import type { ReadSheet } from './sheets.ts'

/** The sheets that explain a workbook: how to edit it, and what a cell can name. */
export const sheetsToRead = (lists: Lists): readonly ReadSheet[] => [help, namesIn(lists)]

const HELP: readonly (readonly [string, string])[] = [
  ['Take it back', 'Save the workbook as XLSX. Then: npx osd import directory.xlsx'],
  ['Lists', 'Write each entry on a line of its own: Alt and Enter together begin a new line.'],
  ['Hours', 'Tue 12:00-13:30, or Mon-Fri 9am-5pm, or 2nd Thu 14:00-15:30 (a note)'],
  ['Exceptions', 'closed bank holidays, or closed 25 Dec to 1 Jan, or 24 Dec 10am-2pm'],
  ['Phones', '0117 496 0123. What the record says about a number stays with its line.'],
  ['Cost options', 'Half plot: £55, or An hour: 4.50 EUR, or £3, or words alone'],
  ['Taxonomy terms', 'The names in the sheet “Names”, such as lunch-clubs'],
  ['Locations', 'The names in the sheet “Names”, such as village-hall'],
  ['Service areas', 'BS3, or Bristol, or a name of an area in the records'],
  ['A new record', 'Copy a row, or write one below the last, and give it a name of its own.'],
  ['A deleted row', 'is only listed. The record stays: npx osd remove takes it away.'],
  ['Sorting, filters, hidden columns, a column of your own', 'do no harm.'],
  [IN_RECORD, 'This list says more than lines can. Change it in the record.'],
  [
    'Not in the workbook',
    'Contacts, funding, schedules and telephone numbers of one place only, further addresses, links, capacities, programmes, taxonomies, confidential places, drafts and whatever is private. Change them in the records.',
  ],
]

const help: ReadSheet = {
  name: 'Help',
  columns: [
    { header: 'About', width: 28 },
    { header: 'What to write', width: 90 },
  ],
  rows: HELP,
}

/** The names by which a record refers to topics and places. */
function namesIn({ taxonomy_terms: terms, places, slugs }: Lists): ReadSheet {
  const slugOf = slugs?.() ?? new Map<string, string>()
  const named = [
    ...terms.map(({ detail }) => ({ ...detail(), of: 'Taxonomy term' })),
    ...[...places()].map((place) => ({ ...place, of: 'Location' })),
  ]
  return {
    name: 'Names',
    columns: [
      { header: 'Name to write', width: 40 },
      { header: 'Stands for', width: 60 },
      { header: 'Kind', width: 20 },
    ],
    rows: named.flatMap(({ id, name = '', of }) => {
      const slug = slugOf.get(id)
      return slug === undefined ? [] : [[slug, name, of]]
    }),
  }
}
