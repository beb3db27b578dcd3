import { copyFile, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentLoader } from '../../../src/generator/pipeline.ts'
import { ingestPostcodes } from '../../../src/io/postcodes/ingest.ts'
import { readPostcodesFolder } from '../../../src/io/postcodes/postcodes-folder.ts'
import { copySmallTown } from '../../generator/publish/small-town.ts'
import { folderOf, madePostcodes, onspd, temporaryFolder } from './fixtures.ts'

/** Ingests the made-up postcodes as if they were complete. */
async function ingest(content: string): Promise<string> {
  const out = join(content, 'postcodes')
  await ingestPostcodes(await folderOf({ 'x.csv': onspd(madePostcodes()) }), { out, partial: true })
  await change(out, 'index.json', (text) => text.replace('"complete": false', '"complete": true'))
  return out
}

async function change(out: string, file: string, how: (text: string) => string): Promise<void> {
  await writeFile(join(out, file), how(await readFile(join(out, file), 'utf8')))
}

const found = (out: string) =>
  readPostcodesFolder(dirname(out)).diagnostics.map(({ code, place }) => `${code} at ${place.file}`)

describe('a folder of ingested postcodes', () => {
  it('has no problem after ingestion, or when it does not exist', async () => {
    expect(found(await ingest(await temporaryFolder()))).toEqual([])
    expect(found(join(await temporaryFolder(), 'postcodes'))).toEqual([])
  })

  it.each<[string, string, (out: string, file: string) => Promise<void>]>([
    ['has one more line', 'gb/bs1.json', (out, file) => change(out, file, (text) => `${text}\n`)],
    ['is cut short', 'gb/bs15.json', (out, file) => truncate(join(out, file), 500)],
    ['is empty', 'gb/ba1.json', (out, file) => truncate(join(out, file), 0)],
    [
      'is that of another outcode',
      'gb/bs1.json',
      (out, file) => copyFile(join(out, 'gb/ba1.json'), join(out, file)),
    ],
    [
      'is of another version',
      'index.json',
      (out, file) => change(out, file, (text) => text.replace('"version": 1', '"version": 2')),
    ],
    [
      'has marks of a merge',
      'index.json',
      (out, file) => change(out, file, (text) => `<<<<<<< HEAD\n${text}`),
    ],
    [
      'lacks what belongs there',
      'index.json',
      (out, file) => change(out, file, (text) => text.replace('"levels"', '"layers"')),
    ],
    [
      'has marks of a merge',
      'gb-areas.json',
      (out, file) => change(out, file, (text) => `${text}>>>>>>> theirs\n`),
    ],
    [
      'is a folder',
      'gb/bs1.json',
      async (out, file) => {
        await rm(join(out, file))
        await symlink(out, join(out, file))
      },
    ],
    [
      'leads to itself',
      'gb/bs1.json',
      async (out, file) => {
        await rm(join(out, file))
        await symlink('bs1.json', join(out, file))
      },
    ],
  ])('reports a file that %s: %s', async (_, file, damage) => {
    const out = await ingest(await temporaryFolder())
    await damage(out, file)
    expect(found(out)).toEqual([`damaged-postcodes at postcodes/${file}`])
  })

  it('reports all missing files once, at the index', async () => {
    const out = await ingest(await temporaryFolder())
    await rm(join(out, 'gb/bs15.json'))
    const [one] = readPostcodesFolder(dirname(out)).diagnostics
    expect(one?.message).toBe('The file `gb/bs15.json`, which this one names, is missing.')
    await rm(join(out, 'gb'), { recursive: true })
    await rm(join(out, 'gb-areas.json'))
    const all = readPostcodesFolder(dirname(out)).diagnostics
    expect(all.map(({ message }) => message)).toEqual([
      'The file `gb/ba1.json` and 3 more, which this one names, are missing.',
    ])
    expect(found(out)).toEqual(['damaged-postcodes at postcodes/index.json'])
  })

  it('does not read names of areas that are not used', async () => {
    const out = await ingest(await temporaryFolder())
    await change(out, 'index.json', (text) => text.replace('"complete": true', '"complete": false'))
    await rm(join(out, 'gb-areas.json'))
    expect(found(out)).toEqual([])
  })
})

describe('content that is loaded repeatedly', () => {
  it('notices that a file of postcodes is damaged, and that it is repaired', async () => {
    const content = await copySmallTown()
    const out = await ingest(content)
    const load = createContentLoader(content)
    const before = await load()
    expect(before.directory).toBeDefined()
    await change(out, 'gb/bs1.json', (text) => `${text}\n`)
    // Files that are not reported as changed are not read.
    expect(await load(new Set(['services/tide-line.yaml']))).toBe(before)
    const damaged = await load(new Set(['postcodes/gb/bs1.json']))
    expect(damaged.diagnostics.map(({ code }) => code)).toContain('damaged-postcodes')
    expect(damaged.directory).toBeUndefined()
    await change(out, 'gb/bs1.json', (text) => text.trimEnd())
    const again = await load()
    expect(again.diagnostics).toEqual(before.diagnostics)
    expect(again.build).toBe(before.build)
  })
})
