import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeRecords } from '../../bench/records.ts'
import { isLong } from '../../runs.ts'
import { filesIn, runOsd } from './osd.ts'
import { createFolder } from './small-town.ts'

// Netlify stores files by content, so only new contents are uploaded, whatever their names.

let content: string
let record: string
let original: string
let before: ReadonlySet<string>

beforeAll(async () => {
  const folder = await createFolder()
  content = join(folder, 'content')
  writeRecords(content, 400, 'short')
  const services = readdirSync(join(content, 'services')).sort()
  record = join(content, 'services', services[Math.floor(services.length / 2)]!)
  original = readFileSync(record, 'utf8')
  before = new Set((await build()).values())
})

/** The digests of all files of a new build, by path. */
async function build(): Promise<Map<string, string>> {
  const out = join(await createFolder(), 'dist')
  expect(await runOsd(['build', '--content', content, '--out', out])).toMatchObject({ status: 0 })
  const digest = (path: string) =>
    createHash('sha1')
      .update(readFileSync(join(out, path)))
      .digest('hex')
  return new Map(filesIn(out).map((path) => [path, digest(path)]))
}

/** The paths of the files that a change of the record changes, without build names and ids. */
async function changed(pattern: RegExp, replacement: string): Promise<string[]> {
  const text = original.replace(pattern, replacement)
  expect(text).not.toBe(original)
  writeFileSync(record, text)
  const fresh = [...(await build())].filter(([, digest]) => !before.has(digest))
  return fresh.map(([path]) => path.replace(/\/b\/[^/]+/, '/b/*').replace(/[0-9a-f-]{36}/, '…'))
}

describe('one changed record among four hundred', () => {
  it('changes its own documents, its pages and items of both lists, the dumps and the functions', async () => {
    const fresh = await changed(/^email: .*$/m, 'email: hello@example.org')
    expect(fresh.length).toBeLessThanOrEqual(19)
    expect(fresh).toContain('/site/services/…')
    expect(fresh).not.toContain('/site/find/map.html')
  })

  it.runIf(isLong)('changes the index when its words change', async () => {
    const fresh = await changed(/^description: /m, 'description: knitting ')
    expect(fresh.length).toBeLessThanOrEqual(22)
    expect(fresh.filter((path) => path.includes('/index/'))).toHaveLength(2)
  })

  it('changes later pages when its name changes, and no others', async () => {
    const fresh = await changed(/^name: .*$/m, 'name: Aardvark club')
    // Its address, cards and columns, and the pages of its topics, of its organization, of its letter and of the map, list it as well.
    const lists = fresh.filter((path) => path.includes('/pages/') || path.includes('/find/'))
    expect(fresh.length - lists.length).toBeLessThanOrEqual(32)
    expect(lists.filter((path) => path.includes('/find/')).length).toBeLessThanOrEqual(18)
  })
})
