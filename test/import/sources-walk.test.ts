import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Repository, createRepository } from '../changes/repository.ts'
import { osd } from '../cli/run.ts'
import { SOURCES, type Said, type Source, tablesOf } from './three-tables.ts'

/** One directory out of three: what an editor does, command by command. */

const PROGRAM = fileURLToPath(new URL('../../src/osd.mjs', import.meta.url))
let repository: Repository
const path = (file: string) => join(repository.root, file)
const read = (file: string) => readFileSync(path(`content/${file}`), 'utf8')
const record = (file: string) => parse(read(file)) as Record<string, unknown>
const write = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true })
  writeFileSync(path(file), text)
}
const tables = (source: Source, said?: (i: number) => Said) => {
  for (const [file, text] of Object.entries(tablesOf(source, said))) write(file, text)
}
const run = (...args: string[]) => osd(args, { cwd: repository.root })
const done = async (...args: string[]) => {
  const result = await run(...args)
  expect(result).toMatchObject({ status: 0 })
  return result
}

interface Pair {
  readonly a: { readonly slug: string; readonly name: string }
  readonly b: Pair['a']
}
const listed = async () =>
  (JSON.parse((await done('match', '--list', '--json')).stdout) as { pairs: readonly Pair[] }).pairs

beforeAll(async () => {
  repository = await createRepository()
  for (const source of SOURCES) {
    tables(source)
    await done('import', source, '--as', source)
    const file = `content/sources/${source}.yaml`
    const text = readFileSync(path(file), 'utf8')
    write(file, text.replace('licence:', `licence: https://${source}.example.org/licence`))
  }
  await repository.commit({})
})
afterAll(() => rmSync(repository.root, { recursive: true, force: true }))

describe('three sources become one directory', () => {
  it('asks twelve questions, and none again', async () => {
    const parent = new Map<string, string>()
    const rootOf = (slug: string): string => (parent.has(slug) ? rootOf(parent.get(slug)!) : slug)
    const replies = (await listed()).flatMap(({ a, b }) => {
      // The quilters of the three are said to be three groups.
      if (/quilters/i.test(a.name)) return ['d']
      const [one, other] = [rootOf(a.slug), rootOf(b.slug)]
      if (one === other) return []
      parent.set(other, one)
      return ['s']
    })
    expect(replies).toHaveLength(12)
    const child = spawn(process.execPath, [PROGRAM, 'match'], { cwd: repository.root })
    let stderr = ''
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.stdout.resume()
    child.stdin.end(replies.map((reply) => `${reply}\n`).join(''))
    await once(child, 'close')
    expect(stderr).toContain('12 answers written to matches.yaml.')
    expect(await listed()).toEqual([])
    await repository.commit({})
  })

  it('makes one record of each, with what any of them says', async () => {
    for (const slug of ['marsh-otters', 'ropewalk-weavers', 'kettle-menders'])
      for (const other of [`the-${slug}-cio`, `${slug}-ltd`]) {
        await done('merge', other, 'into', slug)
        await repository.commit({})
      }
    for (const slug of ['open-evening', 'open-workshop', 'open-kitchen'])
      await done('merge', `the-${slug}`, 'into', slug)
    await repository.commit({})
    expect(record('organizations/marsh-otters.yaml')).toMatchObject({
      name: 'Marsh Otters',
      description: 'one says 0.',
      website: 'https://0.example.org',
      email: 'office@0.example.org',
      phones: ['0117 496 0100'],
    })
    expect(await listed()).toEqual([])
    await done('check')
  })

  it('takes one merge back, with what it had brought', async () => {
    await done('merge', '--undo', 'the-kettle-menders-cio')
    await repository.commit({})
    expect(record('organizations/kettle-menders.yaml')).not.toHaveProperty('email')
    expect(record('organizations/the-kettle-menders-cio.yaml')).toMatchObject({
      name: 'The Kettle Menders CIO',
      description: 'two says 2.',
      email: 'office@2.example.org',
    })
    expect(read('removed.yaml')).not.toContain('the-kettle-menders-cio')
    await done('check')
  })

  it('changes nothing when nothing has changed at the three', async () => {
    const { stderr } = await done('import', '--all')
    expect(stderr.match(/No record changes\./g)).toHaveLength(3)
    expect(await repository.git('status', '--porcelain', 'content')).toBe('')
  })

  it('takes from each source what it says now, where the record still says what that source had said', async () => {
    tables('one', (i) => (i === 0 ? { description: 'one says more.' } : {}))
    tables('two', (i) => ({
      email: `new@${i}.example.org`,
      ...(i === 0 && { description: 'two says more.' }),
      ...(i === 1 && { phone: '0117 496 0999' }),
    }))
    tables('three', (i) => (i === 2 ? { description: 'three says more.' } : {}))
    const { stdout } = await done('import', '--all')
    await repository.commit({})
    expect(record('organizations/marsh-otters.yaml')).toMatchObject({
      name: 'Marsh Otters',
      description: 'one says more.',
      email: 'new@0.example.org',
      phones: ['0117 496 0100'],
    })
    // Each of the three has a say in the number, and the second has changed it.
    expect(record('organizations/ropewalk-weavers.yaml')).toMatchObject({
      description: 'one says 1.',
      email: 'new@1.example.org',
      phones: ['0117 496 0999'],
    })
    // The record that came back has its own changes again, and the one that it had left has none of them.
    expect(record('organizations/the-kettle-menders-cio.yaml')).toMatchObject({
      description: 'two says 2.',
      email: 'new@2.example.org',
    })
    expect(record('organizations/kettle-menders.yaml')).not.toHaveProperty('email')
    expect(record('organizations/kettle-menders.yaml').description).toBe('one says 2.')
    // What is said of a field that another source has filled is told, and written nowhere.
    expect(stdout).toContain('organizations/marsh-otters.yaml description')
    expect(stdout).toContain('organizations/kettle-menders.yaml description')
    await done('check')
  })

  it('tells it once, and keeps every answer', async () => {
    const { stdout } = await done('import', '--all')
    expect(stdout).not.toContain('says more')
    expect(await repository.git('status', '--porcelain', 'content')).toBe('')
    expect(await listed()).toEqual([])
  })
})
