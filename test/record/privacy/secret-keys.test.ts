import { describe, expect, it } from 'vitest'
import { secretKeys } from '../../../src/record/privacy/secret-keys.ts'

const found = (text: string) =>
  [...secretKeys('a.yaml', text)].map(({ place }) => `${place.line}:${place.column}`)

describe('a key in a file', () => {
  const line = 'url: https://ann:tulip@example.org\n'

  it('is reported with its position', () => {
    expect(found(line)).toEqual(['1:18'])
    expect(found(`name: x\n# ${line.repeat(2)}`)).toEqual(['2:20', '3:18'])
    expect(found('name: x\n')).toEqual([])
  })

  it('is reported fast among tens of thousands', () => {
    const places = found(line.repeat(50_000))
    expect(places).toHaveLength(50_000)
    expect(places.at(-1)).toBe('50000:18')
  })
})
