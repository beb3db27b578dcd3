import { cleanText } from '../clean/clean-text.ts'
import { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import {
  type Item,
  type ItemKind,
  addChild,
  addValue,
  childrenOf,
  createItem,
  valuesOf,
} from '../model/item.ts'
import { type Model, SHARED, type SharedKind, createModel } from '../model/model.ts'
import { fold } from '../read/table.ts'
import { naturalKey } from '../model/natural-key.ts'
import { taxonomyNamed } from '../tables/taxonomy-named.ts'
import { type KeyRule, foldKey } from './rule.ts'
import { ruleFor } from './rules.ts'

type Json = unknown
type JsonObject = Readonly<Record<string, Json>>

/** Reads the JSON of services, of any version and dialect, one after the other. */
export interface FeedWalker {
  readonly add: (kind: SharedKind, json: Json) => void
  /** Whether an item was read already. */
  readonly has: (kind: SharedKind, id: string) => boolean
  readonly model: () => Model
}

interface Place {
  /** The path of keys, as the report shows it. */
  readonly path: string
  readonly record: string
}

/** The field that takes a text in place of an object. */
const MAIN: Readonly<Partial<Record<ItemKind, string>>> = {
  phone: 'number',
  language: 'language',
  taxonomy_term: 'name',
  service_area: 'name',
  url: 'url',
  contact: 'name',
  accessibility: 'description',
  organization: 'name',
  location: 'name',
  funding: 'source',
  required_document: 'document',
  eligibility: 'eligibility',
  address: 'address_1',
}

const isObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const listOf = (json: Json): readonly Json[] =>
  Array.isArray(json) ? json : json === null || json === undefined || json === '' ? [] : [json]

export function createFeedWalker(source: string, ledger: Ledger): FeedWalker {
  const model = createModel()
  /** Links to items that may come later. */
  const pending: {
    readonly item: Item
    readonly as: string
    readonly to: SharedKind
    readonly cell: Cell
  }[] = []

  const cellAt = ({ path, record }: Place, text: string): Cell => {
    const cell = new Cell(path, record, text)
    ledger.cells.push(cell)
    return cell
  }

  function walk(kind: ItemKind, json: Json, place: Place): Item | undefined {
    const item = createItem(kind)
    if (!isObject(json)) {
      const main = MAIN[kind]
      for (const cell of cellsIn(json, place)) if (main) addValue(item, main, cell)
      return main && item.values.size > 0 ? register(item, place) : undefined
    }
    const whole = unwrap(kind, json, place)
    fill(item, whole.json, whole.place)
    return register(item, whole.place)
  }

  /** A term, a place may be wrapped: `{ taxonomy: {…} }`, `{ taxonomy_term: {…} }`. */
  function unwrap(
    kind: ItemKind,
    json: JsonObject,
    place: Place,
  ): { json: JsonObject; place: Place } {
    if (kind !== 'taxonomy_term') return { json, place }
    const [inner] = Object.entries(json).filter(
      ([key, value]) => ['taxonomy', 'taxonomyterm'].includes(foldKey(key)) && isObject(value),
    )
    if (!inner) return { json, place }
    for (const [key, value] of Object.entries(json))
      if (key !== inner[0])
        for (const cell of cellsIn(value, at(place, key)))
          cell.drop(
            foldKey(key) === 'id'
              ? 'entry-id'
              : ['value', 'label'].includes(foldKey(key))
                ? 'no-home'
                : 'nesting',
          )
    return { json: inner[1] as JsonObject, place: at(place, inner[0]) }
  }

  function fill(item: Item, json: JsonObject, place: Place): void {
    for (const [key, value] of Object.entries(json)) {
      if (value === null || value === undefined || value === '') continue
      apply(ruleFor(item.kind, key), { item, key, value, place: at(place, key) })
    }
  }

  function apply(
    rule: KeyRule,
    { item, key, value, place }: { item: Item; key: string; value: Json; place: Place },
  ): void {
    const cells = () => cellsIn(value, place)
    if ('id' in rule) {
      for (const cell of cells()) {
        item.key = cell.text.trim()
        addValue(item, 'id', cell)
      }
      return
    }
    if ('list' in rule) return addEntries(item, rule, value, place)
    if ('inline' in rule) {
      for (const one of listOf(value).filter(isObject)) fill(item, one, place)
      return
    }
    if ('terms' in rule) return addTerms(item, rule.terms, value, place)
    if ('band' in rule) return addBand(item, rule.band, { key, value, place })
    if ('link' in rule) {
      for (const cell of cells()) pending.push({ item, as: rule.as, to: rule.link, cell })
      return
    }
    if ('point' in rule) return addPoint(item, value, place)
    if ('review' in rule) return addReviews(item, value, place)
    if ('flag' in rule) {
      for (const cell of cells()) addFlag(item, rule, cell)
      return
    }
    if ('label' in rule && 'words' in rule)
      return addWords(item, rule.words, { label: rule.label, value, place })
    if ('drop' in rule) {
      for (const cell of cells()) cell.drop(rule.drop)
      return
    }
    if ('of' in rule) {
      for (const cell of cells()) addChoice(item, rule, cell)
      return
    }
    if (rule.value === 'vocabulary' && isObject(value))
      return addEntries(item, { list: 'taxonomy', as: 'taxonomy' }, value, place)
    const owner = rule.in ? entryOf(item, rule.in) : item
    for (const cell of cells())
      addValue(
        owner,
        rule.value,
        rule.label ? cell.change('words').as(`${rule.label}: ${cell.text.trim()}.`) : cell,
      )
  }

  function addFlag(item: Item, { flag, words }: { flag: string; words: string }, cell: Cell): void {
    if (/^(?:true|yes|1)$/i.test(cell.text.trim()))
      addValue(item, flag, cell.change('words').as(words))
    else cell.drop('says-nothing')
  }

  function addChoice(
    item: Item,
    { value, of }: { value: string; of: Readonly<Record<string, string>> },
    cell: Cell,
  ): void {
    const said = of[cell.text.trim().toLowerCase()]
    if (said === undefined) cell.drop('says-nothing')
    else addValue(item, value, cell.change('words').as(said))
  }

  function addEntries(
    item: Item,
    { list: kind, as }: { list: ItemKind; as: string },
    value: Json,
    place: Place,
  ): void {
    for (const one of listOf(value)) {
      if (kind === 'taxonomy_term' && isObject(one) && addAttribute(item, one, place)) continue
      // Some vendors put places where others have the pair of service and place.
      const isPlace =
        kind === 'service_at_location' &&
        isObject(one) &&
        !('location' in one) &&
        !('location_id' in one)
      const entry = isPlace ? pairWith(one, place) : walk(kind, one, place)
      if (!entry) continue
      if (/\.regular_?schedules?$/i.test(place.path)) describedAsNote(entry)
      addChild(item, as, entry)
      if (kind === 'eligibility')
        for (const term of childrenOf(entry, 'taxonomy_terms'))
          addChild(item, 'taxonomy_terms', term)
    }
  }

  /** An attribute that says more than its term. Returns whether it is one. */
  function addAttribute(
    item: Item,
    { value, label, taxonomy_term, ...rest }: JsonObject,
    place: Place,
  ): boolean {
    if ((value ?? label ?? null) === null || !isObject(taxonomy_term)) return false
    const attribute = createItem('attribute')
    for (const [key, said] of Object.entries({ value, label }))
      for (const cell of cellsIn(said, at(place, key))) addValue(attribute, key, cell)
    for (const [key, said] of Object.entries(rest))
      for (const cell of cellsIn(said, at(place, key)))
        cell.drop(key === 'id' ? 'entry-id' : 'nesting')
    const term = walk('taxonomy_term', taxonomy_term, at(place, 'taxonomy_term'))
    if (term) addChild(attribute, 'taxonomy_term', term)
    addChild(item, 'attributes', attribute)
    return true
  }

  /** What version 1 calls the description of times is a note: `Tue 12:00-14:00 (term time only)`. */
  function describedAsNote({ values }: Item): void {
    const description = values.get('description')
    if (!description || values.has('notes')) return
    values.delete('description')
    values.set('notes', description)
  }

  function pairWith(json: Json, place: Place): Item | undefined {
    const location = walk('location', json, place)
    if (!location) return undefined
    const pair = createItem('service_at_location')
    addChild(pair, 'location', location)
    return pair
  }

  function entryOf(item: Item, { field, kind }: { field: string; kind: ItemKind }): Item {
    const known =
      kind === 'url' ? undefined : childrenOf(item, field).find((child) => child.key === undefined)
    if (known && kind === 'address') return known
    const entry = createItem(kind)
    addChild(item, field, entry)
    return entry
  }

  /** Names in a list, or objects with one, as terms of a taxonomy of their own. */
  function addTerms(item: Item, vocabulary: string, value: Json, place: Place): void {
    for (const one of listOf(value)) {
      const cells = isObject(one) ? nameCells(one, place) : cellsIn(one, place)
      for (const cell of cells) addTerm(item, vocabulary, cell)
    }
  }

  function addTerm(item: Item, vocabulary: string, cell: Cell, name = cell.text.trim()): void {
    const term = createItem('taxonomy_term')
    term.key = `${fold(vocabulary)}:${fold(name)}`
    const part = cell.change('term').as(name[0]!.toUpperCase() + name.slice(1))
    addValue(term, 'name', part)
    addChild(term, 'taxonomy', taxonomyNamed([new Cell('', '', vocabulary)], { model, source }))
    addChild(item, 'taxonomy_terms', model.add(term as never))
  }

  /** The cells of the name of an object; its other cells are not needed. */
  function nameCells(json: JsonObject, place: Place): Cell[] {
    const names = Object.keys(json).filter((key) =>
      ['name', 'audiencetype', 'label'].includes(foldKey(key)),
    )
    return Object.entries(json).flatMap(([key, value]) => {
      const cells = cellsIn(value, at(place, key))
      if (key === names[0]) return cells
      for (const cell of cells) cell.drop('nesting')
      return []
    })
  }

  function addBand(
    item: Item,
    vocabulary: string,
    { key, value, place }: { key: string; value: Json; place: Place },
  ): void {
    for (const cell of cellsIn(value, place))
      if (/^true$/i.test(cell.text))
        addTerm(item, vocabulary, cell, key.replace(/^age_?band_?/i, '').replaceAll('_', ' '))
      else cell.drop('says-nothing')
  }

  /** A GeoJSON point: longitude first. */
  function addPoint(item: Item, value: Json, place: Place): void {
    const { coordinates, ...rest } = isObject(value) ? value : { coordinates: value }
    for (const [key, other] of Object.entries(rest))
      for (const cell of cellsIn(other, at(place, key))) cell.drop('nesting')
    const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as Json[]) : []
    for (const cell of cellsIn(longitude, at(place, 'coordinates')))
      addValue(item, 'longitude', cell)
    for (const cell of cellsIn(latitude, at(place, 'coordinates'))) addValue(item, 'latitude', cell)
  }

  /** What an inspector says is a mark of quality. Other reviews have no place in a directory. */
  function addReviews(item: Item, value: Json, place: Place): void {
    for (const review of listOf(value)) {
      const reviewer =
        isObject(review) && isObject(review.organization)
          ? String(review.organization.name ?? '')
          : ''
      const isInspector = /agency|ofsted|cqc|inspect|commission|hygiene/i.test(reviewer)
      for (const [key, said] of isObject(review) ? Object.entries(review) : []) {
        const isWord = isInspector && ['title', 'description'].includes(foldKey(key))
        for (const cell of cellsIn(said, at(place, key)))
          if (isWord)
            addValue(
              item,
              'accreditations',
              cell.change('words').as(`${reviewer}: ${cell.text.trim()}.`),
            )
          else cell.drop('no-home')
      }
    }
  }

  function addWords(
    item: Item,
    field: string,
    { label, value, place }: { label: string; value: Json; place: Place },
  ): void {
    const said: { cell: Cell; words: string }[] = []
    const visit = (json: Json, where: Place, key: string) => {
      if (isObject(json)) {
        const { question, answer, label: name, value: own } = json
        const asked = question ?? name
        const answered = answer ?? own
        for (const [inner, one] of Object.entries(json)) {
          const isAnswer = answered !== undefined && one === answered && inner !== 'id'
          if (asked !== undefined && answered !== undefined && !isAnswer)
            for (const cell of cellsIn(one, at(where, inner))) cell.drop('nesting')
          else if (inner === 'id')
            for (const cell of cellsIn(one, at(where, inner))) cell.drop('entry-id')
          else visit(one, at(where, inner), asked !== undefined && isAnswer ? String(asked) : inner)
        }
      } else if (Array.isArray(json)) for (const one of json as Json[]) visit(one, where, key)
      else
        for (const cell of cellsIn(json, where)) {
          const isPlain = ['name', 'description', ''].includes(foldKey(key))
          said.push({
            cell,
            words: isPlain
              ? cleanText(cell.text).text
              : `${words(key)}: ${cleanText(cell.text).text}`,
          })
        }
    }
    visit(value, place, '')
    for (const { cell, words: text } of said)
      addValue(item, field, cell.change('words').as(label ? `${label}: ${text}` : text))
  }

  /** Scalars anywhere below a value, each as a cell. */
  function cellsIn(json: Json, place: Place): Cell[] {
    if (json === null || json === undefined || json === '') return []
    if (Array.isArray(json)) return json.flatMap((one) => cellsIn(one, place))
    if (isObject(json))
      return Object.entries(json).flatMap(([key, value]) => cellsIn(value, at(place, key)))
    const text = String(json)
    return text.trim() === '' ? [] : [cellAt(place, text)]
  }

  /** Gives an item its key, and joins it with the other copies of it. */
  function register(item: Item, place: Place): Item {
    if (!(SHARED as readonly string[]).includes(item.kind)) {
      const isOwn = item.kind !== 'service_at_location'
      if (isOwn) for (const cell of valuesOf(item, 'id')) cell.drop('entry-id')
      if (isOwn) item.values.delete('id')
      delete item.key
      return item
    }
    if (item.kind === 'taxonomy_term') completeTerm(item)
    if (item.kind === 'service') hidePlaces(item)
    if (item.key === undefined) {
      const key = naturalKey(item)
      if (key !== undefined) {
        item.key = key
        item.isWeak = true
        ledger.remarks.add(
          `${item.kind} records without an id are told apart by their names or addresses`,
          place.record,
        )
      }
    }
    return model.add(item as never)
  }

  function completeTerm(item: Item): void {
    const [id] = valuesOf(item, 'id')
    if (id && /^[\w.-]+:[\w.-]+$/.test(id.text) && !item.values.has('code'))
      addValue(item, 'code', id.as(id.text))
    const vocabulary = valuesOf(item, 'vocabulary')
    const [parent] = childrenOf(item, 'parent')
    if (childrenOf(item, 'taxonomy').length > 0) {
      for (const cell of vocabulary)
        for (const twin of valuesOf(childrenOf(item, 'taxonomy')[0]!, 'name')) cell.repeat(twin)
      return
    }
    const link = pending.find((one) => one.item === item && one.to === 'taxonomy')
    if (link) {
      const taxonomy = createItem('taxonomy')
      taxonomy.key = link.cell.text.trim()
      if (vocabulary.length > 0) addValue(taxonomy, 'name', ...vocabulary)
      addChild(item, 'taxonomy', model.add(taxonomy as never))
      return
    }
    const own = vocabulary.length === 0 && parent ? childrenOf(parent, 'taxonomy')[0] : undefined
    addChild(item, 'taxonomy', own ?? taxonomyNamed(vocabulary, { model, source }))
  }

  function hidePlaces(item: Item): void {
    const hides = valuesOf(item, 'hides')
    if (hides.length === 0) return
    for (const pair of childrenOf(item, 'service_at_locations'))
      for (const location of childrenOf(pair, 'location'))
        if (!location.values.has('visibility')) addValue(location, 'visibility', ...hides)
  }

  return {
    has: (kind, id) => model.find(kind, id) !== undefined,
    add(kind, json) {
      const id = isObject(json) ? json.id : undefined
      const name = isObject(json) ? json.name : undefined
      const record =
        typeof id === 'string' || typeof id === 'number' ? String(id) : String(name ?? 'no id')
      walk(kind, json, { path: kind, record: `${kind} ${record}` })
    },
    model() {
      for (const { item, as, to, cell } of pending.splice(0)) {
        const known = childrenOf(item, as)[0]
        const found =
          model.find(to, cell.text.trim()) ?? (known?.key === cell.text.trim() ? known : undefined)
        if (!found) cell.drop(known ? 'nesting' : 'orphan')
        else {
          cell.keep()
          if (!known) addChild(item, as, found)
        }
      }
      return model.model()
    },
  }
}

const at = ({ path, record }: Place, key: string): Place => ({ path: `${path}.${key}`, record })

const words = (key: string): string => {
  const text = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
  return text === '' ? '' : text[0]!.toUpperCase() + text.slice(1)
}
