import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Changed } from '../../../src/cli/dev/changes.ts'
import { type Watching, watchContent } from '../../../src/cli/dev/watch.ts'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'

vi.setConfig({ testTimeout: 20_000 })

let folder: TemporaryFolder
let watching: Watching | undefined
let reported: Changed[]

beforeEach(async () => {
  folder = await createFolder()
  reported = []
  await folder.write({ 'services/chess.yaml': 'a', 'directory.yaml': 'a' })
  watching = await watchContent(folder.path, async (changed) => void reported.push(changed))
})
afterEach(async () => {
  await watching?.close()
  watching = undefined
  await folder.remove()
})

test('starts with a run for any change', () => {
  expect(reported).toEqual([undefined])
})

test('names the file that was written', async () => {
  await folder.write({ 'services/chess.yaml': 'b' })
  await expectReported(['services/chess.yaml'])
})

test('names a file that is replaced by renaming, and not the hidden file', async () => {
  await folder.write({ 'services/.chess.yaml.swp': 'b' })
  await rename(at('services/.chess.yaml.swp'), at('services/chess.yaml'))
  await expectReported(['services/chess.yaml'])
})

test('names a deleted file', async () => {
  await rm(at('directory.yaml'))
  await expectReported(['directory.yaml'])
})

test('reports any change when a folder is created, and then watches it', async () => {
  await mkdir(at('areas'))
  await vi.waitFor(() => expect(reported).toEqual([undefined, undefined]), WAIT)
  await folder.write({ 'areas/town.geojson': '{}' })
  await expectReported(['areas/town.geojson'])
})

test('reports any change when a watched folder is moved', async () => {
  await rename(at('services'), at('moved'))
  await vi.waitFor(() => expect(reported.slice(1)).toContain(undefined), WAIT)
})

test('reports any change after a quiet second', async () => {
  await folder.write({ 'services/chess.yaml': 'b' })
  await vi.waitFor(() => expect(reported.slice(1)).toContain(undefined), WAIT)
})

test('names many files that change at once', async () => {
  const names = Array.from({ length: 300 }, (_, i) => `services/s-${i}.yaml`)
  await Promise.all(names.map((name) => writeFile(at(name), 'a')))
  await expectReported(names)
})

test('runs again after a failure, for any change', async () => {
  await watching?.close()
  reported = []
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  watching = await watchContent(folder.path, async (changed) => {
    reported.push(changed)
    if (reported.length === 2) throw new Error('Not now.')
  })
  await folder.write({ 'services/chess.yaml': 'b' })
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), WAIT)
  await folder.write({ 'services/chess.yaml': 'c' })
  await vi.waitFor(() => expect(reported.length).toBeGreaterThan(2), WAIT)
  expect(reported[2]).toBeUndefined()
  log.mockRestore()
})

test('watches a folder behind a symbolic link', async () => {
  await watching?.close()
  reported = []
  const link = `${folder.path}-link`
  await symlink(folder.path, link)
  try {
    watching = await watchContent(link, async (changed) => void reported.push(changed))
    await folder.write({ 'services/chess.yaml': 'b' })
    await expectReported(['services/chess.yaml'])
  } finally {
    await rm(link)
  }
})

test('reports nothing after it is closed', async () => {
  await watching?.close()
  await folder.write({ 'services/chess.yaml': 'b' })
  await pause(200)
  expect(reported).toEqual([undefined])
})

const WAIT = { timeout: 60_000, interval: 10 }
const at = (name: string) => join(folder.path, name)

/** Waits until exactly these files were reported. */
async function expectReported(names: readonly string[]): Promise<void> {
  const named = () => new Set(reported.flatMap((changed) => [...(changed ?? [])]))
  await vi.waitFor(() => expect([...named()].sort()).toEqual([...names].sort()), WAIT)
}
