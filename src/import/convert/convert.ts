import { v5 } from 'uuid'
import type { Country } from '../../countries/countries.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, cellsOf, childrenOf, valuesOf } from '../model/item.ts'
import type { Model } from '../model/model.ts'
import { isFiller } from '../../values/filler.ts'
import type { ConvertContext } from './context.ts'
import { DraftValue, type DraftRecord, type Name } from './draft.ts'
import { type Known, nameItems } from './names.ts'
import { organizationOf } from './organizations.ts'
import { splitName } from './place-name.ts'
import { isPlace, locationOf, noPlaceOf, visibilityOf } from './places.ts'
import { serviceOf } from './services.ts'
import { taxonomyOf } from './taxonomies.ts'

/** One record of the directory, made of an item. */
export interface MadeRecord {
  readonly kind: RecordKind
  readonly id: string
  /** Its slug at the first import, and now: empty when an editor removed it. */
  readonly name: Name
  readonly value: DraftRecord
  /** What the source says of it; absent for a record that stands for none. */
  readonly item?: Item
  /** The id in the source, where it is another. */
  readonly key?: string
  /** The addresses of its pages in the old directory. */
  readonly oldPages?: readonly Cell[]
  /** True when the people that it names agreed to it. */
  readonly consents?: true
  /** Why it is a draft. */
  readonly draft?: 'no-name' | 'no-organization'
}

export interface ConvertOptions {
  readonly source: string
  readonly namespace: string
  readonly countries: readonly Country[]
  readonly extensions: ConvertContext['extensions']
  readonly defaults: ConvertContext['defaults']
  readonly hasTerms: boolean
  readonly today: string
  readonly known: Known
  readonly note: ConvertContext['note']
}

/** Turns what a source says into records of the directory, in the order of organizations, places, taxonomies, services. */
export function convertModel(model: Model, options: ConvertOptions): MadeRecord[] {
  const { source, countries, extensions, defaults, hasTerms, today, note } = options
  for (const place of model.locations) splitName(place, countries)
  const names = nameItems(model, options)
  const written = new Set<Item>()
  const hidden = new Set<Item>()
  const context: ConvertContext = {
    countries,
    extensions,
    defaults,
    hasTerms,
    today,
    note,
    idOf: names.idOf as ConvertContext['idOf'],
    nameOf: (item) => (isRecord(item) && !written.has(item) ? undefined : names.nameOf(item)),
  }
  for (const items of [model.organizations, model.locations, model.services, model.taxonomies])
    for (const item of items) {
      recordIdFates(item)
      if (isWritten(item)) written.add(item)
    }
  for (const item of onlyOfHidden(model, written)) {
    written.delete(item)
    hidden.add(item)
    for (const cell of cellsOf(item)) cell.drop('hidden')
  }
  for (const term of model.terms) recordIdFates(term)
  for (const organization of model.organizations)
    for (const program of childrenOf(organization, 'programs')) recordIdFates(program)

  const records: MadeRecord[] = []
  const add = (kind: RecordKind, item: Item, value: DraftRecord, draft?: MadeRecord['draft']) => {
    const id = names.idOf(item)
    const idCells = valuesOf(item, 'id')
    const key = idCells[0]?.text.trim() ?? ''
    records.push({
      kind,
      id,
      name: names.nameOf(item)!,
      value: { id: new DraftValue(id, idCells), ...value },
      item,
      ...(PUBLIC_KEY.test(key) && key.toLowerCase() !== id && { key }),
      ...(draft && { draft }),
      ...(item.consents && { consents: true }),
      ...(item.values.has('old_address') && { oldPages: valuesOf(item, 'old_address') }),
    })
  }
  for (const item of model.organizations) {
    if (!written.has(item)) continue
    const value = organizationOf(item, context)
    if (value.name) add('organization', item, value)
    else written.delete(item)
  }
  for (const item of model.locations)
    if (written.has(item)) add('location', item, locationOf(item, context))
  const termsOf = new Map<Item, Item[]>()
  for (const term of model.terms) {
    if (hidden.has(term)) continue
    if (names.isReused(term)) {
      // Its record is here, and has what it says.
      for (const cell of cellsOf(term)) cell.change('term').keep()
      continue
    }
    const [taxonomy] = childrenOf(term, 'taxonomy')
    if (taxonomy) termsOf.set(taxonomy, [...(termsOf.get(taxonomy) ?? []), term])
  }
  for (const item of model.taxonomies) {
    const isVocabulary = item.key?.startsWith('vocabulary ')
    const mayBeBlank = hidden.size > 0 || model.terms.some(names.isReused)
    if (mayBeBlank && !termsOf.has(item) && isVocabulary) continue
    const value = taxonomyOf(item, termsOf.get(item) ?? [], context)
    if (value.name) add('taxonomy', item, value)
  }
  const nobody = createPlaceholderOrganization(source)
  for (const item of model.services) {
    if (!written.has(item)) continue
    const organization = childrenOf(item, 'organization')[0] ?? ownerOfPlace(item)
    const owner = organization && context.nameOf(organization)
    const value = serviceOf(item, owner ?? nobody.name, context)
    const isNamed = value.name !== undefined
    if (!isNamed) value.name = new DraftValue(`Service without a name (${item.key ?? 'no id'})`)
    if (isNamed && owner) {
      add('service', item, value)
      continue
    }
    if (!owner) nobody.isNeeded = true
    value.draft = new DraftValue('true')
    add('service', item, value, owner ? 'no-name' : 'no-organization')
  }
  return nobody.isNeeded ? [nobody.record(options.namespace), ...records] : records
}

