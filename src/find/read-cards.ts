import type { Selection } from '../api/answer-list.ts'
import type { Manifest } from '../api/manifest.ts'
import { mapInBatches } from '../api/map-in-batches.ts'
import { MissingFile, createLines } from '../api/lines.ts'
import type { ReadBytes } from '../api/read-items.ts'
import { inMiles } from './in-miles.ts'
import { NEAR } from '../pages/search/card.ts'
import type { CardPoint } from '../pages/search/card-points.ts'
import { Html, escapeHtml } from '../pages/frame/html.ts'
import { findFilePath } from '../pages/pages-manifest.ts'
import type { PageContext } from '../pages/page-context.ts'
import { distanceInMetres } from '../places/distance.ts'

/** The finished cards of the services that were found, in their order, each with its distance if one is known. `unclear` are those that may be closed. */
export async function readCards(
  {
    positions,
    point,
    unclear,
  }: Pick<Selection, 'positions' | 'point'> & { readonly unclear: ReadonlySet<number> },
  { manifest, read }: { readonly manifest: Manifest; readonly read: ReadBytes },
  { words, prefix }: Pick<PageContext, 'words' | 'prefix'>,
): Promise<Html[]> {
  const size = manifest.collections.services.items_per_file
  const files = [...new Set(positions.map((position) => Math.floor(position / size)))]
  const bodies = await mapInBatches(files, (file) =>
    read(findFilePath(manifest.build, `cards/${file}.txt`, prefix)),
  )
  const lines = new Map(files.map((file, i) => [file, createLines(bodies[i]!, BRACKET)]))
  return positions.map((position) => {
    const line = decoder.decode(lines.get(Math.floor(position / size))!(position % size))
    const tab = line.indexOf('\t')
    if (tab < 0) throw new MissingFile('A line of cards is not whole.')
    const near = point && nearest(JSON.parse(line.slice(0, tab)) as readonly CardPoint[], point)
    return new Html(
      insert(line.slice(tab + 1), {
        warning: unclear.has(position) && `<strong>${escapeHtml(words.find.ringFirst)}</strong>`,
        distance: near && escapeHtml(words.find.miles(inMiles(near.metres), near.name)),
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

/** The points of a card begin with it. */
const BRACKET = 91

const decoder = new TextDecoder()

/** The nearest of the places of a service. */
function nearest(places: readonly CardPoint[], point: NonNullable<Selection['point']>) {
  let best: { readonly metres: number; readonly name: string } | undefined
  for (const [latitude, longitude, name] of places) {
    const metres = distanceInMetres(point, { latitude, longitude })
    if (!best || metres < best.metres) best = { metres, name }
  }
  return best
}
