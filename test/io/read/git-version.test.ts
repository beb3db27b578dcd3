import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, it } from 'vitest'
import { RevisionError, toRange, withVersion } from '../../../src/io/read/git-version.ts'
import { readContent } from '../../../src/io/read/read-content.ts'
import { type Repository, createRepository } from '../../changes/repository.ts'

let repository: Repository
let first: string
let second: string
beforeAll(async () => {
  repository = await createRepository()
  first = await repository.commit({ 'directory.yaml': 'title: One', 'areas/a.geojson': '{}' })
  second = await repository.commit({ 'directory.yaml': 'title: Two', 'areas/a.geojson': null })
})

const leftOvers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('osd-version-'))

describe('a copy of a folder at a commit', () => {
  it('exists while it is used, with all its files', async () => {
    let copy = ''
    const files = await withVersion(repository.content, first, async (folder) => {
      copy = folder
      return readdirSync(folder, { recursive: true }).sort()
    })
    expect(files).toEqual(['areas', join('areas', 'a.geojson'), 'directory.yaml'])
    expect(leftOvers().filter((name) => copy.includes(name))).toEqual([])
  })

  it('is deleted even when its use fails', async () => {
    let copy = ''
    const fail = withVersion(repository.content, first, async (folder) => {
      copy = folder
      throw new Error('Out of order')
    })
    await expect(fail).rejects.toThrow('Out of order')
    expect(leftOvers().filter((name) => copy.includes(name))).toEqual([])
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'is deleted when %s stops the program',
    async (signal) => {
      const url = new URL('../../../src/io/read/git-version.ts', import.meta.url).href
      const program = `
      import { withVersion } from ${JSON.stringify(url)}
      await withVersion(...process.argv.slice(1), async (copy) => {
        console.log(copy)
        await new Promise((resolve) => setTimeout(resolve, 60_000))
      })`
      const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
      const running = spawn(process.execPath, [...args, repository.content, first])
      const ended = once(running, 'exit')
      const [copy] = (await once(running.stdout, 'data')) as [Buffer]
      expect(existsSync(copy.toString().trim())).toBe(true)
      running.kill(signal)
      expect(await ended).toEqual([null, signal])
      expect(existsSync(dirname(copy.toString().trim()))).toBe(false)
    },
  )

  it('leaves working files and staged changes alone', async () => {
    repository.write({ 'directory.yaml': 'title: Three' })
    await repository.git('add', '--all')
    repository.write({ 'directory.yaml': 'title: Four' })
    const before = await repository.git('status', '--porcelain=v2')
    await withVersion(repository.content, first, readContent)
    expect(await repository.git('status', '--porcelain=v2')).toBe(before)
    expect(readFileSync(join(repository.content, 'directory.yaml'), 'utf8')).toBe('title: Four')
    await repository.git('reset', '--quiet', '--hard', 'main')
  })

  it('is empty when the folder did not exist yet', async () => {
    const folder = join(repository.content, 'areas')
    expect(await withVersion(repository.content, second, readContent)).toMatchObject({
      sources: [{ file: 'directory.yaml', text: 'title: Two' }],
    })
    await repository.commit({ 'areas/b.geojson': '{}' })
    expect(await withVersion(folder, second, async (copy) => readdirSync(copy))).toEqual([])
  })

  it('does not follow a symbolic link out of it', async () => {
    const other = await createRepository()
    other.write({ 'directory.yaml': 'title: One', 'services/a.yaml': '' })
    symlinkSync('/etc/hostname', join(other.content, 'services/b.yaml'))
    const commit = await other.commit({})
    const { sources, diagnostics } = await withVersion(other.content, commit, readContent)
    expect(sources.map(({ file }) => file)).toEqual(['directory.yaml', 'services/a.yaml'])
    expect(diagnostics).toMatchObject([{ code: 'outside-content' }])
  })
})

describe('a range', () => {
  it('names two commits, or one and the working files', async () => {
    const range = (text: string) => toRange(repository.content, text)
    expect(await range(`${first}..${second}`)).toEqual({ base: first, head: second })
    expect(await range(`${first}...${second}`)).toEqual({ base: first, head: second })
    expect(await range(`${first}..`)).toEqual({ base: first })
    expect(await range(first)).toEqual({ base: first })
  })

  it('starts at the merge base, so that later changes of others are not included', async () => {
    const other = await createRepository()
    const start = await other.commit({ 'a.yaml': '1' })
    await other.git('checkout', '--quiet', '-b', 'branch')
    const head = await other.commit({ 'b.yaml': '1' })
    await other.git('checkout', '--quiet', 'main')
    await other.commit({ 'a.yaml': '2' })
    expect(await toRange(other.content, 'main..branch')).toEqual({ base: start, head })
  })

  it.each([
    ['nowhere..HEAD', 'Git knows no revision `nowhere` of this folder.'],
    ['HEAD..--help', 'Git knows no revision `--help` of this folder.'],
    ['--output=x', 'Git knows no revision `--output=x` of this folder.'],
  ])('of an unknown revision is refused: %s', async (text, message) => {
    const failed = toRange(repository.content, text)
    await expect(failed).rejects.toThrow(RevisionError)
    await expect(failed).rejects.toThrow(message)
  })

  it('of two unrelated histories is refused', async () => {
    const other = await createRepository()
    await other.commit({ 'a.yaml': '1' })
    await other.git('checkout', '--quiet', '--orphan', 'other')
    await other.commit({ 'a.yaml': '2' })
    await expect(toRange(other.content, 'main..other')).rejects.toThrow(
      '`main` and `other` have no common history here.',
    )
  })
})
