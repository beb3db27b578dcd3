import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryFolder, createFolder } from '../api/content.ts'
import { madePostcodes, onspd } from '../build/postcodes/fixtures.ts'
import { osd } from './run.ts'

let folder: TemporaryFolder

beforeAll(async () => {
  folder = await createFolder()
  await folder.write({ 'ONSPD_AUG_2026_UK.csv': onspd(madePostcodes()) })
  return () => folder.remove()
})

const ingest = (...areas: string[]) =>
  osd(['postcodes', 'ONSPD_AUG_2026_UK.csv', '--partial', '--areas', ...areas], {
    cwd: folder.path,
  })

const written = () => readdir(join(folder.path, 'content/postcodes/gb'))

describe('osd postcodes', () => {
  it('keeps the areas that are named, in small letters too', async () => {
    const { status, stderr } = await ingest('bs, BA')
    expect(stderr).toContain('kept 300 postcodes')
    expect(status).toBe(0)
    expect(await written()).toEqual(['ba1.json', 'bs1.json', 'bs15.json'])
  })

  it.each([
    ['BS3', '`BS3` is not a postcode area. Write `BS`.'],
    ['BA,Bristol', '`Bristol` is not a postcode area. Write the letters'],
    [',', 'Name postcode areas, such as `--areas BS,BA`.'],
  ])('is called wrongly with --areas %s, and leaves what is there', async (areas, message) => {
    const { status, stderr } = await ingest(areas)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
    expect(await written()).toHaveLength(3)
  })

  it.each(['LS', 'BS,LS', '902'])('leaves what is there where %s is not there', async (areas) => {
    const { status, stderr } = await ingest(areas)
    expect(stderr).toMatch(/^The file has no postcodes in (LS|902) that could be kept/)
    expect(status).toBe(1)
    expect(await written()).toHaveLength(3)
  })
})
