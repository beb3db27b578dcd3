import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../src/content/check-content.ts'
import { readContent } from '../src/content/read-content.ts'
import type { Reported } from '../src/diagnostics/diagnostic.ts'

/**
 * Records with one mistake each, as volunteers make them, and beside them what an editor reads about it. With
 * OSD_WRITE set, the expectations are written anew: read every changed one before keeping it.
 */
const home = join(dirname(fileURLToPath(import.meta.url)), 'broken')
const contentDir = join(home, 'content')
const expectedDir = join(home, 'expected')

/** These are right; every other file has a mistake. */
const VALID = new Set([
  'directory.yaml',
  'organizations/acorn-trust.yaml',
  'organizations/malago-advice.yaml',
  'locations/hebron-road-hall.yaml',
  'locations/ropewalk-hall.yaml',
  'taxonomies/people.yaml',
  'taxonomies/service-types.yaml',
  'areas/southville.geojson',
  'services/money-advice.yaml',
  'services/tuesday-lunch-club.yaml',
])

const { sources, diagnostics: unreadable } = await readContent(contentDir)
const broken = [
  ...new Set([...sources, ...unreadable.map(({ place }) => place)].map((s) => s.file)),
]
  .filter((file) => !VALID.has(file))
  .sort()

/** Where the expectation of a record is kept; the name of the record stays as it is, but for its ending. */
const expectationOf = (file: string) =>
  join(expectedDir, `${file.slice(0, file.length - extname(file).length)}.txt`)

/** Code and place, message and hint, each on a line; and the file, where another one is blamed. */
const written = ({ code, place, message, hint }: Reported, file: string): string =>
  `${code} ${place.file === file ? '' : `${place.file} `}${place.line}:${place.column}\n${message}\n${hint ?? ''}\n`

/** What is found when the record alone joins the valid ones. */
const foundWith = (file: string) =>
  checkContent(
    sources.filter((source) => VALID.has(source.file) || source.file === file),
    { before: unreadable.filter(({ place }) => place.file === file) },
  ).diagnostics.map((diagnostic) => written(diagnostic, file))

if (process.env['OSD_WRITE']) {
  await rm(expectedDir, { recursive: true, force: true })
  for (const file of broken) {
    const path = expectationOf(file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, foundWith(file).join(''))
  }
}

const expectations = new Map<string, string>()
for (const file of broken)
  expectations.set(file, await readFile(expectationOf(file), 'utf8').catch(() => ''))

describe('records with one mistake', () => {
  it('are many, and the others have none', () => {
    expect(broken.length).toBeGreaterThanOrEqual(180)
    expect(checkContent(sources.filter(({ file }) => VALID.has(file))).diagnostics).toEqual([])
  })

  it('have one expectation each, and no expectation is left over', async () => {
    const entries = await readdir(expectedDir, { recursive: true, withFileTypes: true })
    const kept = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
    expect(kept.sort()).toEqual(broken.map(expectationOf).sort())
  })

  it.each(broken)('%s', (file) => {
    const found = foundWith(file)
    expect(found.join('')).toBe(expectations.get(file))
    expect(found).toHaveLength(1)
  })

  it('are told once each when all of them stand in one folder', () => {
    const { diagnostics } = checkContent(sources, { before: unreadable })
    const found = diagnostics.map((diagnostic) => blamed(written(diagnostic, ''), ''))
    const expected = broken.map((file) => blamed(expectations.get(file)!, file))
    expect(found.sort()).toEqual(expected.sort())
  })
})

/** An expectation with the file that it is about, even where that is the record's own. */
function blamed(expectation: string, file: string): string {
  const [code = '', ...place] = expectation.split('\n', 1)[0]!.split(' ')
  const named = /\.\w+ \d+:\d+$/.test(place.join(' ')) ? place : [file, ...place]
  return [code, ...named].join(' ') + expectation.slice(expectation.indexOf('\n'))
}
