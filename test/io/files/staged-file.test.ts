import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { stageFile } from '../../../src/io/files/staged-file.ts'
import { createFolder } from '../../generator/publish/small-town.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await createFolder()
  file = join(folder, 'a.yaml')
  writeFileSync(file, 'old')
})

describe('a staged file', () => {
  it('leaves the old content until it replaces it', () => {
    const staged = stageFile(file, 'new')
    expect(readFileSync(file, 'utf8')).toBe('old')
    staged.replace()
    expect(readFileSync(file, 'utf8')).toBe('new')
    expect(readdirSync(folder)).toEqual(['a.yaml'])
  })

  it('is hidden, and leaves nothing behind when it is discarded', () => {
    const staged = stageFile(file, 'new')
    expect(readdirSync(folder).every((name) => name === 'a.yaml' || name.startsWith('.'))).toBe(
      true,
    )
    staged.discard()
    expect(readdirSync(folder)).toEqual(['a.yaml'])
    expect(readFileSync(file, 'utf8')).toBe('old')
  })

  it('has the given permissions, whatever the umask', () => {
    chmodSync(file, 0o600)
    stageFile(file, 'new', { mode: 0o666 }).replace()
    expect(statSync(file).mode & 0o777).toBe(0o666)
  })

  it('leaves nothing behind when it cannot be written', () => {
    mkdirSync(join(folder, `.a.yaml.${process.pid}.old`))
    expect(() => stageFile(file, 'new', { suffix: 'old' })).toThrow(/EISDIR/)
    expect(readFileSync(file, 'utf8')).toBe('old')
  })
})
