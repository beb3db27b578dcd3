import { describe, expect, it } from 'vitest'
import { IN_DEGREES, degreesHint } from '../../src/countries/degrees.ts'

describe('a coordinate out of range', () => {
  it.each<[number, unknown, string]>([
    [514434, -2.6047, '51.4434'],
    [5144341, 26047, '51.44341'],
    [-334567, 151.2, '-33.4567'],
  ])('may lack its decimal point: %s', (value, partner, meant) => {
    expect(degreesHint('latitude', value, partner)).toContain(`\`${meant}\``)
  })

  it.each([
    ['latitude', 358900, 171600],
    ['longitude', 171600, 358900],
    ['latitude', 1216000, 327000],
  ] as const)('may be of the National Grid: %s %s beside %s', (axis, value, partner) => {
    expect(degreesHint(axis, value, partner)).toContain('National Grid')
  })

  it.each([
    ['longitude', 26047, 51.4434],
    ['longitude', -26047, 51.4434],
    ['longitude', 26047, undefined],
    ['latitude', 91, 0],
    ['latitude', 9144341, -2.6],
  ] as const)('has a general hint: %s %s beside %s', (axis, value, partner) => {
    expect(degreesHint(axis, value, partner)).toBe(IN_DEGREES)
  })
})
