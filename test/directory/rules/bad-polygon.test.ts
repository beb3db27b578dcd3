import { expect, it } from 'vitest'
import { badWrittenPolygon } from '../../../src/directory/rules/bad-polygon.ts'

it('an area that is written into a record may be a nest without end', () => {
  const extent = `${'{"type":"Feature","geometry":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const found = badWrittenPolygon.check({ extent, extent_type: 'geojson' }, (...path) => ({
    file: 'services/a.yaml',
    path,
  }))
  expect([...found].map(({ message }) => message)).toEqual([
    'This area cannot be published. It is nested too deeply.',
  ])
})
