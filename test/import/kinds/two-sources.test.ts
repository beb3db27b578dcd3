import { describe, expect, it } from 'vitest'
import { readTables } from './services-of.ts'

const TABLES = {
  'organizations.csv':
    'id,name,description,url\no1,Saltwick Advice Centre,Advice.,https://advice.example.org\no2,St Mary Community Trust,A trust.,https://stmary.example.org\n',
  'services.csv':
    'id,organization_id,name,status\ns1,o1,Debt advice,active\ns2,o2,Lunch club,active\n',
  'phones.csv': 'id,service_id,number\np1,s1,01632 960101\n',
}
const MAPPING = {
  Ref: 'key',
  Organisation: 'organization.name',
  Activity: 'name',
  Phone: 'phones.number',
  Website: 'organization.website',
}
const pairsOf = async (row: string) => {
  const first = await readTables(TABLES)
  const { report } = await readTables(
    { 'b.csv': `Ref,Organisation,Activity,Phone,Website\nx1,${row}\n` },
    MAPPING,
    { name: 'second', before: first.files },
  )
  return report.duplicates.map(({ records }) => records.toSorted().join(' = '))
}

describe('a record of a second source', () => {
  it.each([
    'The Saltwick Advice Centre Ltd,Debt advice,01632 960101,',
    'Saint Mary Community Trust,Lunch club,,',
  ])('is perhaps one that is here: %s', async (row) => {
    const pairs = await pairsOf(row)
    expect(pairs.filter((pair) => pair.startsWith('organizations/'))).toHaveLength(1)
    expect(pairs.filter((pair) => pair.startsWith('services/'))).toHaveLength(1)
  })

  it('is perhaps one with the same web site', async () => {
    expect(await pairsOf('Advice Saltwick,Chess,,https://www.advice.example.org/')).toHaveLength(1)
  })

  it.each([
    'Saltwick Advice Centre North,Debt advice north,01632 960777,https://advice.example.org/north',
    'Otters,Lunch club,01632 960778,',
  ])('is none with another name or another owner: %s', async (row) =>
    expect(await pairsOf(row)).toEqual([]),
  )
})
