/*
 * A reader of the tests' own, which shares nothing with the importer: whether a value of a record says what the cells of a source say
 * that it was made of. It knows fields by the end of their path.
 */

/** A value of a record, where it stands, and the cells of the source that it was made of, each with its column. */
export interface Written {
  readonly path: string
  readonly text: string
  readonly from: readonly { readonly column: string; readonly text: string }[]
}

export const saysTheSame = (one: Written, { isDayFirst = true } = {}): boolean => {
  const cells = one.from.map(({ text }) => plain(text))
  const all = cells.join('\n')
  const columns = one.from.map(({ column }) => column).join(' ')
  const field = one.path.split('.').at(-1)!
  switch (kindOf(one.path)) {
    case 'id':
      return true
    case 'phone':
      return saysNumber(one.text, all)
    case 'extension':
      return has(digits(all), digits(one.text))
    case 'hours':
      return saysHours(one.text, all, columns)
    case 'time':
      return clocksIn(all).some((clock) => sameClock(clock, minutesOf(one.text)))
    case 'days':
      return has(all, one.text) || equal(daysIn(one.text), daysIn(`${all} ${weekdayNumbers(all)}`))
    case 'date':
      return datesIn(all, isDayFirst).includes(one.text.slice(0, 10))
    case 'age':
      return saysAge(Number(one.text), field, all, columns)
    case 'price':
      return amountsIn(all).includes(Number(one.text))
    case 'currency':
      return /£|gbp|\bp\b|pence|pound/i.test(all) ? one.text === 'GBP' : /^[A-Z]{3}$/.test(one.text)
    case 'code':
      return has(letters(all), letters(one.text))
    case 'link':
      return has(
        letters(unescaped(one.from.map(({ text }) => text).join('\n'))),
        letters(unescaped(one.text)).replace(/^https?/, ''),
      )
    case 'degree':
      return numbersIn(all).some((number) => Math.abs(number - Number(one.text)) < 1e-9)
    case 'status':
      return statusIn(all, columns).includes(one.text)
    case 'choice':
      return true
    case 'language':
      return (
        wordsIn(one.text).every((word) => wordsIn(all).includes(word)) || isLanguage(one.text, all)
      )
    case 'reference':
      return wordsIn(one.text.replace(/^.*\//, '').replace(/-\d+$/, '')).every((word) =>
        wordsIn(all).some((said) => said.startsWith(word) || word.startsWith(said)),
      )
    default:
      return saysWords(one.text, cells, columns)
  }
}

const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  [
    'id',
    /(?:^|\.)(?:id|slug|external_identifier(?:_type)?|identifier|identifier_type|identifier_scheme)$/,
  ],
  ['phone', /phones(?:\.\d+)?(?:\.number)?$/],
  ['extension', /\.extension$/],
  ['hours', /hours\.\d+$/],
  ['time', /(?:opens_at|closes_at)$/],
  ['days', /(?:byday|bymonthday)$/],
  ['date', /(?:_date|dtstart|until|valid_from|valid_to|last_modified)$/],
  ['age', /(?:minimum|maximum)_age$/],
  ['price', /amount$/],
  ['currency', /currency$/],
  ['code', /postal_code$/],
  ['link', /(?:url|website|email|uri|logo)$/],
  ['degree', /(?:latitude|longitude)$/],
  ['status', /^status$/],
  [
    'choice',
    /(?:type|freq|wkst|interval|count|country|draft|confidential|link_type|year_incorporated|code|minimum|maximum)$/,
  ],
  ['language', /languages\.\d+\.name$/],
  [
    'reference',
    /(?:taxonomy_terms\.\d+|taxonomy_term|locations\.\d+|location|organization|program)$/,
  ],
]
const kindOf = (path: string) => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'words'

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&\w+;|&#\d+;/g, ' ')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
const digits = (text: string) => text.replace(/\D/g, '')
const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
const unescaped = (text: string) =>
  text.replace(/%20/g, ' ').replace(/%5b/gi, '[').replace(/%5d/gi, ']')
