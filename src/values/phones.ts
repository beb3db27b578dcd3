import { COUNTRIES, type Country } from '../countries/countries.ts'
import { isShortNumber, normalisePhone } from '../countries/gb/phone.ts'
import { digitsOf } from '../countries/phone-number.ts'
import { MAX_LENGTH } from './max-length.ts'

/** One telephone number of a text that may have several. */
export interface ReadPhone {
  /** In its usual groups where the country is known: `0117 496 0123`. */
  readonly number: string
  readonly extension?: string
  /** What the text says about it: `office`, `24 hours`. */
  readonly note?: string
  /** True when a spreadsheet had taken its first 0 away. */
  readonly isRepaired?: true
  /** True without an area code. */
  readonly isLocal?: true
}

/** A number, and where it is in the text. */
interface Found extends ReadPhone {
  readonly start: number
  readonly end: number
}

/** From where a number may begin; digits behind a full stop or a letter are a part of something else. */
const START = /(?<![\d.,:\p{L}])[+(]{0,2}\d/gu
const RUN = /[+(]*\d(?:[\d\s().‐-―−-]*\d)?/y
const EXTENSION = /[\s,.;(]*(?:ext(?:ension|n)?|x)\.?:?\s*(\d{1,6})\)?(?!\d)/iy
/** Numbers of three digits, of six that anybody may ring for help, and those that have never grown. */
const SHORT =
  /(?<![\d/.:-])(?:999|111|101|105|112|119|159|116 ?\d{3}|0800 ?1111|0845 46 4\d)(?![\d/.:]|-\d)/
/** A spreadsheet has rounded these, so their last digits are lost. */
const EXPONENT = /\d(?:\.\d+)?e\+?\d/i
const DATE = /^\d{4}-\d\d-\d\d/

/**
 * The telephone numbers in a text, each with its extension and its note. Undefined where there is none, or where digits are left
 * that are no number, so that nothing damaged is published.
 */
export function readPhones(
  written: string,
  [country]: readonly Country[],
): readonly ReadPhone[] | undefined {
  // A program has taken a number for a sum.
  const text = written.replace(/^(\s*\d{9,12})\.0\s*$/, '$1')
  if (text.length > MAX_LENGTH || EXPONENT.test(text)) return undefined
  const found = country && COUNTRIES[country].hasPhonePlan ? britishIn(text) : anyIn(text, country)
  if (found.length === 0) return shortIn(text)
  const gaps = [...found, undefined].map((one, i) =>
    text.slice(found[i - 1]?.end ?? 0, one?.start ?? text.length),
  )
  if (
    gaps.some((gap) => /\d(?:[\s-]?\d){4}/.test(gap.replace(/\d\d?[.:]\d\d|\d{4}-\d\d-\d\d/g, '')))
  )
    return undefined
  const notes = notesOf(gaps)
  // `960101-3` may be three numbers, or two.
  if (notes.some((note) => /^\d+$/.test(note))) return undefined
  return found.map(({ number, extension, isRepaired, isLocal }, i) => ({
    number,
    ...(extension !== undefined && { extension }),
    ...(notes[i] && { note: notes[i] }),
    ...(isRepaired && { isRepaired }),
    ...(isLocal && { isLocal }),
  }))
}

function shortIn(text: string): readonly ReadPhone[] | undefined {
  const [number, ...others] = text.match(new RegExp(SHORT, 'g')) ?? []
  if (number === undefined || others.length > 0) return undefined
  const [before = '', after = ''] = text.split(SHORT)
  if (/\d{3}/.test(before + after)) return undefined
  const [note] = notesOf([before, after])
  return [{ number, ...(note && { note }) }]
}

function britishIn(text: string): Found[] {
  const found: Found[] = []
  START.lastIndex = 0
  for (let match = START.exec(text); match; match = START.exec(text)) {
    const start = match.index
    const one = numberAt(text, start) ?? localAt(text, start, found.at(-1))
    if (!one) {
      // The digits here are a part of the words.
      START.lastIndex = start + /[+(]*\d+/.exec(text.slice(start))![0].length
      continue
    }
    found.push(withExtension(one, text))
    START.lastIndex = found.at(-1)!.end
  }
  return found
}

/** The shortest beginning of a run of digits that is a British number, or all of it where it is one from abroad. */
function numberAt(text: string, start: number): Found | undefined {
  const run = runAt(text, start)
  for (const { index, 0: group } of run.matchAll(/\d+/g)) {
    const end = index + group.length
    const part = run.slice(0, end).replace(/^\((?![^)]*\))/, '')
    const usual =
      normalisePhone(part) ??
      (/^44\d{9,10}$/.test(digitsOf(part)) && !part.startsWith('+')
        ? normalisePhone(`+${part}`)
        : undefined)
    if (usual) return { number: usual, start, end: start + end }
    const repaired = /^\(?[1-9]/.test(part) ? normalisePhone(`0${digitsOf(part)}`) : undefined
    if (repaired && digitsOf(part).length === 10)
      return { number: repaired, isRepaired: true, start, end: start + end }
  }
  const count = digitsOf(run).length
  const isAbroad = /^\+(?!44)/.test(run) && count >= 8 && count <= 15
  return isAbroad || isShortNumber(digitsOf(run))
    ? { number: run.trim(), start, end: start + run.length }
    : undefined
}

function runAt(text: string, start: number): string {
  RUN.lastIndex = start
  return RUN.exec(text)?.[0] ?? ''
}

/** A number without its area code: that of the number before it, as in `01632 960103 / 960104`. Alone it stays as it is. */
function localAt(text: string, start: number, before: Found | undefined): Found | undefined {
  const [local = ''] =
    /^(?:\d[\d ]{2,7}\d|\d\d?)(?![\d/:.-]|\s*[ap]\.?m)/.exec(text.slice(start)) ?? []
  const end = start + local.length
  const digits = digitsOf(local)
  if (!before) {
    const around = text.slice(0, start) + text.slice(end)
    const isAlone =
      !digits.startsWith('0') &&
      digits.length >= 5 &&
      digits.length <= 8 &&
      !/\d{2}|\d.*\d/.test(around)
    return isAlone && !DATE.test(text.slice(start))
      ? { number: local, isLocal: true, start, end }
      : undefined
  }
  if (!/^\s*(?:[,;/&|\n-]|or|and)\s*$/i.test(text.slice(before.end, start))) return undefined
  const known = digitsOf(before.number)
  // `960103/4` is 960103 and 960104.
  const isNext = text.slice(before.end, start) === '/' && known.slice(-digits.length) < digits
  const isTail = digits.length >= 5 || (digits.length <= 2 && isNext)
  const usual = isTail ? normalisePhone(known.slice(0, -digits.length) + digits) : undefined
  return usual ? { number: usual, start, end } : undefined
}

/** Numbers of other countries, as they are written. */
function anyIn(text: string, country: Country | undefined): Found[] {
  const { phoneDigits } = (country && COUNTRIES[country]) ?? {}
  const found: Found[] = []
  for (const { index } of text.matchAll(START)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const number = runAt(text, index)
    const count = digitsOf(number).length
    const isUsual = !phoneDigits || number.startsWith('+') || phoneDigits.includes(count)
    if (count < 7 || !isUsual || DATE.test(number)) continue
    found.push(
      withExtension({ number: number.trim(), start: index, end: index + number.length }, text),
    )
  }
  return found
}

function withExtension(found: Found, text: string): Found {
  EXTENSION.lastIndex = found.end
  const [all, extension] = EXTENSION.exec(text) ?? []
  return all === undefined
    ? found
    : { ...found, extension: String(Number(extension)), end: found.end + all.length }
}

/** What parts the words about two numbers, and kinds of numbers, which stand in front of theirs. */
const PARTS = [...';,/|\n']
const KIND = /\b(?:fax|text|sms|minicom|textphone|whats ?app|mobile|mob|tel|telephone|phone)[.:]?$/i

/**
 * Words about each number: before a colon, behind a comma or naming a kind of number they are about the next one, and otherwise about
 * that of their side.
 */
function notesOf(gaps: readonly string[]): string[] {
  const isLeading = tidy(gaps[0] ?? '') !== ''
  const notes = gaps.slice(1).map(() => [] as string[])
  for (const [i, gap] of gaps.entries()) {
    const [rest, label] = i > 0 && i < gaps.length - 1 ? apart(gap) : [gap, '']
    const isNext = i === 0 || (isLeading && i < gaps.length - 1 && !/^\s*\(/.test(rest))
    notes[isNext ? i : i - 1]?.push(tidy(rest))
    notes[i]?.push(tidy(label))
  }
  return notes.map((some) => some.filter(Boolean).join(' '))
}

/** The words between two numbers: those about the first, and those about the second. */
function apart(gap: string): readonly [string, string] {
  const [, before = '', label] = /^(.*?)([\p{L} ]+:)\s*$/su.exec(gap) ?? []
  if (label !== undefined) return [before, label]
  const words = gap.trimEnd()
  const at = Math.max(...PARTS.map((sign) => words.lastIndexOf(sign) + 1), words.search(KIND))
  return at > 0 ? [words.slice(0, at), words.slice(at)] : [gap, '']
}

const EMPTY =
  /^(?:please )?(?:tel(?:ephone)?|phone|call|ring|contact|dial|t|p|no|number|and|or|on|at|&)(?: (?:no|number|on))?$/i
const EDGES = /^(?:[\s:,;./&|'"’‘“”-]|(?:and|or)\b)+|(?<![\s:,;./&|'"’‘“”-])[\s:,;./&|'"’‘“”-]+$/gi

function tidy(words: string): string {
  const bare = words.replace(EDGES, '').replace(/\s+(?:and|or)$/i, '')
  const inner = /^\(([^()]*)\)?$/.exec(bare)?.[1] ?? bare.replace(/^\)\s*|\s*\($/g, '')
  return EMPTY.test(inner.replace(/\./g, '').trim()) ? '' : inner.trim().replace(/\s+/g, ' ')
}