/** An id that is no address of a person and no sentence. It is published. */
const PUBLIC_KEY = /^[\w.:/-]{1,64}$/

/** A service that names no organization is one of that which runs its place. */
const ownerOfPlace = (service: Item): Item | undefined =>
  childrenOf(service, 'service_at_locations')
    .flatMap((pair) => childrenOf(pair, 'location'))
    .flatMap((location) => childrenOf(location, 'organization'))[0]

const RECORDS: readonly string[] = ['service', 'organization', 'location']
const isRecord = ({ kind }: Item) => RECORDS.includes(kind)

/** The cells of ids say that they are kept, or what they became. */
function recordIdFates(item: Item): void {
  for (const cell of valuesOf(item, 'id'))
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(cell.text.trim()))
      cell.change('other-id')
    else if (cell.text !== cell.text.trim().toLowerCase()) cell.change('spelling')
}

/** True when an item becomes a record: it is not hidden, and it says something. */
function isWritten(item: Item): boolean {
  const isHidden = visibilityOf(item) === 'none'
  const says = item.kind !== 'location' || (isPlace(item) && noPlaceOf(item).length === 0)
  if (!isHidden && says) return true
  for (const cell of cellsOf(item))
    cell.drop(isHidden ? 'hidden' : isFiller(cell.text) ? 'filler' : 'no-value')
  if (isHidden) for (const cell of valuesOf(item, 'visibility')) cell.change('words').keep()
  return false
}

/** Organizations, places and terms that only hidden services name: they would tell of them. */
function onlyOfHidden(model: Model, written: ReadonlySet<Item>): Item[] {
  const named = (items: readonly Item[]) => new Set(items.flatMap((item) => [...namedBy(item)]))
  const secret = model.services.filter(
    (item) => !written.has(item) && visibilityOf(item) === 'none',
  )
  if (secret.length === 0) return []
  const shown = named([
    ...model.services.filter((item) => written.has(item)),
    ...model.organizations.filter((item) => !isOwnedBy(item, secret)),
  ])
  const candidates = named(secret)
  for (const { kind, children } of [...candidates])
    if (kind === 'organization')
      for (const child of [...children.values()].flat()) candidates.add(child)
  for (const location of model.locations)
    if (
      childrenOf(location, 'organization').some(
        (owner) => candidates.has(owner) && !shown.has(owner),
      )
    )
      candidates.add(location)
  return [...candidates].filter((item) => item.key !== undefined && !shown.has(item))
}

const isOwnedBy = (organization: Item, services: readonly Item[]): boolean =>
  services.some((service) => childrenOf(service, 'organization').includes(organization))

/** The records that an item names, and those above its terms. */
function* namedBy(item: Item): Generator<Item> {
  for (const child of [...item.children.values()].flat()) {
    if (child.key !== undefined) yield child
    if (child.kind === 'taxonomy_term' || child.key === undefined) yield* namedBy(child)
  }
}

/** The organization that drafts name whose source names none. It is a draft as well. */
function createPlaceholderOrganization(source: string) {
  const slug = `${source}-unknown-organization`
  return {
    isNeeded: false,
    name: { was: slug, now: slug } as Name,
    record: (namespace: string): MadeRecord => ({
      kind: 'organization',
      id: idOfNobody(namespace, source),
      name: { was: slug, now: slug },
      value: {
        id: new DraftValue(idOfNobody(namespace, source)),
        name: new DraftValue('Unknown organization'),
        description: new DraftValue(
          'Stands for the organization of services whose source names none.',
        ),
        draft: new DraftValue('true'),
      },
    }),
  }
}

const idOfNobody = (namespace: string, source: string): string =>
  v5(`${source}/organization/`, namespace)
