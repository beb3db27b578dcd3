import { describe, expect, it } from 'vitest'
import { fateOf, importFiles, problemsIn } from './run-import.ts'

const place = (longitude: string, id = 'l1') => ({
  'services.csv': 'id,organization_id,name,status\ns1,o1,Chess,active\n',
  'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
  'services_at_location.csv': `id,service_id,location_id\nx1,s1,${id}\n`,
  'locations.csv': `id,name,latitude,longitude\n${id},Dock hall,50.90,${longitude}\n`,
  'physical_addresses.csv': `id,location_id,address_1,city,postal_code,country\na1,${id},1 Dock Street,Southampton,SO14 3LP,GB\n`,
})

describe('coordinates of a source', () => {
  it('cost only themselves when they lie in the sea, so that the directory can be published', async () => {
    const done = await importFiles(place('1.40'))
    expect(fateOf(done, 'locations.longitude')).toContain('dropped: check')
    expect(problemsIn(done.files).filter(({ severity }) => severity === 'error')).toEqual([])
    expect([...done.files.keys()]).toContain('locations/dock-hall.yaml')
  })

  it('are written when they lie near the postcode', async () => {
    const done = await importFiles(place('-1.40'))
    expect(fateOf(done, 'locations.longitude')).toBe('1 kept')
  })
})
