import { isObject } from '../../text/is-object.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import type { Rule } from '../../record/mapping/rule.ts'
import { applyRule } from '../mapping/apply-rule.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { type Place, at, cellsIn } from './place.ts'
import { capitalised, foldKey } from '../mapping/vocabulary.ts'
import type { Found, Walking } from './walking.ts'

/** Every value below becomes words of a text field, each with its key or its question: `Type: Full`. */
export function addWords(
  { to, say }: Rule,
  { item, value, place, entries }: Found,
  walking: Walking,
): void {
  for (const { cell, key, asked } of saidIn(value, { place, key: '' }, walking.ledger)) {
    const text = cleanText(cell.text).text
    const title = titleOf(key)
    const said = PLAIN.has(foldKey(key))
      ? text
      : `${title}${title.endsWith('?') ? '' : ':'} ${text}`
    const rule = { to, ...(say !== undefined && { say }) }
    const made = cell.change('words').as(said)
    for (const one of asked) one.change('words').repeat(made)
    applyRule(item, made, rule, { ...walking, entries })
  }
}

/** Keys that need no mention. */
const PLAIN = new Set(['name', 'description', ''])

/** A cell with the key or the question that it answers. */
interface Said {
  readonly cell: Cell
  readonly key: string
  /** The cells of the question. */
  readonly asked: readonly Cell[]
}

interface Asked {
  readonly place: Place
  readonly key: string
  readonly asked?: readonly Cell[]
}

function saidIn(json: Json, asked: Asked, ledger: Ledger): Said[] {
  if (Array.isArray(json)) return json.flatMap((one) => saidIn(one, asked, ledger))
  if (isObject(json)) return answersIn(json, asked.place, ledger)
  return cellsIn(json, asked.place, ledger).map((cell) => ({
    ...{ cell, key: asked.key, asked: asked.asked ?? [] },
  }))
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
  const questions: Cell[] = []
  // What asks comes before what answers.
  const entries = Object.entries(json).toSorted(([a], [b]) => Number(isSaid(a)) - Number(isSaid(b)))
  return entries.flatMap(([key, value]) => {
    const inner = at(place, key)
    const isAnswer = answer !== undefined && value === answer && key !== 'id'
    if (key === 'id' || (isPair && !isAnswer)) {
      for (const cell of cellsIn(value, inner, ledger))
        if (isPair && value === question) questions.push(cell)
        else cell.drop(isPair ? 'nesting' : 'entry-id')
      return []
    }
    const name = isAnswer && question !== undefined ? String(question) : key
    return saidIn(value, { place: inner, key: name, asked: questions }, ledger)
  })
}

const isSaid = (key: string) => key === 'answer' || key === 'value'

/** `pickUpPoint` and `pick_up_point` as words: `Pick Up Point`, `Pick up point`. */
const titleOf = (key: string): string =>
  capitalised(
    key
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .trim(),
  )
