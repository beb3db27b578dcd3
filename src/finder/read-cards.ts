import type { Selection } from '../api/answer-list.ts'
import { mapInBatches } from '../api/map-in-batches.ts'
import { inMiles } from './in-miles.ts'
import { NEAR } from './pages/card.ts'
import type { CardPoint } from './pages/card-points.ts'
import { Html, escapeHtml } from '../pages/layout/html.ts'
import type { PageContext } from '../pages/page-context.ts'
import { type FindSource, readFindFile } from './read-find-file.ts'
import { distanceInMetres } from '../places/distance.ts'

/** The finished cards of the services that were found, in their order, each with its distance if one is known. `unclear` are those that may be closed. */
export async function readCards(
  {
    positions,
    point,
    unclear,
  }: Pick<Selection, 'positions' | 'point'> & { readonly unclear: ReadonlySet<number> },
  source: FindSource,
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
    const near = point && nearest(JSON.parse(line.slice(0, tab)) as readonly CardPoint[], point)
    return new Html(
      insert(line.slice(tab + 1), {
        warning: unclear.has(position) && `<strong>${escapeHtml(words.find.ringFirst)}</strong>`,
        distance:
          near && escapeHtml(words.find.miles({ count: inMiles(near.metres), place: near.name })),
      }),
    )
  })
}

/** Puts a warning before the facts of a card, and a distance among them. */
function insert(
  card: string,
  { warning, distance }: Readonly<Record<'warning' | 'distance', string | false | undefined>>,
): string {
  const at = card.indexOf(NEAR)
  const start = card.lastIndexOf('<p>', at) + '<p>'.length
  const end = card.indexOf('</p>', at)
  const facts = [warning, card.slice(start, at), distance, card.slice(at + NEAR.length, end)]
  return card.slice(0, start) + facts.filter(Boolean).join(' · ') + card.slice(end)
}

/** The nearest of the places of a service. */
function nearest(places: readonly CardPoint[], point: NonNullable<Selection['point']>) {
  let best: { readonly metres: number; readonly name: string } | undefined
  for (const [latitude, longitude, name] of places) {
    const metres = distanceInMetres(point, { latitude, longitude })
    if (!best || metres < best.metres) best = { metres, name }
  }
  return best
}
