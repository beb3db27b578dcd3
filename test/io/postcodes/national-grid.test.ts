import { distance } from '@turf/turf'
import { describe, expect, it } from 'vitest'
import { fromGridToAiry, fromNationalGrid } from '../../../src/io/postcodes/national-grid.ts'

describe('the National Grid', () => {
  it('matches the worked example in the guide of Ordnance Survey', () => {
    const { latitude, longitude } = fromGridToAiry(651_409.903, 313_177.27)
    const degrees = (minutes: number, seconds: number) => minutes / 60 + seconds / 3600
    expect((latitude * 180) / Math.PI).toBeCloseTo(52 + degrees(39, 27.2531), 7)
    expect((longitude * 180) / Math.PI).toBeCloseTo(1 + degrees(43, 4.5177), 7)
  })

  /** Points of the OSTN15 test file of Ordnance Survey, precise to a centimetre. */
  it.each([
    ["St Mary's, Scilly", 91_492.146, 11_318.804, 49.9222639373, -6.29977752014],
    ['Lizard', 170_370.718, 11_572.405, 49.9600613782, -5.20304609998],
    ['Plymouth', 250_359.811, 62_016.569, 50.4388582561, -4.10864563561],
    ["St Catherine's Point", 449_816.371, 75_335.861, 50.57563665, -1.2978227724],
    ['North Foreland', 639_821.835, 169_565.858, 51.3744702555, 1.44454730409],
    ['Brislington', 362_269.991, 169_978.69, 51.4275474302, -2.54407618349],
    ['Lambeth', 530_624.974, 178_388.464, 51.4893656495, -0.1199255718],
    ['near Leeds', 422_242.186, 433_818.701, 53.8002151963, -1.66379168242],
    ['near Edinburgh', 319_188.434, 670_947.534, 55.9247826551, -3.29479219337],
  ])('is precise to ten metres at %s', (_, easting, northing, latitude, longitude) => {
    const found = fromNationalGrid(easting, northing)
    const metres = distance([found.longitude, found.latitude], [longitude, latitude], {
      units: 'meters',
    })
    expect(metres).toBeLessThan(10)
  })
})
