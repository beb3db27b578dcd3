import { WEEKDAYS } from '../../../hsds/weekdays.ts'
import { shortNameOf } from '../../calendar/weekday.ts'

/** The days from Monday on, as they are called alone, after “nos”, and in short. */
const DAYS = [
  ...['llun lun llu', 'mawrth fawrth maw', 'mercher fercher mer', 'iau iau iau'],
  ...['gwener wener gwe', 'sadwrn sadwrn sad', 'sul sul sul'],
].map((names) => names.split(' '))

/** The hours, and as they are called after “tan”. */
const HOURS = [
  ...['un', 'dau ddau', 'tri dri', 'pedwar bedwar', 'pump bump', 'chwech', 'saith', 'wyth', 'naw'],
  ...['deg ddeg', 'un_ar_ddeg', 'deuddeg ddeuddeg'],
].map((names) => names.split(' ').map((name) => name.replaceAll('_', ' ')))

/** Words of hours, and what they are in English. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...DAYS.flatMap((names, i) =>
    names.flatMap((name) => {
      const day = shortNameOf(WEEKDAYS[i]!)
      return [
        [name, day],
        [`bob dydd ${name}`, `every ${day}`],
        [`nos ${name}`, `${day} evenings`],
      ] as const
    }),
  ),
  ...HOURS.flatMap((names, i) => names.map((name) => [name, String(i + 1)] as const)),
  ...['dydd', 'ddydd', 'dyddiau', 'ddyddiau', 'y', 'yr', 'o', 'ar', "o'r gloch"].map(
    (word) => [word, ''] as const,
  ),
  ...Object.entries({
    ...{ bob: 'every', 'bob dydd': 'daily', 'bob yn ail': 'every other', penwythnosau: 'weekends' },
    ...{ a: 'and', ac: 'and', i: 'to', tan: 'to', hyd: 'to', 'hyd at': 'to', rhwng: 'between' },
    ...{ 'hanner dydd': 'noon', 'canol dydd': 'noon', 'hanner nos': 'midnight' },
    ...{
      'hanner awr wedi': 'half past',
      'chwarter wedi': 'quarter past',
      'chwarter i': 'quarter to',
    },
    ...{ yb: 'am', 'y bore': 'am', 'yn y bore': 'am', yp: 'pm', yh: 'pm', 'yr hwyr': 'pm' },
    ...{ 'y prynhawn': 'pm', 'yn y prynhawn': 'pm', "gyda'r nos": 'pm', 'y nos': 'pm' },
    ...{ cyntaf: 'first', ail: 'second', trydydd: 'third', pedwerydd: 'fourth', olaf: 'last' },
    ...{ 'y mis': 'of the month', 'o bob mis': 'of the month', 'bob mis': 'of the month' },
    ...{ 'yn ystod yr wythnos': 'weekdays', 'yn ystod y tymor': 'term time only' },
  }),
])

const oneOf = (words: Iterable<string>) =>
  new RegExp(
    `(?<!\\p{L})(?:${[...words].toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
    'giu',
  )
const ALL = oneOf(WORDS.keys())
/** Without one of these a text is not taken for Welsh. */
const SIGN = oneOf([...DAYS.flat(), 'dydd', 'ddydd', 'dyddiau', 'bob', 'penwythnosau'])

/** An entry that somebody has written in Welsh, in English; undefined for others. The day of “Mawrth” is no March here. */
export function fromWelsh(text: string): string | undefined {
  if (text.search(SIGN) < 0) return undefined
  const said = text
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    // “am 2” is “at 2”.
    .replace(/(?<=\p{L} )am(?= \d)/giu, '')
    .replace(ALL, (word) => WORDS.get(word.toLowerCase())!)
    .replace(/\s+/g, ' ')
    // “dydd Mawrth cyntaf y mis”
    .replace(/\b([A-Z][a-z]{2}) (first|last)\b/g, '$2 $1')
    .trim()
  return said === text ? undefined : said
}
