import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../../../src/generator/pipeline.ts'
import { provenance, sameAs } from '../../../../src/generator/site/documents/provenance.ts'
import { composeSite } from '../../../../src/generator/site/site.ts'
import { type Repository, createRepository } from '../../../changes/repository.ts'
import { osd } from '../../../cli/run.ts'

let repository: Repository
const path = (file: string) => join(repository.root, file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true })
  writeFileSync(path(file), text)
}
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from)
  write(file, read(file).replace(from, to))
}
const run = (...args: string[]) => osd(args, { cwd: repository.root })

const UUID = 'a1000000-0000-4000-8000-000000000001'
const SECRET = 'Ask for the key'

/** The lines of both documents of the content as it is. */
async function documents() {
  const loaded = await loadContent(repository.content)
  const site = composeSite(loaded.directory!, loaded)
  const texts = [provenance, sameAs].map(({ make }) => String(make(site) ?? ''))
  const [said, same] = texts.map((text) =>
    text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : [])),
  )
  return { said: said!, same: same!, text: texts.join('') }
}

beforeAll(async () => {
  repository = await createRepository()
  const tables = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) write(`${folder}/${name}.csv`, text)
  }
  tables('one', {
    organizations: 'id,name,description\norg-7,Otters,A trust.\n',
    services: `id,organization_id,name,description,url,email\n2042,org-7,Yarn,Wool.,,\n1042,org-7,Chess,Boards.,https://chess.example.org,office@chess.example.org\n${UUID},org-7,Choir,Songs.,,\njo@example.org,org-7,Tea,Cups.,,\n`,
    locations: 'id,name,latitude,longitude\nrefuge-1,Refuge,51.45,-2.6\n',
  })
  tables('two', {
    organizations: 'id,name,description\n88,Marsh Otters,A trust of otters.\n',
    services:
      'id,organization_id,name,description,email\n9,88,Chess club,Boards and tea.,\n10,88,Knitting circle,Wool.,office@knit.example.org\n',
  })
  tables('three', {
    organizations: 'id,name,description\n5,Fen Otters,A trust.\n',
    services: 'id,organization_id,name,description,wait_time\n12,5,Knitting,Wool.,A week.\n',
  })
  for (const name of ['one', 'two', 'three']) {
    await run('import', name, '--as', name)
    edit(`content/sources/${name}.yaml`, 'licence:', `licence: https://${name}.example.org/licence`)
  }
  await repository.commit({})
})
afterAll(() => rmSync(repository.root, { recursive: true, force: true }))

describe('who says what', () => {
  it('is the source of every field at first, and the ids are those of the sources', async () => {
    const { said, same } = await documents()
    const chess = said.find(({ fields }) => 'url' in (fields as object))
    expect(chess).toMatchObject({
      kind: 'service',
      since: '2026-01-01',
      fields: { name: 'one', description: 'one', url: 'one', email: 'one' },
      edited_here: [],
    })
    expect(same).toContainEqual({
      ...{ id: chess!.id, kind: 'service', source: 'one', source_id: '1042' },
      ...{ since: '2026-01-01', owner: true },
    })
    // A UUID is the id here as well.
    expect(same).toContainEqual(expect.objectContaining({ id: UUID, source_id: UUID }))
    expect(same.filter(({ kind }) => kind === 'organization')).toMatchObject([
      { source: 'three', source_id: '5' },
      { source: 'two', source_id: '88' },
      { source: 'one', source_id: 'org-7' },
    ])
  })

  it('has no value, and no id that is an address of a person', async () => {
    const { text } = await documents()
    for (const value of ['Boards', 'example.org', 'Otters', 'Chess'])
      expect(text).not.toContain(value)
  })

  it('is nobody else for what was edited here, and names no private field, draft or confidential place', async () => {
    edit('content/services/chess.yaml', 'Boards.', 'Boards and clocks.')
    write(
      'content/services/chess.yaml',
      `${read('content/services/chess.yaml')}private: { url: '${SECRET}' }\n`,
    )
    edit('content/services/chess.yaml', 'url: https://chess.example.org\n', '')
    write('content/services/choir.yaml', `${read('content/services/choir.yaml')}draft: true\n`)
    const before = await documents()
    expect(before.said.filter(({ kind }) => kind === 'location')).toHaveLength(1)
    write(
      'content/locations/refuge.yaml',
      `${read('content/locations/refuge.yaml')}confidential: true\n`,
    )
    const { said, same, text } = await documents()
    const chess = said.find(({ edited_here }) => (edited_here as string[]).includes('description'))
    expect(chess).toMatchObject({ fields: { name: 'one' }, edited_here: ['description'] })
    expect(chess!.fields).not.toHaveProperty('url')
    for (const secret of [SECRET, UUID, 'private', 'refuge']) expect(text).not.toContain(secret)
    expect([...said, ...same].filter(({ kind }) => kind === 'location')).toEqual([])
  })

  it('names both sources of a record that was merged, and which of them is not the owner', async () => {
    await repository.commit({})
    expect(await run('merge', 'marsh-otters', 'into', 'otters')).toMatchObject({ status: 0 })
    expect(await run('merge', 'chess-club', 'into', 'chess', '--take', 'name')).toMatchObject({
      status: 0,
    })
    const { said, same } = await documents()
    const chess = said.find(({ fields }) => (fields as { name: string }).name === 'two')
    expect(chess).toMatchObject({ fields: { email: 'one' }, edited_here: ['description'] })
    expect(same.filter(({ id }) => id === chess!.id)).toMatchObject([
      { source: 'one', source_id: '1042', owner: true },
      { source: 'two', source_id: '9', owner: false },
    ])
  })

  it('is the same after two merges and a new name of what a record names', async () => {
    await repository.commit({})
    for (const [from, into] of [
      ...([
        ['fen-otters', 'otters'],
        ['knitting-circle', 'knitting'],
        ['knitting', 'yarn'],
      ] as const),
    ])
      expect(await run('merge', from, 'into', into)).toMatchObject({ status: 0 })
    expect(await run('rename', 'organizations/otters', 'otters-trust')).toMatchObject({ status: 0 })
    const { said, same } = await documents()
    const yarn = said.find(({ fields }) => (fields as { wait_time?: string }).wait_time)!
    expect(yarn).toMatchObject({
      fields: { name: 'one', organization: 'one', email: 'two', wait_time: 'three' },
      edited_here: [],
    })
    expect(same.filter(({ id }) => id === yarn.id)).toMatchObject([
      { source: 'one', source_id: '2042', owner: true },
      { source: 'three', source_id: '12', owner: false },
      { source: 'two', source_id: '10', owner: false },
    ])
    // What the source no longer has is still from there.
    write('two/services.csv', read('two/services.csv').replace(/^10,.*\n/m, ''))
    await repository.commit({})
    await run('import', 'two', '--as', 'two')
    const { said: later } = await documents()
    expect(later.find(({ id }) => id === yarn.id)).toMatchObject({ fields: { email: 'two' } })
  })

  it('keeps ids of sources through later imports, and says nothing without sources', async () => {
    await repository.commit({})
    expect((await run('import', 'one', '--as', 'one')).stderr).toContain('No record changes.')
    expect(await repository.git('status', '--porcelain', 'content')).toBe('')
    rmSync(path('content/sources'), { recursive: true })
    expect((await documents()).text).toBe('')
  })
})
