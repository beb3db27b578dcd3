import { isObject } from '../../text/is-object.ts'
import type { Ledger } from '../model/findings.ts'
import type { ItemKind } from '../../record/mapping/paths.ts'
import { type Item, addValue, createItem } from '../model/item.ts'
import { type Model, type SharedKind, createModel } from '../model/model.ts'
import { ruleFor } from '../mapping/vocabulary.ts'
import { applyJson } from './apply-json.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { joinLinks } from './links.ts'
import { type Place, at, cellsIn } from './place.ts'
import { register } from './register.ts'
import { unwrapTerm } from './terms.ts'
import type { Walking } from './walking.ts'

/** Reads the JSON of services, of any version and dialect, one after the other. */
export interface FeedWalker {
  readonly add: (kind: SharedKind, json: Json) => void
  /** Whether an item was read already. */
  readonly has: (kind: SharedKind, id: string) => boolean
  readonly model: () => Model
}

export function createFeedWalker(source: string, ledger: Ledger): FeedWalker {
  const model = createModel()
  const walking: Walking = {
    source,
    ledger,
    model,
    links: new Map(),
    walk: (kind, json, place) => walkItem(kind, { json, place }, walking),
    fill: (item, json, place) => fillItem(item, { json, place }, walking),
  }
  return {
    has: (kind, id) => model.find(kind, id) !== undefined,
    add: (kind, json) => walking.walk(kind, json, { path: kind, record: recordName(kind, json) }),
    model() {
      joinLinks(walking.links, model)
      return model.model()
    },
  }
}

/** What the report calls a record: its kind with its id or its name. */
function recordName(kind: SharedKind, json: Json): string {
  const { id, name } = isObject(json) ? json : {}
  const hasId = typeof id === 'string' || typeof id === 'number'
  return `${kind} ${hasId ? String(id) : String(name ?? 'no id')}`
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

function walkItem(
  kind: ItemKind,
  { json, place }: { readonly json: Json; readonly place: Place },
  walking: Walking,
): Item | undefined {
  const item = createItem(kind)
  if (isObject(json)) {
    const whole = kind === 'taxonomy_term' ? unwrapTerm(json, place, walking) : { json, place }
    walking.fill(item, whole.json, whole.place)
    return register(item, whole.place, walking)
  }
  const main = MAIN[kind]
  for (const cell of cellsIn(json, place, walking.ledger)) if (main) addValue(item, main, cell)
  return main && item.values.size > 0 ? register(item, place, walking) : undefined
}

function fillItem(
  item: Item,
  { json, place }: { readonly json: JsonObject; readonly place: Place },
  walking: Walking,
): void {
  const entries = new Map<string, Item>()
  for (const [key, value] of Object.entries(json)) {
    if (value === null || value === undefined || value === '') continue
    const found = { item, value, place: at(place, key), entries }
    applyJson(ruleFor(item.kind, key), found, walking)
  }
}
