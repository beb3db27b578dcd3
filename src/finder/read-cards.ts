import type { Selection } from '../api/answer-list.ts'
import { mapInBatches } from '../api/map-in-batches.ts'
import { inMiles } from './in-miles.ts'
import { NEAR } from './pages/card-mark.ts'
import type { CardTimes } from './pages/card-times.ts'
import { Html, escapeHtml } from '../pages/layout/html.ts'
import type { PageContext } from '../pages/page-context.ts'
import { type FindSource, readFindFile } from './read-find-file.ts'
import { shorten } from '../pages/parts/shorten.ts'
import type { Weekday } from '../hsds/weekdays.ts'
import type { Messages } from '../messages/messages.ts'
import type { Clock } from '../times/clock.ts'
import { sayTimesNow } from '../times/say-times.ts'
import { distanceInMetres } from '../places/distance.ts'

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
    const near = point && nearest(data.places, point)
    const when = whenOf(data, near?.place, asked, words.schedule)
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

type Place = CardTimes['places'][number]

interface Nearest {
  /** The distance, with the doubt of a place that is known by its postcode. */
  readonly metres: number
  readonly name: string
  readonly place: Place
  readonly isCertain: boolean
}

const sayDistance = ({ metres, name, isCertain }: Nearest, say: Messages['find']): string =>
  (isCertain ? say.miles : say.milesAtMost)({ count: inMiles(metres), place: name })

/** The nearest of the places of a service. */
function nearest(
  places: readonly Place[],
  point: NonNullable<Selection['point']>,
): Nearest | undefined {
  let best: Nearest | undefined
  for (const place of places) {
    const [at] = place
    if (!at) continue
    const [latitude, longitude, name, doubt = 0] = at
    const metres = distanceInMetres(point, { latitude, longitude }) + doubt
    if (!best || metres < best.metres) best = { metres, name, place, isCertain: doubt === 0 }
  }
  return best
}

/** The times of the place that a card names; without one, those that all places have, or that they differ. */
function whenOf(
  { times, own, places }: CardTimes,
  place: Place | undefined,
  asked: Asked,
  say: Messages['schedule'],
): string | undefined {
  const sayAll = (numbers: readonly number[]) =>
    sayTimesNow(
      numbers.flatMap((number) => times[number] ?? []),
      asked,
      say,
    )
  if (place) {
    const [, ...here] = place
    return sayAll(here)
  }
  const some = places.map(([, ...here]) => here).filter((here) => here.length > 0)
  const different = new Set(some.map((here) => here.toSorted().join()))
  if (different.size < 2) return sayAll(some[0] ?? own)
  if (asked.weekday === undefined) return say.differentTimes({ count: some.length })
  // One of them is on the day that was asked for.
  return sayAll([...new Set(some.flat())])
}
