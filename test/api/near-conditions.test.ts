import { describe, expect, test } from 'vitest'
import type { PostcodeSource } from '../../src/coverage/gazetteer/postcode-source.ts'
import { sourceOf } from '../coverage/helpers.ts'
import { POSTCODES } from './oracle/postcodes.ts'
import { clientOf, publish } from './oracle/site.ts'
import { makeTown } from './oracle/town.ts'

/** A header of an answer about a postcode, from a town with these ingested postcodes. */
async function headerOf(
  name: string,
  postcodes: readonly PostcodeSource[],
  asked = 'BS3 1AA',
): Promise<string | null> {
  const client = clientOf(publish(makeTown({ services: 20 }), { postcodes }))
  const response = await client.ask(`/services?${new URLSearchParams({ postcode: asked })}`)
  expect(response.status).toBe(200)
  return response.headers.get(name)
}

describe('OSD-Codes-Judged', () => {
  const header = (postcodes: readonly PostcodeSource[]) => headerOf('osd-codes-judged', postcodes)

  test('is true with an ingested file that has codes', async () => {
    expect(await header([sourceOf(POSTCODES)])).toBe('true')
  })

  test('is false with a file without codes, or without a file', async () => {
    expect(await header([sourceOf(POSTCODES, { levels: [] })])).toBe('false')
    expect(await header([])).toBe('false')
  })

  test('is false with a file of another country', async () => {
    expect(await header([sourceOf([['902 10', 34.1, -118.4]], { country: 'US' })])).toBe('false')
  })
})

describe('OSD-Postcode-Doubt', () => {
  const doubt = (asked: string) => headerOf('osd-postcode-doubt', [sourceOf(POSTCODES)], asked)

  test('is the metres within which nine of ten places are', async () => {
    expect(await doubt('BS3 1AA')).toBe('100')
    expect(Number(await doubt('BS3'))).toBeGreaterThan(200)
  })

  test('is absent when no point is known', async () => {
    expect(await doubt('EX4 4AA')).toBeNull()
  })
})

describe('OSD-Postcode-Precision', () => {
  const file = [sourceOf(POSTCODES.filter(([unit]) => unit !== 'BS3 1AB'))]
  test.each([
    ['unit', 'BS3 1AA'],
    ['sector', 'BS3 1AB'],
    ['sector', 'BS3 1'],
    ['outcode', 'BS3'],
    ['none', 'EX4 4AA'],
  ])('is %s for %s', async (precision, asked) => {
    expect(await headerOf('osd-postcode-precision', file, asked)).toBe(precision)
  })

  test('is estimated from the locations of the directory', async () => {
    expect(await headerOf('osd-postcode-precision', [])).toBe('estimated')
  })
})
