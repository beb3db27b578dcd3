import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { readContent } from '../../../src/io/read/read-content.ts'
import { bodiesOf } from './bodies.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import type { Directory } from '../../../src/directory/directory.ts'
import { type Collection, collectionNames } from '../../../src/hsds/collections.ts'

/** The content folder of the example that the tests share. */
export const SMALL_TOWN = fileURLToPath(new URL('../../fixtures/small-town', import.meta.url))

/** When the records of the small town last changed, instead of a git history. */
export const HISTORY: ReadonlyMap<string, string> = new Map([
  ['organizations/saltwick-town-council.yaml', '2026-01-20T10:00:00.000Z'],
  ['organizations/ferry-house-trust.yaml', '2026-05-05T05:05:05.000Z'],
  ['locations/lantern-room.yaml', '2026-01-10T10:00:00.000Z'],
  ['services/ferry-landing.yaml', '2026-04-01T09:30:00.000Z'],
  ['services/tide-line.yaml', '2026-02-28T23:59:59.000Z'],
])

/** The name of the build in the tests. */
export const BUILD = 'build'

/** The small town, checked and linked. */
export async function readSmallTown(): Promise<Directory> {
  const { sources, diagnostics: before } = await readContent(SMALL_TOWN)
  const { directory, diagnostics } = checkContent(sources, { before, history: HISTORY })
  if (!directory || diagnostics.length > 0)
    throw new Error(diagnostics.map(({ message, place }) => `${place.file}: ${message}`).join('\n'))
  return directory
}

/** The files of a site as texts, by path. */
export const textsOf = (directory: Directory): ReadonlyMap<string, string> =>
  new Map(
    [...bodiesOf(composeSite(directory, { build: BUILD }))].map(([path, body]) => [
      path,
      typeof body === 'string'
        ? body
        : Buffer.from(body).toString(path.endsWith('.ndjson') ? 'utf8' : 'latin1'),
    ]),
  )

/** One published document, and the list it belongs to. */
export interface Published {
  readonly collection: Collection
  readonly path: string
  readonly text: string
}

/** The paths of full documents: those of the standard, or those that the function reads. */
const DETAIL = new RegExp(
  `^(?:/_/details)?/(${collectionNames.join('|')})/(?:full/..?/)?[0-9a-f-]{36}(?:\\.json)?$`,
)
const PAGE = new RegExp(`^/_/b/${BUILD}/(${collectionNames.join('|')})/pages/\\d+\\.json$`)
const ITEMS = new RegExp(`^/_/b/${BUILD}/(${collectionNames.join('|')})/items/\\d+\\.ndjson$`)

const matching = (texts: ReadonlyMap<string, string>, pattern: RegExp): Published[] =>
  [...texts].flatMap(([path, text]) => {
    const [, collection] = pattern.exec(path) ?? []
    return collection ? [{ collection: collection as Collection, path, text }] : []
  })

export const detailsIn = (texts: ReadonlyMap<string, string>) => matching(texts, DETAIL)
export const pagesIn = (texts: ReadonlyMap<string, string>) => matching(texts, PAGE)
export const itemsIn = (texts: ReadonlyMap<string, string>) => matching(texts, ITEMS)

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** A new empty folder, by its real path. It is deleted after the tests of a file. */
export async function createFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'osd-test-')))
  folders.push(folder)
  return folder
}

/** A copy of the small town that a test may change. */
export async function copySmallTown(): Promise<string> {
  const folder = join(await createFolder(), 'content')
  await cp(SMALL_TOWN, folder, { recursive: true })
  return folder
}
