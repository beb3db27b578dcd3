import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '../../src/build/content/read-content.ts'
import { writeRecords } from '../../src/cli/write-records.ts'
import { type TemporaryFolder, createFolder } from '../api/content.ts'

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await createFolder()
  mkdirSync(join(folder.path, 'services'))
})
afterEach(() => folder.remove())

const path = (file: string) => join(folder.path, file)
const read = (file: string) => readFileSync(path(file), 'utf8')

describe('writing records', () => {
  test.each([
    ['at the front', '\uFEFFname: A\n', '\uFEFFname: A!\n'],
    ['further in', 'name: \uFEFFA\n', 'name: \uFEFFA!\n'],
    ['in both places', '\uFEFFname: \uFEFFA\n', '\uFEFFname: \uFEFFA!\n'],
    ['twice at the front', '\uFEFF\uFEFFname: A\n', '\uFEFF\uFEFFname: A!\n'],
  ])('keeps a byte order mark %s', async (_, before, after) => {
    writeFileSync(path('services/a.yaml'), before)
    const { sources } = await readContent(folder.path)
    const rewrites = sources.map(({ file, text }) => ({
      file,
      before: text,
      after: text.replace('A', 'A!'),
    }))
    await writeRecords(folder.path, rewrites)
    expect(read('services/a.yaml')).toBe(after)
  })
})
