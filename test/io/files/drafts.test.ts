import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { recoverFolder, stageFolder } from '../../../src/io/files/staged-folder.ts'
import { stageFile } from '../../../src/io/files/staged-file.ts'
import { run } from '../../generator/publish/osd.ts'
import { createFolder } from '../../generator/publish/small-town.ts'

/** Higher than any process id (proc(5), pid_max). */
const DEAD = 2 ** 22 + 1

let repository: string
let record: string

beforeEach(async () => {
  repository = await createFolder()
  await run('git', ['init', '--quiet', repository])
  mkdirSync(join(repository, 'content/services'), { recursive: true })
  record = join(repository, 'content/services/choir.yaml')
  writeFileSync(record, 'old')
})

/** What `git add -A` would add. */
const added = async () =>
  (await run('git', ['-C', repository, 'status', '--porcelain', '-uall'])).stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))

const drafts = () => readdirSync(join(repository, '.cache/drafts')).sort()

describe('a draft', () => {
  it('is where git does not see it, whatever the repository ignores', async () => {
    const staged = stageFile(record, 'new')
    const folder = stageFolder(join(repository, 'content/postcodes'))
    expect(drafts()).toHaveLength(3)
    expect(await added()).toEqual(['content/services/choir.yaml'])
    expect(readdirSync(join(repository, 'content'))).toEqual(['services'])
    staged.replace()
    folder.swap()
    expect(readFileSync(record, 'utf8')).toBe('new')
    expect(drafts()).toEqual(['.gitignore'])
    expect(readdirSync(join(repository, 'content')).sort()).toEqual(['postcodes', 'services'])
  })

  it('is swept by the next run after its process was killed, and not while that lives', async () => {
    const file = pathToFileURL(
      join(import.meta.dirname, '../../../src/io/files/staged-file.ts'),
    ).href
    const script = `import { stageFile } from ${JSON.stringify(file)}
      stageFile(process.argv[1], 'half')
      console.log('staged')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, [
      ...['--import', 'tsx', '--input-type=module', '-e', script, record],
    ])
    await once(child.stdout, 'data')
    const left = `content%2Fservices%2Fchoir.yaml.${child.pid}.tmp`
    expect(drafts()).toContain(left)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await added()).toEqual(['content/services/choir.yaml'])
    const living = `other.yaml.${process.ppid}.tmp`
    writeFileSync(join(repository, '.cache/drafts', living), 'x')
    stageFile(record, 'new').replace()
    expect(drafts()).toEqual(['.gitignore', living])
    expect(readFileSync(record, 'utf8')).toBe('new')
  })

  it('that earlier versions left beside the records is swept, and nothing else there', () => {
    const services = join(repository, 'content/services')
    for (const name of [`.choir.yaml.${DEAD}.tmp`, `choir.${DEAD}.tmp`, '.choir.yaml.swp'])
      writeFileSync(join(services, name), 'x')
    stageFile(record, 'new').replace()
    expect(readdirSync(services).sort()).toEqual([
      '.choir.yaml.swp',
      `choir.${DEAD}.tmp`,
      'choir.yaml',
    ])
  })

  it('of two folders with one name is kept apart', () => {
    const [one, other] = ['a/dist', 'b/dist'].map((path) => join(repository, path))
    for (const path of [one!, other!]) {
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, 'site'), path)
    }
    const staged = [one!, other!].map((path) => stageFolder(path))
    expect(new Set(staged.map(({ folder }) => folder.replace(/\.new-.*/, ''))).size).toBe(2)
    for (const draft of staged) draft.discard()
    recoverFolder(join(repository, 'c/dist'))
    expect(existsSync(join(repository, 'c/dist'))).toBe(false)
  })

  it('is beside its file outside of repositories', async () => {
    const folder = await createFolder()
    stageFile(join(folder, 'a.yaml'), 'new')
    expect(readdirSync(folder)).toEqual([`.a.yaml.${process.pid}.tmp`])
  })
})

describe('a new file', () => {
  it('is created whole, and never over another', () => {
    const path = join(repository, 'content/services/band.yaml')
    stageFile(path, 'name: Band\n').create()
    expect(readFileSync(path, 'utf8')).toBe('name: Band\n')
    expect(() => stageFile(path, 'other').create()).toThrow(/EEXIST/)
    expect(readFileSync(path, 'utf8')).toBe('name: Band\n')
    expect(drafts()).toEqual(['.gitignore'])
  })
})
