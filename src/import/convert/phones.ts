import type { Country } from '../../places/postcode.ts'
import { normalisePhone } from '../../record/normalise/phone.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { languagesOf } from './languages.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { cleanCells, draftValue } from './value.ts'

/** The digits of a number, from where a text may have one. */
const NUMBER = /[+(]?\d[\d\s().-]{2,}\d/y
/** An extension behind a number, with the marks around it. */
const EXTENSION = /^[\s,.;]*(?:ext(?:ension|n)?|x)\.?:?\s*(\d{1,6})[\s.,;]*/i
const BETWEEN = /(?<!\s)\s*(?:\n|;|\/|,(?=\s*[+(]?\d)|\bor\b)\s*/i

/** Telephone numbers. A cell may hold several, with labels and extensions. */
export function phonesOf(item: Item, countries: readonly Country[]): DraftRecord[] {
  return cleanCells(valuesOf(item, 'number')).flatMap(({ text, cell }) => {
    const bare = text.replace(/^"+|(?<!")"+$/g, '')
    const parts = bare.split(BETWEEN)
    const isList = parts.length > 1 && parts.every((part) => digitsIn(part) >= 5)
    const found = (isList ? parts : [bare]).flatMap((part) => {
      const read = readNumber(part.trim())
      return read && digitsIn(read.number) >= 5 ? [read] : []
    })
    if (found.length === 0) {
      cell.drop('not-a-phone')
      return []
    }
    return found.map(({ label, number, extension, note }, i) => {
      const usual = (countries[0] === 'GB' && normalisePhone(number)) || number.trim()
      if (usual !== cell.text.trim()) cell.change('spelling')
      const words = [label, note].map((part) =>
        part.replace(/^[\s:(,-]+|(?<![\s:),.-])[\s:),.-]+$/g, ''),
      )
      const said = words.filter(
        (part) => part !== '' && !/^(?:tel(?:ephone)?|phone|phone no|no|t)$/i.test(part),
      )
      const own = i === 0 ? othersOf(item, countries) : {}
      return compact({
        number: new DraftValue(usual, [cell]),
        extension:
          extension === undefined ? undefined : new DraftValue(String(Number(extension)), [cell]),
        ...own,
        ...(said.length > 0 &&
          !('description' in own) && { description: new DraftValue(said.join(' '), [cell]) }),
      })
    })
  })
}

/** A number with what stands before and after it: `Office: 0117 496 0123 ext 12`. */
function readNumber(text: string) {
  const start = text.search(/[\d+(]/)
  NUMBER.lastIndex = Math.max(start, 0)
  const [number] = NUMBER.exec(text) ?? []
  if (number === undefined) return undefined
  const rest = text.slice(start + number.length)
  const [behind = '', extension] = EXTENSION.exec(rest) ?? []
  return {
    label: text.slice(0, start),
    number,
    extension,
    note: rest.slice(behind.length).replace(/^[\s,.;]+/, ''),
  }
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

function othersOf(item: Item, countries: readonly Country[]): DraftRecord {
  const value = (field: string) => draftValue(valuesOf(item, field), 'phone', field, countries)
  return compact({
    extension: value('extension'),
    type: value('type'),
    description: value('description'),
    languages: languagesOf(item, countries),
  })
}
