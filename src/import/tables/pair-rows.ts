import { type Item, addChild, childrenOf, createItem } from '../model/item.ts'
import { type JoinContext, targetsOf } from './join-context.ts'
import { type Row, dropOrphan } from './rows.ts'

/** Joins the service and the place of a pair; where a row names several, each service with each place. */
export function linkPair(row: Row, context: JoinContext): void {
  const { item } = row
  const services = targetsOf(row, context, (to) => to === 'service')
  const locations = targetsOf(row, context, (to) => to === 'location')
  if (services.length === 0 || locations.length === 0) return dropOrphan(row)
  delete item.key
  const isOne = services.length * locations.length === 1
  // The id of the row is that of one pair.
  if (!isOne) for (const cell of item.values.get('id') ?? []) cell.drop('entry-id')
  for (const service of services)
    for (const location of locations) {
      const values = new Map([...item.values].filter(([field]) => isOne || field !== 'id'))
      const pair: Item = isOne ? item : { ...item, values, children: new Map(item.children) }
      addChild(pair, 'location', location)
      addChild(service, 'service_at_locations', pair)
      context.resolver.setPair(service, location, pair)
    }
}

/** Gives a service a place that it names by a key, without a row for the pair. */
export function addPlace(service: Item, location: Item, { resolver }: JoinContext): void {
  const known = childrenOf(service, 'service_at_locations').some(
    (pair) => childrenOf(pair, 'location')[0] === location,
  )
  if (known) return
  const pair = createItem('service_at_location')
  addChild(pair, 'location', location)
  addChild(service, 'service_at_locations', pair)
  resolver.setPair(service, location, pair)
}
