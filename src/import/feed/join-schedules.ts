import { type Item, addChild, cellsOf, childrenOf, textOf } from '../model/item.ts'

/** A service of version 3 lists the schedules of its places as its own. Each goes to its place, unless it is there already. */
export function joinSchedules(service: Item): void {
  const schedules = childrenOf(service, 'schedules')
  if (schedules.every(({ pair }) => pair === undefined)) return
  const pairs = new Map(
    childrenOf(service, 'service_at_locations').map((pair) => [textOf(pair, 'id'), pair]),
  )
  const own = schedules.filter((schedule) => {
    const pair = pairs.get(schedule.pair ?? '')
    if (!pair) return true
    const id = schedule.entryId?.text
    const isThere = childrenOf(pair, 'schedules').some(({ entryId }) => entryId?.text === id)
    if (!isThere || id === undefined) addChild(pair, 'schedules', schedule)
    else for (const cell of cellsOf(schedule)) cell.drop('nesting')
    return false
  })
  service.children.set('schedules', own)
}