const has = (whole: string, part: string) => part !== '' && whole.includes(part)
const equal = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size > 0 && a.size === b.size && [...a].every((one) => b.has(one))
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
const numbersIn = (text: string): readonly number[] =>
  (text.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')))

/** The digits of a number without its 0, in the cell; or the end of another number, as in `960103/4`. */
function saysNumber(text: string, all: string): boolean {
  const own = digits(text).replace(/^(?:0044|44|0)/, '')
  const said = digits(all)
  if (said.includes(own)) return true
  return (all.match(/[/&,]\s*(\d[\d ]*)/g) ?? []).some((part) => {
    const tail = digits(part)
    return own.endsWith(tail) && said.includes(own.slice(0, own.length - tail.length))
  })
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const DAY = String.raw`(mo|tu|we|th|fr|sa|su)(?:n|e|es|d|u|r|rs|i|t|ne|nes|ur)?(?:days?|s)?\.?`

/** Days of the week that a text names, with `-` and “to” between two as all of them. */
function daysIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  const lower = text
    .toLowerCase()
    .replace(
      /\bmonths?\b|\bmonthly\b|\btown\b|\bthe\b|\bthis\b|\bthen\b|\bfrom\b|\bsession\w*/g,
      ' ',
    )
  if (/\bweekdays?\b|\bmon(?:day)?\s*(?:-|to)\s*fri/.test(lower))
    for (const day of DAYS.slice(0, 5)) found.add(day)
  if (/\bweekends?\b/.test(lower)) for (const day of DAYS.slice(5)) found.add(day)
  if (/\b(?:daily|every ?day|24\/7|7 days)\b/.test(lower)) for (const day of DAYS) found.add(day)
  for (const [, first, last] of lower.matchAll(
    new RegExp(String.raw`(?<![a-z])${DAY}(?![a-z])(?:\s*(?:-|to|until)\s*${DAY}(?![a-z]))?`, 'g'),
  )) {
    let at = DAYS.indexOf(first!.slice(0, 2).toUpperCase())
    const end = last === undefined ? at : DAYS.indexOf(last.slice(0, 2).toUpperCase())
    for (found.add(DAYS[at]!); at !== end; found.add(DAYS[at]!)) at = (at + 1) % 7
  }
  return found
}

/** Days that a feed counts from 1 for Monday, alone in a cell. */
const weekdayNumbers = (text: string): string =>
  text
    .split('\n')
    .map((line) => (/^[1-7]$/.test(line.trim()) ? DAYS[Number(line) - 1] : ''))
    .join(' ')

interface Clock {
  readonly minutes: number
  /** True where the text leaves open whether it is morning. */
  readonly isOpen: boolean
}

/** `2-4pm`: the first has the half of the day of the second, unless it would be after it. */
const RANGE =
  /(?<![\d:.])((\d{1,2})(?:[:.]\d\d)?)\s*(?:-|to|until|till)\s*((\d{1,2})(?:[:.]\d\d)?)\s*([ap])\.?m\b\.?/g

/** Two times around a hyphen, and no date. */
const SPAN = /(?<![\d-])(\d{1,2}(?:[:.]\d\d)?)-(\d{1,2}(?:[:.]\d\d)?)(?![\d-])/g

/** Times of day in a text. `2-4pm` is two and four in the afternoon. */
function clocksIn(text: string): readonly Clock[] {
  const spelled = text
    .toLowerCase()
    .replace(/\b(?:12 ?)?noon\b|\bmidday\b/g, '12:00pm')
    .replace(/\b(?:12 ?)?midnight\b/g, '12:00am')
    .replace(SPAN, '$1 - $2')
    .replace(RANGE, (_, start: string, from: string, end: string, to: string, half: string) => {
      const isSame = Number(from) % 12 < Number(to) % 12 || Number(from) === 12
      return `${start}${isSame ? half : half === 'p' ? 'a' : 'p'}m - ${end}${half}m`
    })
  const found: Clock[] = []
  const TIME =
    /(?<![\d£.:/-])(\d{1,2})(?:[:.h](\d\d)(?:[:.]\d\d)?|(?=\s*(?:[ap]\.?m|-|to\b|until|till|$|[,;)\n ])))(?!\d)\s*([ap])?\.?(?:m\b)?|(?<!\d)(\d\d)(\d\d)(?!\d)/g
  for (const [, hour, minute = '0', half, hours, minutes] of spelled.matchAll(TIME)) {
    const h = Number(hour ?? hours)
    const m = Number(hour === undefined ? minutes : minute)
    if (h > 24 || m > 59) continue
    const isHalf = half !== undefined && h <= 12
    const at = (isHalf ? (h % 12) + (half === 'p' ? 12 : 0) : h) * 60 + m
    const isOpen = !isHalf && h > 0 && h < 12 && !(hour ?? hours)!.startsWith('0')
    found.push({ minutes: at, isOpen })
  }
  return found
}
const minutesOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour * 60 + minute
}
/** Seven to twelve are in the morning, or were said with a nought; one to six may be the afternoon. */
const sameClock = ({ minutes, isOpen }: Clock, other: number): boolean =>
  minutes % 1440 === other % 1440 || (isOpen && minutes + 720 === other)

