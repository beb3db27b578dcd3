import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { memoise } from '../../../../text/memoise.ts'
import {
  mapPages as composeMap,
  mapPoints as composePoints,
} from '../../../../finder/lists/map-page.ts'
import { FIND, fileOf } from '../../../../pages/address.ts'
import { checksum } from '../../../../text/checksum.ts'
import type { Site } from '../../composed-site.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf, sitesOf } from './context.ts'

/** The map, and a list that says the same. */
export const mapPages: SetDocument = {
  kind: 'set',
  title: 'the map, and a list of its places',
  patterns: ['/find/map.html', '/find/map/{letter}.html'],
  type: MEDIA_TYPES.html,
  from: 'file',
  below: '/find/map',
  files(site) {
    const pages = pagesOf(site)
    const map = pages?.context.map
    const points = pointsOf(site)
    if (!pages || !map || !points) return new Map()
    const options = { ...map, points: points.path }
    return new Map(
      [...composeMap(pages.services(), options, pages.context)].map(([address, make]) => [
        fileOf(address),
        make,
      ]),
    )
  },
}

/** Where the places of the map are. Confidential ones are not among them. */
export const mapPoints: SetDocument = {
  kind: 'set',
  title: 'the points of the map',
  patterns: ['/find/_/points.{checksum}.json'],
  type: MEDIA_TYPES.json,
  from: 'file',
  below: '/find/_/points.',
  files: (site) =>
    new Map(
      sitesOf(site).flatMap((one) => {
        const points = pointsOf(one)
        return points ? [[points.path, () => points.text] as const] : []
      }),
    ),
}

/** The points at an address that changes with them, so that the page of the map changes with nothing else. */
const pointsOf = memoise((site: Site) => {
  const pages = pagesOf(site)
  if (!pages?.context.map) return undefined
  const text = composePoints(pages.services(), pages.context)
  return { path: `${FIND}/_/points.${checksum(text)}.json`, text }
})
