import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Changed, type Watching, watchContent } from '../../src/dev/watch.ts'
import { type TemporaryFolder, createFolder } from '../api/content.ts'

vi.setConfig({ testTimeout: 20_000 })

let folder: TemporaryFolder
let watching: Watching | undefined
let told: Changed[]

beforeEach(async () => {
  folder = await createFolder()
  told = []
  await folder.write({ 'services/chess.yaml': 'a', 'directory.yaml': 'a' })
  watching = await watchContent(folder.path, async (changed) => void told.push(changed))
})
afterEach(async () => {
  await watching?.close()
  watching = undefined
  await folder.remove()
})

test('begins with a look at everything', () => {
  expect(told).toEqual([undefined])
})

test('names the file that was written', async () => {
  await folder.write({ 'services/chess.yaml': 'b' })
  await expectTold(['services/chess.yaml'])
})

test('names a file that another was put in the place of, and not the hidden one', async () => {
  await folder.write({ 'services/.chess.yaml.swp': 'b' })
  await rename(at('services/.chess.yaml.swp'), at('services/chess.yaml'))
  await expectTold(['services/chess.yaml'])
})

test('names a file that is gone', async () => {
  await rm(at('directory.yaml'))
  await expectTold(['directory.yaml'])
})

test('looks at everything when a folder was made, and follows it from then on', async () => {
  await mkdir(at('areas'))
  await vi.waitFor(() => expect(told).toEqual([undefined, undefined]), WAIT)
  await folder.write({ 'areas/town.geojson': '{}' })
  await expectTold(['areas/town.geojson'])
})

test('looks at everything when a folder it follows was moved', async () => {
  await rename(at('services'), at('moved'))
  await vi.waitFor(() => expect(told.slice(1)).toContain(undefined), WAIT)
})

test('looks at everything again when it has been quiet for a while', async () => {
  await folder.write({ 'services/chess.yaml': 'b' })
  await vi.waitFor(() => expect(told.slice(1)).toContain(undefined), WAIT)
})

test('names many files that change at once', async () => {
  const names = Array.from({ length: 300 }, (_, i) => `services/s-${i}.yaml`)
  await Promise.all(names.map((name) => writeFile(at(name), 'a')))
  await expectTold(names)
})

test('does a task again that failed, for everything', async () => {
  await watching?.close()
  told = []
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  watching = await watchContent(folder.path, async (changed) => {
    told.push(changed)
    if (told.length === 2) throw new Error('Not now.')
  })
  await folder.write({ 'services/chess.yaml': 'b' })
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), WAIT)
  await folder.write({ 'services/chess.yaml': 'c' })
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2), WAIT)
  expect(told[2]).toBeUndefined()
  log.mockRestore()
})

test('follows a folder that is reached by a link', async () => {
  await watching?.close()
  told = []
  const link = `${folder.path}-link`
  await symlink(folder.path, link)
  try {
    watching = await watchContent(link, async (changed) => void told.push(changed))
    await folder.write({ 'services/chess.yaml': 'b' })
    await expectTold(['services/chess.yaml'])
  } finally {
    await rm(link)
  }
})

test('tells nothing any more when it is closed', async () => {
  await watching?.close()
  await folder.write({ 'services/chess.yaml': 'b' })
  await pause(200)
  expect(told).toEqual([undefined])
})

const WAIT = { timeout: 8000, interval: 10 }
const at = (name: string) => join(folder.path, name)

/** Waits until all these files were named, and says that no others were. */
async function expectTold(names: readonly string[]): Promise<void> {
  const named = () => new Set(told.flatMap((changed) => [...(changed ?? [])]))
  await vi.waitFor(() => expect([...named()].sort()).toEqual([...names].sort()), WAIT)
}
