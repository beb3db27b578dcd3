import type { Selection } from '../api/answer-list.ts'
import { mapInBatches } from '../api/map-in-batches.ts'
import { METRES_IN_A_MILE, inMiles } from './in-miles.ts'
import type { CardTimes } from '../pages/cards/card-times.ts'
import { fillCard, readCard } from '../pages/cards/fill-card.ts'
import type { Html } from '../pages/layout/html.ts'
import type { PageContext } from '../pages/page-context.ts'
import { type FindSource, readFindFile } from './read-find-file.ts'
import { shorten } from '../pages/parts/shorten.ts'
import type { Weekday } from '../hsds/weekdays.ts'
import type { Messages } from '../messages/messages.ts'
import type { Clock } from '../times/clock.ts'
import { distanceInMetres } from '../countries/distance.ts'

/** The moment of the question, and the day of the week that was asked for. */
interface Asked {
  readonly clock: Clock
  readonly weekday: Weekday | undefined
}

/**
 * The finished cards of the services that were found, in their order, each with its times as seen from now and its distance if one is
 * known: both of the same place. `unclear` are those that may be closed, `partly` what a place has in part of what was asked for.
 */
export async function readCards(
  {
    positions,
    point,
    unclear,
    partly,
  }: Pick<Selection, 'positions' | 'point'> & {
    readonly unclear: ReadonlySet<number>
    readonly partly: ReadonlyMap<number, string>
  },
  source: FindSource,
  asked: Asked,
  { messages, prefix }: Pick<PageContext, 'messages' | 'prefix'>,
): Promise<Html[]> {
  const size = source.manifest.collections.services.items_per_file
  const files = [...new Set(positions.map((position) => Math.floor(position / size)))]
  const bodies = await mapInBatches(files, (file) =>
    readFindFile(source, `cards/${file}.txt`, prefix),
  )
  const lines = new Map(files.map((file, i) => [file, bodies[i]!]))
  const { clock, weekday } = asked
  return positions.map((position) => {
    const read = readCard(lines.get(Math.floor(position / size))!(position % size))
    const near = point && nearest(read.data.points, point)
    const shown = {
      clock,
      weekday,
      near: near && { place: near.place, far: sayDistance(near, messages.card) },
      isUnclear: unclear.has(position),
      note: partly.has(position) ? shorten(partly.get(position)!, 120) : undefined,
    }
    return fillCard(read, shown, messages)
  })
}

interface Nearest {
  /** The distance, with the doubt of a place that is known by its postcode. */
  readonly metres: number
  /** Its position among the places of the service. */
  readonly place: number
  readonly isCertain: boolean
}

function sayDistance({ metres, isCertain }: Nearest, messages: Messages['card']): string {
  if (metres < METRES_IN_A_MILE / 4) return messages.near
  return (isCertain ? messages.miles : messages.milesAtMost)({ count: inMiles(metres) })
}

/** The nearest of the places of a service. */
function nearest(
  points: CardTimes['points'],
  point: NonNullable<Selection['point']>,
): Nearest | undefined {
  let best: Nearest | undefined
  for (const [place, at] of points.entries()) {
    if (!at) continue
    const [latitude, longitude, , doubt = 0] = at
    const metres = distanceInMetres(point, { latitude, longitude }) + doubt
    if (!best || metres < best.metres) best = { metres, place, isCertain: doubt === 0 }
  }
  return best
}
