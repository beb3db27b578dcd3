import { expect, it } from 'vitest'
import type { Path } from '../../../src/diagnostic.ts'
import { completeSettings } from '../../../src/record/settings.ts'
import { badWrittenPolygon } from '../../../src/directory/rules/bad-polygon.ts'

it('an area that is written into a record may be a nest without end', () => {
  const extent = `${'{"type":"Feature","geometry":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const at = (...path: Path) => ({ file: 'services/a.yaml', path })
  const area = { extent, extent_type: 'geojson' } as const
  const found = badWrittenPolygon.check(area, at, completeSettings({ title: 'T' }))
  expect([...found].map(({ message }) => message)).toEqual([
    'This area cannot be published. It is nested too deeply.',
  ])
})
