import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { mapPages as composeMap, mapPoints as composePoints } from '../../../pages/map-page.ts'
import { fileOf } from '../../../pages/address.ts'
import { findFilePath } from '../../../pages/pages-manifest.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf, sitesOf } from './context.ts'

const POINTS = 'points.json'

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
    if (!pages || !map) return new Map()
    const options = { ...map, points: findFilePath(site.plan.build, POINTS, pages.context.prefix) }
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
  patterns: ['/_/b/{build}{/language}/find/points.json'],
  type: MEDIA_TYPES.json,
  from: 'file',
  below: '/_/b/',
  files: (site) =>
    new Map(
      sitesOf(site).flatMap((one) => {
        const pages = pagesOf(one)
        if (!pages?.context.map) return []
        const { context, services } = pages
        const path = findFilePath(site.plan.build, POINTS, context.prefix)
        return [[path, () => composePoints(services(), context)] as const]
      }),
    ),
}
