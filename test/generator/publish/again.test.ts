import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { buildSite, createContentLoader, loadContent } from '../../../src/generator/pipeline.ts'
import type { LoadedContent } from '../../../src/io/read/loaded-content.ts'
import { createContentReader } from '../../../src/io/read/content-reader.ts'
import { bodiesOf } from './bodies.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import { type Random, createRandom } from '../../search/random.ts'
import { isLong, runs } from '../../runs.ts'
import { filesIn, hashesOf, runOsd } from './osd.ts'
import { SMALL_TOWN, copySmallTown, createFolder } from './small-town.ts'

/** The status of a file is trusted only when it has been unchanged for a while. */
const SETTLED = 2100

/** Diagnostics and every published byte. */
const outcomeOf = (loaded: LoadedContent) => ({
  build: loaded.build,
  diagnostics: loaded.diagnostics,
  files: loaded.directory
    ? [...bodiesOf(composeSite(loaded.directory, loaded))].map(
        ([path, body]) => `${path} ${Buffer.from(body as Uint8Array).toString('latin1')}`,
      )
    : [],
})

/** Changes that people, their editors and git make to a folder of records. */
const EDITS: Readonly<Record<string, (content: string, file: string, r: Random) => void>> = {
  'changes a word': (content, file, r) =>
    edit(content, file, (text) =>
      text.replace(/[a-z]{4,}/g, (word) => (r.chance(0.02) ? 'lantern' : word)),
    ),
  'adds a line': (content, file, r) =>
    edit(content, file, (text) => `${text}\n# ${r.whole(1, 99)}\n`),
  'breaks it': (content, file) => edit(content, file, (text) => `${text}\nnonsense: [`),
  'saves it in one step': (content, file) => {
    writeFileSync(
      join(content, '.save'),
      readFileSync(join(content, file), 'utf8').replace('a', 'e'),
    )
    renameSync(join(content, '.save'), join(content, file))
  },
  'saves it with its old time and size': (content, file) => {
    const path = join(content, file)
    const { atimeMs, mtimeMs } = statSync(path)
    edit(content, file, (text) => text.replace(/[aeiou](?=[a-z]*\n)/, 'y'))
    utimesSync(path, atimeMs / 1000, mtimeMs / 1000)
  },
  'copies it': (content, file) =>
    writeFileSync(
      join(content, file.replace(/\.(\w+)$/, '-copy.$1')),
      readFileSync(join(content, file)),
    ),
  'renames it': (content, file) =>
    renameSync(join(content, file), join(content, file.replace(/\.(\w+)$/, '-new.$1'))),
  'removes it': (content, file) => rmSync(join(content, file)),
  'puts it back': (content, file) => restore(content, file),
  'moves its folder away': (content, file) =>
    file.includes('/')
      ? renameSync(join(content, dirname(file)), join(content, `.${dirname(file)}`))
      : undefined,
  'puts all back': (content) => {
    for (const name of readdirSync(content)) rmSync(join(content, name), { recursive: true })
    for (const file of filesIn(SMALL_TOWN)) restore(content, file)
  },
}

const RESTORED = 'puts all back'

/** Names of edits, every other one before any comes again. After a while there is usually an error; then all files are restored. */
function editsIn(r: Random, steps: number): string[] {
  let left: string[] = []
  return Array.from({ length: steps }, (_, step) => {
    if (step % 4 === 3) return RESTORED
    if (left.length === 0) left = Object.keys(EDITS).filter((name) => name !== RESTORED)
    const next = r.pick(left)
    left = left.filter((name) => name !== next)
    return next
  })
}