/** An entry of hours has the days and the times of its cells, and those of its column. */
function saysHours(entry: string, all: string, columns: string): boolean {
  const times = clocksIn(entry)
  const said = clocksIn(all)
  const isTimed = times.every((one) =>
    said.some((other) => sameClock(other, one.minutes) || sameClock(one, other.minutes)),
  )
  const days = daysIn(entry.replace(/\b(?:from|until|except|closed|not|in)\b.*/, ''))
  const around = new Set([
    ...daysIn(`${all} ${weekdayNumbers(all)}`),
    ...daysIn(columns.replace(/[._]/g, ' ')),
  ])
  return isTimed && [...days].every((day) => around.has(day) || around.size === 0)
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
function datesIn(text: string, isDayFirst: boolean): readonly string[] {
  const iso = (y: number, m: number, d: number) =>
    `${y < 100 ? y + 2000 : y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
  const lower = text.toLowerCase()
  return [
    ...[...lower.matchAll(/(\d{4})-(\d\d)-(\d\d)/g)].flatMap(([all, y, m, d]) => {
      const before = iso(Number(y), Number(m), Number(d))
      // An hour before midnight in London's summer, in universal time.
      const next = new Date(Date.parse(`${before}T23:00:00Z`) + 3_600_000)
        .toISOString()
        .slice(0, 10)
      return lower.includes(`${all}t23:00`) || lower.includes(`${all} 23:00`)
        ? [before, next]
        : [before]
    }),
    ...[...lower.matchAll(/(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?!\d)/g)].map(([, a, b, y]) =>
      isDayFirst ? iso(Number(y), Number(b), Number(a)) : iso(Number(y), Number(a), Number(b)),
    ),
    ...[
      ...lower.matchAll(
        /(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]+([a-z]{3})[a-z]*[ ,-]+'?(\d{4}|\d\d)/g,
      ),
    ].map(([, d, m, y]) => iso(Number(y), MONTHS.indexOf(m!) + 1, Number(d))),
    ...[...lower.matchAll(/([a-z]{3})[a-z]* (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/g)].map(
      ([, m, d, y]) => iso(Number(y), MONTHS.indexOf(m!) + 1, Number(d)),
    ),
    ...[...lower.matchAll(/(?<!\d)\d{12,13}(?!\d)/g)].map(([ms]) =>
      new Date(Number(ms)).toISOString().slice(0, 10),
    ),
    ...[...lower.matchAll(/(?<![\d-])\d{5}(?![\d-])/g)].map(([n]) =>
      new Date((Number(n) - 25_569) * 86_400_000).toISOString().slice(0, 10),
    ),
  ]
}

/** The bound of an age, from its side of the words; school years begin four years after, and a date is two numbers. */
function saysAge(age: number, field: string, all: string, columns: string): boolean {
  const lower = all.toLowerCase()
  const isFrom = field === 'minimum_age'
  const dated = datesIn(lower, true).flatMap((date) => date.split('-').slice(1).map(Number))
  const months = MONTHS.flatMap((month, i) => (lower.includes(month) ? [i + 1] : []))
  const numbers = [...numbersIn(lower).map(Math.abs), ...dated, ...months]
  if (/school|year \d|years? \d+ (?:to|-)|reception|key stage/.test(lower)) {
    const bases = [...numbers, ...(/reception/.test(lower) ? [0] : [])]
    return bases.some((year) => age === year + (isFrom ? 4 : 5))
  }
  if (/birth|newborn/.test(lower) && age === 0) return isFrom
  if (/under/.test(lower) && !/(?:min|from|low|start)/i.test(columns))
    return !isFrom && numbers.some((one) => age === one - 1 || age === one)
  if (
    /(?:over|from|\+|plus|older|above)/.test(lower) &&
    numbers.length === 1 &&
    !/(?:max|to\b|upper)/i.test(columns)
  )
    return isFrom && numbers.includes(age)
  if (/up to|no older/.test(lower) && numbers.length === 1) return !isFrom && numbers.includes(age)
  if (numbers.length === 2) return age === (isFrom ? Math.min(...numbers) : Math.max(...numbers))
  return numbers.includes(age)
}

const amountsIn = (text: string): readonly number[] => [
  ...(/\b(?:free|nil|none|no (?:charge|cost|fee))\b|^\s*0+(?:\.0+)?\s*$/im.test(text) ? [0] : []),
  ...[...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(p\b|pence)?/gi)].map(([, number, pence]) =>
    pence ? Number(number) / 100 : Number(number!.replaceAll(',', '')),
  ),
]

/** The statuses that words may mean. Who says nothing known is inactive. */
function statusIn(text: string, columns: string): readonly string[] {
  const word = text.trim().toLowerCase()
  const isTemporary = /temporar|suspend|pause|hold/.test(`${word} ${columns.toLowerCase()}`)
  if (isTemporary) return ['temporarily closed', 'inactive']
  if (
    /^(?:no|n|false|0)\b|inactive|closed|ended|archiv|defunct|finish|draft|private|pending|trash|future|cancel/.test(
      word,
    )
  )
    return ['inactive', 'defunct']
  return /^(?:active|open|live|current|running|ongoing|available|publish(?:ed)?|y|yes|true|1|x)$/.test(
    word,
  )
    ? ['active']
    : ['inactive']
}

const isLanguage = (name: string, all: string): boolean => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return wordsIn(all).some((word) => /^[a-z]{2,3}$/.test(word) && names.of(word) === name)
}

/** Words that a sentence of a mapping, or a label, adds. */
const ADDED =
  /^(?:address|from|to|up|age|ages|until|every|in|not|on|number|of|them|free|cost|price|ofsted|cqc|rating|inspection|url|referral|needed|max|min|yes|no|the|and|note|daily|weekly|monthly|yearly)$/

/** Each word of the value is one of the cells, or of the name of a column; and of one cell alone none is lost. */
function saysWords(text: string, cells: readonly string[], columns: string): boolean {
  const own = wordsIn(repaired(text))
  const said = new Set(wordsIn(repaired(cells.join(' '))))
  const named = columns
    .replace(/(?<=\p{Ll})(?=\p{Lu})|[._]/gu, ' ')
    .replace(/\blo\b/g, 'local offer')
  const labels = new Set([...wordsIn(named), ...wordsIn(columns)])
  // A yes is written as a sentence about its column.
  if (cells.every((cell) => /^(?:yes|true|y|1|x)$/i.test(cell.trim())))
    return own.some((word) => [...labels].some((label) => label.startsWith(word.slice(0, 4))))
  const isIn = (word: string, some: ReadonlySet<string>) =>
    some.has(word) || (/^\d+$/.test(word) && some.has(String(Number(word))))
  const isSaid = own.every(
    (word) =>
      isIn(word, said) ||
      isIn(word, labels) ||
      wordsIn(columns).join('').includes(word) ||
      ADDED.test(word) ||
      MONTHS.some((month) => word.startsWith(month)),
  )
  return (
    isSaid &&
    (own.length === 0 || own.some((word) => said.has(word) || said.has(String(Number(word)))))
  )
}
/** A text that was read in the wrong encoding, as its letters. */
const repaired = (text: string): string =>
  /[ÃâÂ]/.test(text) ? text.replace(/[ÃâÂ][^\s\w]{0,2}\w?/g, ' ').replace(/\b\p{L}\b/gu, ' ') : text
