import type { Document } from '../../../src/hsds/types.ts'
import { type Random, createRandom } from '../../search/random.ts'
import { POSTCODES } from './postcodes.ts'

type Fields = Partial<Document<'service_area'>>

/** One to three service areas, in the forms that publishers use. */
export const someAreas = (r: Random, id: string): Document<'service_area'>[] =>
  Array.from({ length: r.pick([1, 1, 1, 2, 3]) }, (_, i) => ({
    id: `${id.slice(0, -4)}${(0xa000 + i).toString(16)}`,
    ...r.pick(KINDS)(r),
  }))

const KINDS: readonly ((r: Random) => Fields)[] = [
  (r) => ({ name: 'Around here', extent_type: 'geojson', extent: JSON.stringify(star(r)) }),
  (r) => ({ extent_type: 'geojson', extent: JSON.stringify(feature(star(r))) }),
  (r) => ({ name: r.pick(['England', 'the UK', 'Wales', 'Scotland', 'nationwide']) }),
  (r) => ({ extent: r.pick(['Great Britain', 'England and Wales']), extent_type: 'text' }),
  (r) => ({ name: listOf(r) }),
  (r) => ({ name: 'Some streets', extent: listOf(r), extent_type: 'text' }),
  (r) => ({ name: 'A council', uri: `https://places.example.org/id/${r.pick(CODES)}` }),
  (r) => ({ extent: r.pick(CODES) }),
  (r) => ({ name: r.pick(['Anybody who can hear the bell', 'Ask us', 'Within reach']) }),
  // The first form cannot be judged, so the second counts.
  () => ({ extent: '{"type":"Point","coordinates":[-2.6,51.44]}', name: 'England' }),
]

const CODES = [
  'E06000023',
  'E06000022',
  'W06000015',
  'E05000011',
  'E05000014',
  'W05000021',
  'S13000011',
  // A region and a parish, which the ingested file does not have.
  'E12000009',
  'E04000001',
]

function listOf(r: Random): string {
  const parts = ['BS3', 'BS3 1', 'BS4 4AA', 'BA1', 'BA1 1', 'CF10 1', 'CH5', 'EH1', 'BS', 'BS31']
  const written = Array.from({ length: r.whole(1, 4) }, () => r.pick(parts))
  return written.join(r.pick([', ', '; ', ' and ']))
}

/** Services share areas, such as the wards of a town. */
const SHAPES = 30

/** A star around a postcode, of any size, sometimes with a hole. */
function star(random: Random) {
  const r = createRandom(`star ${random.whole(1, SHAPES)}`)
  const [, north, east] = r.pick(POSTCODES)
  const ring = (size: number, corners: number) =>
    Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * 2 * Math.PI
      const reach = size * (i % 2 === 0 ? 1 : 0.6)
      return [round(east + reach * Math.cos(angle)), round(north + reach * Math.sin(angle))]
    })
  const closed = (positions: number[][]) => [...positions, positions[0]!]
  const size = r.pick([0.003, 0.01, 0.03, 0.3])
  const outline = closed(ring(size, r.pick([8, 40, 400])))
  const hole = closed(ring(size / 4, 8).reverse())
  return { type: 'Polygon', coordinates: r.chance(0.3) ? [outline, hole] : [outline] }
}

const feature = (geometry: object) => ({ type: 'Feature', properties: {}, geometry })
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