const edit = (content: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')))

/** The files that may be records, and their content. */
const textsIn = (content: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(content)
      .map((file) => file.replace(/^\//, ''))
      .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
      .map((file) => [file, readFileSync(join(content, file), 'utf8')]),
  )

function restore(content: string, file: string) {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  if (filesIn(SMALL_TOWN).some((name) => name === file || name === `/${file}`))
    writeFileSync(join(content, file), readFileSync(join(SMALL_TOWN, file)))
}

describe('content that is loaded repeatedly', () => {
  it(
    'comes to the same as when it is loaded for the first time, whatever was done to the files',
    { timeout: 600_000 },
    async () => {
      const steps = runs(8, 600)
      const content = await copySmallTown()
      const load = createContentLoader(content)
      await pause(SETTLED)
      await load()
      const r = createRandom('again')
      const edits = editsIn(r, steps)
      let published = 0
      for (let step = 0; step < steps; step++) {
        const files = filesIn(content)
          .map((file) => file.replace(/^\//, ''))
          .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
        const file = files.length > 0 ? r.pick(files) : 'directory.yaml'
        const name = files.length === 0 ? RESTORED : edits[step]!
        EDITS[name]?.(content, file, r)
        const [again, first] = [outcomeOf(await load()), outcomeOf(await loadContent(content))]
        expect(again, `step ${step}: ${name}, ${file}`).toEqual(first)
        if (first.files.length > 0) published += 1
      }
      expect(published).toBeGreaterThan(steps / 6)
    },
  )

  it('gives the same result when only changed files are read', { timeout: 600_000 }, async () => {
    const steps = runs(4, 600)
    const content = await copySmallTown()
    const load = createContentLoader(content)
    await pause(SETTLED)
    await load()
    const r = createRandom('told')
    const edits = editsIn(r, steps)
    for (let step = 0; step < steps; step++) {
      const before = textsIn(content)
      const files = [...before.keys()]
      const file = files.length > 0 ? r.pick(files) : 'directory.yaml'
      const name = files.length === 0 ? RESTORED : edits[step]!
      EDITS[name]?.(content, file, r)
      const after = textsIn(content)
      const changed = new Set(
        [...before.keys(), ...after.keys()].filter((file) => before.get(file) !== after.get(file)),
      )
      const [again, first] = [outcomeOf(await load(changed)), outcomeOf(await loadContent(content))]
      expect(again, `step ${step}: ${name}, ${file}`).toEqual(first)
    }
  })

  it('is the same object while nothing changes', async () => {
    const content = await copySmallTown()
    const load = createContentLoader(content)
    const before = await load()
    expect(await load()).toBe(before)
    expect(await load(new Set(['services/tide-line.yaml']))).toBe(before)
    edit(content, 'services/tide-line.yaml', (text) => text.replace('milk', 'post'))
    const after = await load(new Set(['services/tide-line.yaml']))
    expect(after).not.toBe(before)
    const kept = after.directory!.services.filter((service) =>
      before.directory!.services.includes(service),
    )
    // Objects with an organization, such as some locations, are linked again, and so are objects that refer to them.
    expect(kept).not.toEqual([])
  })

  it('is not read again while a file is unchanged', async () => {
    const content = await copySmallTown()
    const read = createContentReader(content)
    await pause(SETTLED)
    const [before, after] = [read(), read()]
    for (const [i, source] of after.sources.entries()) expect(source).toBe(before.sources[i])
  })
})

describe('a build that replaces another', () => {
  const file = 'services/tide-line.yaml'

  it('has the same bytes as one in an empty folder, and links to unchanged files', async () => {
    const content = await copySmallTown()
    const [out, empty] = [join(await createFolder(), 'dist'), join(await createFolder(), 'dist')]
    await buildSite({ content, out })
    const before = inodesOf(out)
    edit(content, file, (text) => text.replace('milk', 'post'))
    await buildSite({ content, out })
    await buildSite({ content, out: empty })
    expect(hashesOf(out)).toEqual(hashesOf(empty))
    const kept = inodesOf(out).filter((inode) => before.includes(inode))
    expect(kept.length).toBeGreaterThan(before.length / 2)
    expect(kept.length).toBeLessThan(before.length)
  })

  it.runIf(isLong)('does not mix with a concurrent build', async () => {
    const contents = [await copySmallTown(), await copySmallTown()]
    edit(contents[1]!, file, (text) => text.replace('milk', 'post'))
    const out = join(await createFolder(), 'dist')
    await buildSite({ content: contents[0]!, out })
    const runs = await Promise.all(
      contents.map((content) => runOsd(['build', '--content', content, '--out', out])),
    )
    expect(runs.map(({ status }) => status)).toEqual([0, 0])
    const alone = await Promise.all(
      contents.map(async (content) => {
        const own = join(await createFolder(), 'dist')
        await buildSite({ content, out: own })
        return hashesOf(own)
      }),
    )
    expect(alone).toContainEqual(hashesOf(out))
    expect(readdirSync(dirname(out))).toEqual(['dist'])
  })
})

const inodesOf = (folder: string) => filesIn(folder).map((name) => statSync(join(folder, name)).ino)
