import type { Cell } from '../model/cell.ts'
import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { readAges } from '../../values/ages.ts'
import { cleanCells, draftText } from './value.ts'

/** The oldest ages that mean “no limit”. */
const NO_LIMIT = 99

interface Range {
  readonly from?: DraftValue
  readonly to?: DraftValue
}

/**
 * The ages of a service, of its own fields and of the `eligibility` of version 1. Several ranges become the widest one only
 * if they touch; otherwise they are said in words.
 */
export function agesOf(item: Item): DraftRecord {
  const children = childrenOf(item, 'eligibility')
  const inText = agesInWords(item)
  const own = { ...rangeOf(item), ...inText.own }
  const all = [own, ...inText.ranges, ...children.map(rangeOf)]
  // An oldest age below the youngest is a mistake that only a person can mend.
  const isOdd = ({ from, to }: Range) => from && to && Number(to.text) < Number(from.text)
  const odd = all.filter(isOdd).map(inWords)
  for (const { cells } of odd) for (const cell of cells) cell.ask('ages-in-words')
  const ranges = all.filter((range) => (range.from ?? range.to) && !isOdd(range))
  const words = [
    ...odd,
    ...inText.words,
    ...children.map((child) => draftText(valuesOf(child, 'eligibility'))),
  ]
  const description = [draftText(valuesOf(item, 'eligibility_description'), '\n'), ...words].filter(
    (leaf) => leaf !== undefined,
  )
  const touching = joinRanges(ranges)
  const said = touching ? [] : ranges.map(inWords)
  const texts = [...description, ...said]
  for (const leaf of [...words, ...said]) for (const cell of leaf?.cells ?? []) cell.change('words')
  return compact({
    eligibility_description:
      texts.length === 0
        ? undefined
        : new DraftValue(
            [...new Set(texts.map(({ text }) => sentence(text, texts.length > 1)))].join(' '),
            texts.flatMap(({ cells }) => cells),
          ),
    minimum_age: touching?.from,
    maximum_age: touching?.to,
  })
}

const sentence = (text: string, isOneOfMany: boolean): string =>
  isOneOfMany && /[\p{L}\p{N}]$/u.test(text) ? `${text[0]!.toUpperCase()}${text.slice(1)}.` : text

function rangeOf(item: Item): Range {
  const [from, to] = ['minimum_age', 'maximum_age'].map((field) => ageIn(valuesOf(item, field)))
  const isNone = to && Number(to.text) === 0 && Number(from?.text ?? 0) > 0
  const isZero = to && Number(to.text) === 0 && Number(from?.text ?? 0) === 0
  const dropped = [
    ...(to && (isNone || isZero || Number(to.text) >= NO_LIMIT) ? [to] : []),
    ...(from && Number(from.text) === 0 && (!to || isZero || Number(to.text) >= NO_LIMIT)
      ? [from]
      : []),
  ]
  for (const { cells } of dropped) for (const cell of cells) cell.drop('no-such-age')
  return {
    ...(from && !dropped.includes(from) && { from }),
    ...(to && !dropped.includes(to) && { to }),
  }
}

/** An age in a column of its own, in years. */
const AGE = /^(-?\d+(?:\.\d+)?|birth)(?:\s*(?:years?|yrs?)(?: old)?)?$/i

function ageIn(cells: readonly Cell[]): DraftValue | undefined {
  const first = cleanCells(cells).find(({ text }) => AGE.test(text))
  if (!first) return undefined
  const age = Number(AGE.exec(first.text)![1]!.replace(/birth/i, '0'))
  if (age < 0) {
    first.cell.drop('no-such-age')
    return undefined
  }
  const text = String(age)
  if (text !== first.cell.text.trim()) first.cell.change('spelling')
  return new DraftValue(text, [first.cell])
}

/** Fields of an age, each with what stands before words in it. */
const AGE_FIELDS = [
  ['minimum_age', 'From'],
  ['maximum_age', 'To'],
] as const

/** Ages that a source writes as text, one a line. Others are words; “all ages” is no limit. */
function agesInWords(item: Item): { own: Range; ranges: Range[]; words: DraftValue[] } {
  let own: Range = {}
  const ranges: Range[] = []
  const words: DraftValue[] = []
  const lines = cleanCells(valuesOf(item, 'ages')).flatMap(({ text, cell }) =>
    text.split(/[\n;]/).map((line) => ({ line: line.trim(), cell, label: '' })),
  )
  const inFields = AGE_FIELDS.flatMap(([field, name]) =>
    cleanCells(valuesOf(item, field))
      .filter(({ text }) => !AGE.test(text))
      .map(({ text, cell }) => ({ line: text, cell, label: `${name}: ` })),
  )
  for (const { line, cell, label } of [...lines, ...inFields]) {
    const read = readAges(line)
    if (line === '') continue
    if (/^all(?: ages)?$|^any(?: age)?$|^no (?:upper |lower )?(?:age )?limit$/i.test(line))
      cell.drop('no-such-age')
    else if (!read) {
      // “Adults” says all; something with a number was not understood.
      if (/\d/.test(line)) cell.ask('ages-in-words')
      words.push(new DraftValue(`${label}${line}`, [cell]))
    } else {
      cell.change('spelling')
      if (read.wasDate) cell.ask('ages-from-date')
      const range: Range = {
        ...(read.from !== undefined && { from: new DraftValue(String(read.from), [cell]) }),
        ...(read.to !== undefined &&
          read.to < NO_LIMIT && { to: new DraftValue(String(read.to), [cell]) }),
      }
      // The youngest and the oldest in two columns are one range.
      if (label === '') ranges.push(range)
      else own = { ...own, ...range }
    }
  }
  return { own, ranges, words }
}

/** The widest range, if each one touches the next. */
function joinRanges(ranges: readonly Range[]): Range | undefined {
  const [first, ...others] = ranges.toSorted((a, b) => low(a) - low(b))
  let whole = first ?? {}
  for (const range of others) {
    if (low(range) > high(whole) + 1) return undefined
    whole = {
      ...(whole.from && { from: add(whole.from, range.from) }),
      ...(high(range) > high(whole)
        ? range.to && { to: add(range.to, whole.to) }
        : whole.to && { to: add(whole.to, range.to) }),
    }
  }
  return whole
}

const add = (leaf: DraftValue, other: DraftValue | undefined): DraftValue =>
  other?.text === leaf.text ? new DraftValue(leaf.text, [...leaf.cells, ...other.cells]) : leaf
const low = ({ from }: Range) => Number(from?.text ?? 0)
const high = ({ to }: Range) => Number(to?.text ?? Infinity)

const inWords = ({ from, to }: Range): DraftValue =>
  new DraftValue(
    from && to
      ? `Ages ${from.text} to ${to.text}`
      : from
        ? `From age ${from.text}`
        : `Up to age ${to!.text}`,
    [...(from?.cells ?? []), ...(to?.cells ?? [])],
  )
