import { describe, expect, it } from 'vitest'
import { nodeHashing } from '../../src/generator/publish/hashing.ts'
import { createCoverageBuilder } from '../../src/coverage/builder.ts'
import { readCoverage } from '../../src/coverage/coverage-mask.ts'
import { toCoverageQuery } from '../../src/coverage/coverage-query.ts'
import { nationsOf } from '../../src/countries/gb/postcode-area.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { area, postcode, readerOf, service } from './helpers.ts'

const NATIONS = {
  'the whole UK': 'E W S N',
  'Great Britain': 'E W S',
  'England and Wales': 'E W',
  England: 'E',
  Wales: 'W',
  Scotland: 'S',
  'Northern Ireland': 'N',
}
type Name = keyof typeof NATIONS
const NAMES = Object.keys(NATIONS) as readonly Name[]

const sectors = shippedSectors()
const builder = createCoverageBuilder(nodeHashing.sha256, {
  settings: { unknown: 'exclude', virtual_places: 'exclude' },
  countries: ['GB'],
  sectors,
})
for (const name of NAMES) builder.addService(service(name, [area({ name })]))
const reader = readerOf([...builder.files()])
const manifest = builder.manifest()

/** The services that are found at a postcode while services of unknown coverage are excluded. */
async function foundAt(text: string): Promise<readonly Name[]> {
  const query = toCoverageQuery(postcode(text), builder.lookup(text)!)
  const { codes, passes } = (await readCoverage(reader, manifest, query)).masks!.services
  return NAMES.filter((_, doc) => passes[codes[doc]!] === 1)
}

/** The letters of the nations in which a postcode may be. */
const lettersOf = (text: string) => nationsOf(/^[A-Z]+/.exec(text)![0])!.map((code) => code[0]!)

describe('a service for several nations', () => {
  it.each([
    ['CH1 2HS', ['the whole UK', 'Great Britain', 'England and Wales']],
    ['NP16', ['the whole UK', 'Great Britain', 'England and Wales']],
    ['SY10 9AA', ['the whole UK', 'Great Britain', 'England and Wales']],
    ['TD15', ['the whole UK', 'Great Britain']],
    ['BS3 4EB', ['the whole UK', 'Great Britain', 'England and Wales', 'England']],
    ['BT1 1AA', ['the whole UK', 'Northern Ireland']],
    ['JE2 3AB', []],
  ])('is found at %s', async (text, found) => {
    expect(await foundAt(text)).toEqual(found)
  })

  it('is found in every district all of whose nations it is for, and in no other', async () => {
    const districts = sectors.text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0]!)
    expect(districts).toHaveLength(2995)
    const wrong: string[] = []
    for (const district of [...districts, 'BT1', 'JE2', 'GY1', 'IM1']) {
      const letters = lettersOf(district)
      const expected = NAMES.filter((name) =>
        letters.every((letter) => NATIONS[name].includes(letter)),
      )
      const found = await foundAt(district)
      if (found.join() !== expected.join()) wrong.push(`${district}: ${found}`)
    }
    expect(wrong).toEqual([])
  })
})
