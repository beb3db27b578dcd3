import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileWriter } from '../../../src/generator/publish/write-files.ts'
import { createFolder } from './small-town.ts'

describe('the file writer', () => {
  it.each([
    ['short', 'é'.repeat(10)],
    ['with fewer letters than the buffer has bytes', '€'.repeat(600_000)],
    ['long', 'a'.repeat(2_000_000)],
  ])('writes a text that is %s', async (_, body) => {
    const folder = await createFolder()
    const write = createFileWriter({ folder, old: undefined })
    const bytes = Buffer.byteLength(body)
    expect(write({ path: '/a/text.json', body })).toBe(bytes)
    expect(readFileSync(join(folder, 'a/text.json'), 'utf8')).toBe(body)
    expect(write({ path: '/whole', parts: ['/a/text.json', '/a/text.json'] })).toBe(2 * bytes)
    expect(readFileSync(join(folder, 'whole'), 'utf8')).toBe(body + body)
  })

  it('appends the parts of a file, with others between them', async () => {
    const folder = await createFolder()
    const write = createFileWriter({ folder, old: undefined })
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect(write({ path: '/dump/a', part: bytes('one '), at: 0 })).toBe(4)
    expect(write({ path: '/dump/b', part: bytes('other'), at: 0 })).toBe(5)
    expect(write({ path: '/dump/a', part: bytes('two'), at: 4 })).toBe(3)
    expect(readFileSync(join(folder, 'dump/a'), 'utf8')).toBe('one two')
    expect(readFileSync(join(folder, 'dump/b'), 'utf8')).toBe('other')
  })

  it('links to unchanged files, also in a renamed folder', async () => {
    const [folder, old] = [await createFolder(), await createFolder()]
    const before = createFileWriter({ folder: old, old: undefined })
    before({ path: '/b/one/same.json', body: 'same' })
    before({ path: '/b/one/other.json', body: 'old!' })
    const write = createFileWriter({ folder, old, renamed: ['/b/two/', '/b/one/'] })
    write({ path: '/b/two/same.json', body: 'same' })
    write({ path: '/b/two/other.json', body: 'new!' })
    const { ino } = statSync(join(old, 'b/one/same.json'))
    expect(statSync(join(folder, 'b/two/same.json')).ino).toBe(ino)
    expect(readFileSync(join(folder, 'b/two/other.json'), 'utf8')).toBe('new!')
    expect(readFileSync(join(old, 'b/one/other.json'), 'utf8')).toBe('old!')
  })
})
