import type { Selection } from '../api/answer-list.ts'
import { mapInBatches } from '../api/map-in-batches.ts'
import { inMiles } from './in-miles.ts'
import { NEAR } from './pages/card-mark.ts'
import type { CardTimes } from './pages/card-times.ts'
import { Html, escapeHtml } from '../pages/layout/html.ts'
import type { PageContext } from '../pages/page-context.ts'
import { type FindSource, readFindFile } from './read-find-file.ts'
import { shorten } from '../pages/parts/shorten.ts'
import type { Messages } from '../messages/messages.ts'
import { sayPlaceTimes } from '../times/place-times.ts'
import type { Asked } from '../times/say-times.ts'
import { distanceInMetres } from '../places/distance.ts'

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
  { words, prefix }: Pick<PageContext, 'words' | 'prefix'>,
): Promise<Html[]> {
  const size = source.manifest.collections.services.items_per_file
  const files = [...new Set(positions.map((position) => Math.floor(position / size)))]
  const bodies = await mapInBatches(files, (file) =>
    readFindFile(source, `cards/${file}.txt`, prefix),
  )
  const lines = new Map(files.map((file, i) => [file, bodies[i]!]))
  return positions.map((position) => {
    const line = lines.get(Math.floor(position / size))!(position % size)
    const tab = line.indexOf('\t')
    const data = JSON.parse(line.slice(0, tab)) as CardTimes
    const near = point && nearest(data.points, point)
    const when = sayPlaceTimes(data, { ...asked, place: near?.place }, words.schedule)
    return new Html(
      insert(line.slice(tab + 1), {
        warning: unclear.has(position) && `<strong>${escapeHtml(words.find.ringFirst)}</strong>`,
        note: partly.has(position) && escapeHtml(shorten(partly.get(position)!, 120)),
        when: when && escapeHtml(when),
        distance: near && escapeHtml(sayDistance(near, words.find)),
      }),
    )
  })
}

type Fact = 'warning' | 'note' | 'when' | 'distance'

/** Puts a warning before the facts of a card, and its times and its distance among them. */
function insert(
  card: string,
  { warning, note, when, distance }: Readonly<Record<Fact, string | false | undefined>>,
): string {
  const at = card.indexOf(NEAR)
  const start = card.lastIndexOf('<p>', at) + '<p>'.length
  const end = card.indexOf('</p>', at)
  const facts = [
    warning,
    note,
    card.slice(start, at),
    when,
    distance,
    card.slice(at + NEAR.length, end),
  ]
  return card.slice(0, start) + facts.filter(Boolean).join(' · ') + card.slice(end)
}

interface Nearest {
  /** The distance, with the doubt of a place that is known by its postcode. */
  readonly metres: number
  readonly name: string
  /** Its position among the places of the service. */
  readonly place: number
  readonly isCertain: boolean
}

const sayDistance = ({ metres, name, isCertain }: Nearest, say: Messages['find']): string =>
  (isCertain ? say.miles : say.milesAtMost)({ count: inMiles(metres), place: name })

/** The nearest of the places of a service. */
function nearest(
  points: CardTimes['points'],
  point: NonNullable<Selection['point']>,
): Nearest | undefined {
  let best: Nearest | undefined
  for (const [place, at] of points.entries()) {
    if (!at) continue
    const [latitude, longitude, name, doubt = 0] = at
    const metres = distanceInMetres(point, { latitude, longitude }) + doubt
    if (!best || metres < best.metres) best = { metres, name, place, isCertain: doubt === 0 }
  }
  return best
}
