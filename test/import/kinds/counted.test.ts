import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sharedPath } from '../../shared.ts'

/*
 * Each kind of the small inputs of `shared/data/cases` that an import reads, by the beginning of the name of its input, and what two
 * or more tests of our own beside it say: parts of their titles, or cells that they import.
 */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'p01-day-lists': ["'Tue/Thu'", "'Mondays & Fridays'"],
  'p02-feed-dtstart': ["dtstart: '2099-01-06'", "dtstart: '2026-12-01', until"],
  'p03-pair-lists': ['a pair of services and places', 'that names nothing is told'],
  'p04-phones-damaged': ["'20 7946 0123'", 'that a spreadsheet has rounded'],
  'p05-phones-two': ["'01632 960123 & 01632 960124'", "'0800 800 8000; SMS 01632 960124'"],
  'p06-ages-damaged': ["'12-Aug'", 'in a column for the youngest are read alike'],
  'p07-number-formats': [
    'is read as it is shown: money, digits, per cent',
    'times, prices and numbers of a workbook are what their formats show',
  ],
  'p08-hidden-rows': [
    'leaves out and tells rows that are hidden or struck out',
    'hidden and struck rows below a title are left out',
  ],
  'p09-workbook-sorted': [
    'is refused before anything is planned',
    'is not one in which a record has a new name',
  ],
  'p10-header-photo-id': [
    'are the line with the columns of the mapping',
    'are not a row that says',
  ],
  'p11-session-per-row': [
    'that differ in their times alone are one service',
    "'with one place twice",
  ],
  'p12-hours-lists': ["'Mon 9-5, Wed 9-1, closed Thu'", "'Tues 7-9'"],
  'p16-status-unknown': ["'No longer meeting'", "'ask Sam'"],
  'p17-one-cell': ['keeps a note behind its postcode out of its town', 'Little Wick, BS3 1QG, UK'],
  'p18-feed-freq': ["freq: 'YEARLY', bymonth: '12'", "freq: 'HOURLY', byday"],
  'p20-afternoon-columns': ['Tue 2.00-4.00', "words: 'Tues 7-9'"],
  '01-blank-day': ['say nothing without a time', 'of a day without times opens nothing'],
  '02-two-links': ['of two links of social media', "'https://a.example.org https://b.example.org'"],
  '03-same-name': [
    'that differ are two services',
    'have two places where the place is a name alone',
  ],
  '04-days': ["'Weds', '9am', 'noon'", "'every so often'"],
  '05-languages': ['are several entries where they differ', "'Urdu & Punjabi'"],
  '06-one-schedule-two-services': [
    'are an entry of each owner',
    'give the numbers of a contact to each of its copies',
  ],
  '07-two-id-columns': ['keep ID and id apart', 'are told apart by `ID` where'],
  '08-v1-meta': ['asks and answers in one line', 'says answers under a label'],
  '09-organizations': [
    'with organizations alone has organizations',
    'with services below its organizations has both',
  ],
  '10-prefixed': ['tables with names of files that say nothing', 'service_recordid'],
  '11-phones': ["'0117 496'", "'0044 1632 960101'"],
  '12-lone-quote': ['is never closed is told with its row', 'in the middle of a cell is text'],
  '13-ditto': ['signs that mean the cell above', 'is nothing in the first row'],
  '14-costs': ["'None', 'Nil', 'no charge'", "'fifty pence'"],
  '15-keyholders': [
    'shows no value of a column that is not mapped',
    'shows none of an unknown column of a table',
  ],
  '16-us-dates': [
    'dates follow the country of the directory',
    'the month comes first in a year of two',
  ],
  '17-groups': ['of the list of a volunteer', 'has no service in a heading of a group or a total'],
  '18-merged-struck-hidden': [
    'gives the text of joined cells to each',
    'tells comments and rows in a colour of their own',
  ],
  '19-three-way': [
    'takes an entry of a list from each side',
    'a merge of any two changes loses neither',
    'of that it reads now where nobody has edited',
  ],
  '20-two-sources': [
    'is perhaps one with the same web site',
    'with topics that both have come into',
  ],
}

/** Inputs that no import reads: `osd check` and the search have their own tests. */
const OTHERS = ['p13-notes-that-change', 'p14-calendar-ended', 'p15-saint', 'p19-hint-drops-words']

const texts = ['.', '..', '../../values'].flatMap((folder) => {
  const root = fileURLToPath(new URL(`${folder}/`, import.meta.url))
  return readdirSync(root)
    .filter((name) => name.endsWith('.test.ts') && name !== 'counted.test.ts')
    .map((name) => readFileSync(root + name, 'utf8').replace(/\s+/g, ' '))
})

describe('each kind of the small inputs', () => {
  it.each(Object.entries(OWN))('%s has two tests of our own', (_, own) => {
    expect(new Set(own).size).toBeGreaterThanOrEqual(2)
    expect(own.filter((said) => !texts.some((text) => text.includes(said)))).toEqual([])
  })

  const data = sharedPath('data/cases', 'The small inputs that people’s files are like')
  it.skipIf(!data)('is in this table', () => {
    const found = ['', 'tables']
      .flatMap((folder) => readdirSync(`${data!}/${folder}`))
      .map((name) => name.replace(/\..*$/, ''))
      .filter((name) => /^(?:p?\d\d-)/.test(name) && !name.endsWith('-map'))
    const known = [...Object.keys(OWN), ...OTHERS]
    expect([...new Set(found)].filter((name) => !known.some((one) => name === one))).toEqual([])
  })
})
