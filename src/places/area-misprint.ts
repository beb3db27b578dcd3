import { readBareArea } from './bare-area.ts'
import {
  type Country,
  type Postcode,
  formatPostcode,
  isPostcodeLike,
  parsePostcode,
} from './postcode.ts'

/** A service area that looks like a postcode or a code, and is none. */
export interface AreaMisprint {
  /** What is wrong with it. */
  readonly message: string
  /** What to write in its place. */
  readonly hint: string
}

/** Finds out whether a service area that means nothing was meant as something else than words. */
export function misprintIn(
  text: string,
  countries: readonly Country[] = ['GB'],
): AreaMisprint | undefined {
  const read = readBareArea(text, countries)
  if (read.kind === 'postcode' ? !isMisread(read.postcode) : read.kind !== 'other') return undefined
  const several = postcodesIn(text, countries)
  if (several)
    return {
      message: 'holds more than one postcode.',
      hint: `Write each as an entry of its own: \`[${several.postcodes.join(', ')}]\`.${several.hasOpenRange ? ' If all those between them are meant, write every one of them.' : ''}`,
    }
  if (CODE.test(text.trim()))
    return {
      message: 'looks like the code of an area, but such a code is a letter with eight digits.',
      hint: 'Write it like `E06000023`.',
    }
  if (!countries.includes('GB') || !looksLikePostcode(text)) return undefined
  const near = nearPostcode(text, countries)
  return {
    message: 'looks like a postcode, but there is none like it.',
    hint: near
      ? `Did you mean \`${near}\`?`
      : 'Write it like `BS3`, `BS3 4` or `BS3 4EB`. If it is no postcode, say in words what it is, as in `Along the A38`.',
  }
}

/** A letter of a nation and nearly as many digits as a code has. */
const CODE = /^[EWSNKLMJ](?=[\dOIL]*\d{3})[\dOIL]{5,10}$/i

/** Postcodes in one text, and whether a range among them is too long or too unclear to be written out. */
interface Several {
  readonly postcodes: readonly string[]
  readonly hasOpenRange: boolean
}

/** Postcodes in a row, with something between them. Of a range those in the middle are meant as well. */
function postcodesIn(text: string, countries: readonly Country[]): Several | undefined {
  const rows = text
    .split(/[,;/&+]|\band\b/i)
    .map((row) => row.split(/[-–]|\bto\b/i).map((part) => part.trim()))
  const isPostcode = (part: string) => /\d/.test(part) && isPostcodeLike(part, countries)
  if (rows.flat().length < 2 || !rows.flat().every(isPostcode)) return undefined
  const read = rows.map((row) => {
    const ends = row.map((part) => spelled(part, countries) ?? part)
    return { ends, range: rangeOf(ends) }
  })
  return {
    postcodes: read.flatMap(({ ends, range }) => range ?? ends),
    hasOpenRange: read.some(({ ends, range }) => ends.length > 1 && !range),
  }
}

/** More postcodes than anybody wants to read in a hint. */
const LONGEST_RANGE = 20

/** All postcodes from the first to the last, which differ only in the number at their end: `BS1` and `BS5`. */
function rangeOf([first = '', last = '', ...more]: readonly string[]): string[] | undefined {
  const [, stem, from] = NUMBERED.exec(first) ?? []
  const [, other, to] = NUMBERED.exec(last) ?? []
  const size = Number(to) - Number(from) + 1
  if (more.length > 0 || stem === undefined || stem !== other) return undefined
  return size > 1 && size <= LONGEST_RANGE
    ? Array.from({ length: size }, (_, i) => stem + String(Number(from) + i))
    : undefined
}

const NUMBERED = /^(.*\D)(\d+)$/

/** Letters and digits in short runs, and no word among them: `8S4`, `bs3 1zz9`, but not `Ward 7` or `5 miles`. */
const looksLikePostcode = (text: string) => {
  const plain = text.trim()
  return (
    /^[a-z\d .]{2,9}$/i.test(plain) &&
    /\d/.test(plain) &&
    /[a-z]/i.test(plain) &&
    !/[a-z]{3}/i.test(plain)
  )
}

/** Signs that are taken for each other; a small L looks like a one and like a capital I. */
const ALIKE: Readonly<Record<string, string>> = {
  '8': 'B',
  '0': 'O',
  '5': 'S',
  '1': 'IL',
  '2': 'Z',
  B: '8',
  O: '0',
  S: '5',
  I: '1L',
  L: '1I',
  Z: '2',
}

/** No misprinted postcode is longer. */
const LONGEST = 12

/**
 * The postcode that comes of one sign that is taken for another, of one that is left out, or of two that are taken for
 * others, in this order. Letters that are an area already are kept: `BSO 1QG` was not meant for Birmingham.
 */
export function nearPostcode(
  text: string,
  countries: readonly Country[] = ['GB'],
): string | undefined {
  const plain = text.trim().toUpperCase()
  if (plain.length > LONGEST) return undefined
  const swapped = swapOne(plain)
  for (const candidates of [swapped, leaveOne(plain), swapped.flatMap(swapOne)]) {
    const kept = ({ area }: Postcode) => (plain.startsWith(area) ? area.length : 0)
    const [best] = candidates
      .flatMap((candidate) => likelyPostcode(candidate, countries) ?? [])
      .toSorted((a, b) => kept(b) - kept(a))
    if (best) return formatPostcode(best)
  }
  return undefined
}

const swapOne = (text: string): readonly string[] =>
  [...text].flatMap((sign, i) =>
    [...(ALIKE[sign] ?? '')].map((other) => text.slice(0, i) + other + text.slice(i + 1)),
  )

/** The last one first, for the beginning says where it is. */
const leaveOne = (text: string): readonly string[] =>
  [...text].map((_, i) => text.slice(0, i) + text.slice(i + 1)).toReversed()

/** Only in the middle of London does a letter stand behind the number of a district. */
const LETTERED = /^(?:E1W|N1[CPR]|NW1W|SE1P|(?:EC[1-4]|SW1|W1|WC[12])[A-Z])$/

/**
 * Whether a postcode is written as one and is none all the same, because the last sign of its district looks like a digit
 * where no letter stands: `BS1O 1QG`. Other letters are left alone, for there may be new districts.
 */
export const isMisread = ({ outcode = '' }: Postcode): boolean =>
  /[BILOSZ]$/.test(outcode) && !LETTERED.test(outcode)

function likelyPostcode(text: string, countries: readonly Country[]): Postcode | undefined {
  const parsed = parsePostcode(text, countries)
  if (!/\d/.test(text) || !('postcode' in parsed)) return undefined
  const { outcode = '' } = parsed.postcode
  return /\d$|^$/.test(outcode) || LETTERED.test(outcode) ? parsed.postcode : undefined
}

function spelled(text: string, countries: readonly Country[]): string | undefined {
  const parsed = parsePostcode(text, countries)
  return 'postcode' in parsed ? formatPostcode(parsed.postcode) : undefined
}
