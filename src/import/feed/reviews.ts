import { isObject } from '../../text/is-object.ts'
import type { Cell } from '../model/cell.ts'
import { addValue } from '../model/item.ts'
import { type Json, listOf } from '../read/json.ts'
import { at, cellsIn } from './place.ts'
import { foldKey } from '../mapping/vocabulary.ts'
import type { Found, Walking } from './walking.ts'

const INSPECTOR = /agency|ofsted|cqc|inspect|commission|hygiene/i
const SAID = new Set(['title', 'description'])

/** Keeps reviews by inspectors as marks of quality and drops all others. */
export function addReviews({ item, value, place }: Found, { ledger }: Walking): void {
  for (const review of listOf(value)) {
    if (!isObject(review)) {
      for (const cell of cellsIn(review, place, ledger)) cell.drop('no-home')
      continue
    }
    const reviewer = nameOf(review.organization)
    const isInspector = INSPECTOR.test(reviewer)
    const made: Cell[] = []
    const others: Cell[] = []
    for (const [key, said] of Object.entries(review))
      for (const cell of cellsIn(said, at(place, key), ledger))
        if (!isInspector || !SAID.has(foldKey(key))) others.push(cell)
        else made.push(cell.change('words').as(`${reviewer}: ${cell.text.trim()}.`))
    if (made.length > 0) addValue(item, 'accreditations', ...made)
    for (const cell of others)
      if (made.length > 0 && cell.text === reviewer) for (const one of made) cell.repeat(one)
      else cell.drop('no-home')
  }
}

const nameOf = (organization: Json): string =>
  isObject(organization) ? String(organization.name ?? '') : ''
