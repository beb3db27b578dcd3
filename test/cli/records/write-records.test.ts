import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '../../../src/io/read/read-content.ts'
import { PartialWriteError } from '../../../src/io/command/errors.ts'
import { writeRecords } from '../../../src/cli/records/write-records.ts'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'

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

  test('writes a linked file once, and refuses two texts for it', async () => {
    writeFileSync(path('services/a.yaml'), 'name: A\n')
    symlinkSync('a.yaml', path('services/b.yaml'))
    const rewrites = (texts: readonly string[]) =>
      ['services/a.yaml', 'services/b.yaml'].map((file, i) => ({
        file,
        before: 'name: A\n',
        after: texts[i]!,
      }))
    await expect(writeRecords(folder.path, rewrites(['name: B\n', 'name: C\n']))).rejects.toThrow(
      'services/a.yaml and services/b.yaml are one file',
    )
    expect(read('services/a.yaml')).toBe('name: A\n')
    await writeRecords(folder.path, rewrites(['name: B\n', 'name: B\n']))
    expect(read('services/a.yaml')).toBe('name: B\n')
    expect(readdirSync(path('services'))).toEqual(['a.yaml', 'b.yaml'])
  })

  /** Writes two records. Before the second is replaced, it becomes a folder. */
  async function writeTwo(): Promise<unknown> {
    writeFileSync(path('services/a.yaml'), '\uFEFFname: A\n', { mode: 0o640 })
    writeFileSync(path('services/b.yaml'), 'name: B\n')
    function* rewrites() {
      yield { file: 'services/a.yaml', before: 'name: A\n', after: 'name: A!\n' }
      yield { file: 'services/b.yaml', before: 'name: B\n', after: 'name: B!\n' }
      rmSync(path('services/b.yaml'))
      mkdirSync(path('services/b.yaml/full'), { recursive: true })
    }
    return writeRecords(folder.path, rewrites()).catch((error: unknown) => error)
  }

  test('restores replaced files when another cannot be replaced', async () => {
    expect(await writeTwo()).toMatchObject({ syscall: 'rename', code: 'EISDIR' })
    expect(read('services/a.yaml')).toBe('\uFEFFname: A\n')
    expect(statSync(path('services/a.yaml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(path('services'))).toEqual(['a.yaml', 'b.yaml'])
  })

  test('names files that it cannot restore', async () => {
    mkdirSync(path(`services/.a.yaml.${process.pid}.old`))
    const error = await writeTwo()
    expect(error).toBeInstanceOf(PartialWriteError)
    expect((error as Error).message).toMatch(/ Changed: services\/a\.yaml\.$/)
    expect(read('services/a.yaml')).toBe('\uFEFFname: A!\n')
  })
})
