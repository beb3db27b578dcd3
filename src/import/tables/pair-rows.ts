import { type Item, addChild, childrenOf, createItem } from '../model/item.ts'
import { type JoinContext, targetsOf } from './join-context.ts'
import { type Row, dropOrphan } from './rows.ts'

/** Joins the service and the place of a pair. */
export function linkPair(row: Row, context: JoinContext): void {
  const { item } = row
  const { resolver } = context
  const [service] = targetsOf(row, context, (to) => to === 'service')
  const [location] = targetsOf(row, context, (to) => to === 'location')
  if (!service || !location) return dropOrphan(row)
  delete item.key
  addChild(item, 'location', location)
  addChild(service, 'service_at_locations', item)
  resolver.setPair(service, location, item)
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
