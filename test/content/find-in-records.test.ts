import { describe, expect, it } from 'vitest'
import { findInRecords } from '../../src/content/find-in-records.ts'

const found = (text: string, ...records: readonly string[]) =>
  [...findInRecords(sourcesOf(records), text)].map(
    ({ file, line, column }) => `${file} ${line}:${column}`,
  )
const sourcesOf = (records: readonly string[]) =>
  records.map((text, i) => ({ file: `${i}.yaml`, text }))

describe('a text in records', () => {
  it('is found wherever it occurs', () => {
    expect(found('ann', 'name: Ann\n', 'a: b\n\nc: [Ann, Ann]\n')).toEqual([
      '0.yaml 1:7',
      '1.yaml 3:5',
      '1.yaml 3:10',
    ])
    expect(found('ann', 'name: Bob\n')).toEqual([])
  })

  it('may occur tens of thousands of times', () => {
    const places = found('tulip', 'description: They sell a tulip\n'.repeat(50_000))
    expect(places).toHaveLength(50_000)
    expect(places.at(-1)).toBe('0.yaml 50000:26')
  })
})
