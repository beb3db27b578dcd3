import { cleanText } from '../clean/clean-text.ts'
import type { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import { addValue } from '../model/item.ts'
import { type Json, type JsonObject, isObject } from './json.ts'
import { type Place, at, cellsIn } from './place.ts'
import { foldKey } from './key-rule.ts'
import type { Found, Walking } from './walking.ts'

/** Every value below becomes words of a text field, each with its key or its question: `Type: Full`. */
export function addWords(
  { words: field, label }: { readonly words: string; readonly label: string },
  { item, value, place }: Found,
  { ledger }: Walking,
): void {
  for (const { cell, key } of saidIn(value, { place, key: '' }, ledger)) {
    const text = cleanText(cell.text).text
    const title = titleOf(key)
    const said = PLAIN.has(foldKey(key))
      ? text
      : `${title}${title.endsWith('?') ? '' : ':'} ${text}`
    addValue(item, field, cell.change('words').as(label ? `${label}: ${said}` : said))
  }
}

/** Keys that need no mention. */
const PLAIN = new Set(['name', 'description', ''])

/** A cell with the key or the question that it answers. */
interface Said {
  readonly cell: Cell
  readonly key: string
}

interface Asked {
  readonly place: Place
  readonly key: string
}

function saidIn(json: Json, asked: Asked, ledger: Ledger): Said[] {
  if (Array.isArray(json)) return json.flatMap((one) => saidIn(one, asked, ledger))
  if (isObject(json)) return answersIn(json, asked.place, ledger)
  return cellsIn(json, asked.place, ledger).map((cell) => ({ cell, key: asked.key }))
}

/** An object is a question with its answer, or a value for each key. */
function answersIn(json: JsonObject, place: Place, ledger: Ledger): Said[] {
  const question =
    json.question ??
    json.label ??
    json.key ??
    ('value' in json ? (json.title ?? json.name) : undefined)
  const answer = json.answer ?? json.value
  const isPair = question !== undefined && answer !== undefined
  return Object.entries(json).flatMap(([key, value]) => {
    const inner = at(place, key)
    const isAnswer = answer !== undefined && value === answer && key !== 'id'
    if (key === 'id' || (isPair && !isAnswer)) {
      for (const cell of cellsIn(value, inner, ledger)) cell.drop(isPair ? 'nesting' : 'entry-id')
      return []
    }
    const name = isAnswer && question !== undefined ? String(question) : key
    return saidIn(value, { place: inner, key: name }, ledger)
  })
}

/** `pickUpPoint` and `pick_up_point` as words: `Pick Up Point`, `Pick up point`. */
function titleOf(key: string): string {
  const text = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
