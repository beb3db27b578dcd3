import { describe, expect, test } from 'vitest'
import type { PostcodeSource } from '../../src/coverage/gazetteer/postcode-source.ts'
import { sourceOf } from '../coverage/helpers.ts'
import { POSTCODES } from './oracle/postcodes.ts'
import { clientOf, publish } from './oracle/site.ts'
import { makeTown } from './oracle/town.ts'

/** The header of an answer about a postcode, from a town with these postcodes at hand. */
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

describe('an answer about a postcode says whether codes could be judged', () => {
  const header = (postcodes: readonly PostcodeSource[]) => headerOf('osd-codes-judged', postcodes)

  test('which they are by an ingested file that has them', async () => {
    expect(await header([sourceOf(POSTCODES)])).toBe('true')
  })

  test('which they are not by a file without any, or without a file', async () => {
    expect(await header([sourceOf(POSTCODES, { levels: [] })])).toBe('false')
    expect(await header([])).toBe('false')
  })

  test('which they are not by a file of another country', async () => {
    expect(await header([sourceOf([['902 10', 34.1, -118.4]], { country: 'US' })])).toBe('false')
  })
})

describe('an answer about a postcode says how well it is known where that is', () => {
  const file = [sourceOf(POSTCODES.filter(([unit]) => unit !== 'BS3 1AB'))]
  test.each([
    ['unit', 'BS3 1AA'],
    ['sector', 'BS3 1AB'],
    ['sector', 'BS3 1'],
    ['outcode', 'BS3'],
    ['none', 'EX4 4AA'],
  ])('%s, of %s', async (precision, asked) => {
    expect(await headerOf('osd-postcode-precision', file, asked)).toBe(precision)
  })

  test('estimated, by the places of the directory', async () => {
    expect(await headerOf('osd-postcode-precision', [])).toBe('estimated')
  })
})
