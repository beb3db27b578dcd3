import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { createOriginsReader } from '../../../src/io/read/origins.ts'
import { type Files, type Repository, createRepository } from '../../changes/repository.ts'
import { runs } from '../../runs.ts'
import { osd } from '../run.ts'

let repository: Repository
beforeAll(async () => void (repository = await createRepository()))
afterAll(() => rmSync(repository.root, { recursive: true, force: true }))

const [A, B, S] = [1, 2, 3].map((n) => `a1000000-0000-4000-8000-00000000000${n}`)
const DIRECTORY = { 'directory.yaml': `title: A town\nnamespace: ${S}\n` }
const SOURCE = `licence: https://partner.example.org/licence\n`

/** The files of the content folder as they are. */
const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(repository.content, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => [path.slice(repository.content.length + 1), readFileSync(path, 'utf8')]),
  )
const read = (file: string) => files()[file]!
const run = (...args: string[]) => osd(args, { cwd: repository.root })

async function start(content: Files): Promise<void> {
  rmSync(repository.content, { recursive: true, force: true })
  await repository.commit({ ...DIRECTORY, ...content })
}

const hall = (id: string, more: object) =>
  `# A hall.\n${stringify({ id, name: 'Hall', location_type: 'virtual', ...more }, { lineWidth: 0 })}`
const service = (more: object) =>
  stringify({ name: 'Club', organization: 'trust', status: 'active', ...more }, { lineWidth: 0 })
const TRUST = { 'organizations/trust.yaml': 'name: Trust\ndescription: A trust.\n' }

const maybe = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values))
const someHall = fc
  .record({
    name: fc.constantFrom('Hall', 'Town Hall', 'The hall'),
    description: maybe('Two rooms.', 'A stage: and tea.\n\nA lift.\n'),
    transportation: maybe('Bus 7 # at the door', 'yes'),
    url: maybe('https://hall.example.org/', 'https://town.example.org/'),
    phones: fc.subarray(['0117 496 0111', '0117 496 0112', '0117 496 0113']),
    confidential: maybe(true),
    private: maybe({ note: 'The key is next door' }, { url: 'https://private.example.org/' }),
  })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== null && !isEmpty(value)),
    ),
  )
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

it('gives the files of before the merge, committed or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...([someHall, someHall, fc.boolean(), fc.boolean(), fc.boolean()] as const),
      async (one, other, isListed, isCommitted, hasMemory) => {
        await start({
          ...TRUST,
          'locations/one.yaml': hall(A!, one),
          'locations/other.yaml': hall(B!, other),
          'services/chess.yaml': service({ locations: ['one', 'other'] }),
          'services/choir.yaml': service({ locations: [{ location: 'one' }] }),
          ...(isListed && {
            'removed.yaml': `# Ours.\nremoved:\n  - { id: ${S}, date: 2026-01-01 } # long ago\n`,
          }),
          ...(hasMemory && {
            'sources/partner.yaml': SOURCE,
            'sources/partner/o.yaml': `${HEADER}"${A}": location one name=abcdefgh keep=url@12345678\n`,
          }),
        })
        const before = files()
        expect(await run('merge', 'one', 'into', 'other')).toMatchObject({ status: 0 })
        expect(files()).not.toHaveProperty(['locations/one.yaml'])
        if (hasMemory) expect(read('sources/partner/o.yaml')).toContain(`into=${B}`)
        if (isCommitted) await repository.commit({})
        expect(await run('merge', '--undo', 'one')).toMatchObject({ status: 0 })
        expect(files()).toEqual(before)
      },
    ),
    { numRuns: runs(2, 80) },
  )
})

const HEADER = `# Written by \`osd import\`: what the source brought last, one line for each record. Of a field that was changed on both sides it
# says \`open=\`; write \`keep=\` in its place to keep yours until the source changes it again. Edit nothing else here.
`

describe('osd merge --undo', () => {
  const ONE = {
    phones: ['0117 496 0111'],
    description: 'Two rooms.',
    url: 'https://hall.example.org/',
  }
  const begin = async () => {
    await start({
      ...TRUST,
      'locations/one.yaml': `${hall(A!, ONE)}last_modified: 2026-01-02T03:04:05Z # by hand\n`,
      'locations/other.yaml': `${hall(B!, { phones: ['0117 496 0222'] })}last_modified: 2026-01-01T00:00:00Z\n`,
      'services/chess.yaml': service({ locations: ['one'] }),
      'services/choir.yaml': service({ locations: ['other'] }),
    })
    await run('merge', 'one', 'into', 'other')
    await repository.commit({})
  }
  const edit = (file: string, from: string, to: string) =>
    repository.commit({ [file]: read(file).replace(from, to) })

  it('leaves what somebody has changed since, and says so', async () => {
    await begin()
    expect(parse(read('locations/other.yaml'))).toMatchObject(ONE.url ? { url: ONE.url } : {})
    await edit('locations/other.yaml', 'Two rooms.', 'Three rooms.')
    await edit('locations/other.yaml', '- 0117 496 0111\n', '- 0117 496 0111\n  - 0117 496 0333\n')
    await edit('services/chess.yaml', '- other\n', '- other\n  - barn\n')
    await repository.commit({ 'locations/barn.yaml': hall(S!, { name: 'Barn' }) })
    const { status, stderr } = await run('merge', '--undo', A!)
    expect(status).toBe(0)
    expect(stderr).toContain('content/locations/other.yaml: `description` stays')
    const other = parse(read('locations/other.yaml')) as Record<string, unknown>
    expect(other).toMatchObject({
      description: 'Three rooms.',
      phones: ['0117 496 0222', '0117 496 0333'],
    })
    expect(other).not.toHaveProperty('url')
    expect(parse(read('locations/one.yaml'))).toMatchObject(ONE)
    expect(parse(read('services/chess.yaml'))).toMatchObject({ locations: ['one', 'barn'] })
    expect(parse(read('services/choir.yaml'))).toMatchObject({ locations: ['other'] })
    expect(await run('check')).toMatchObject({ status: 0 })
  })

  it('takes only its own ids and its own earlier name out of removed.yaml', async () => {
    await begin()
    await repository.commit({ 'locations/gone.yaml': hall(S!, { name: 'Gone' }) })
    await run('remove', 'gone')
    await run('rename', 'other', 'big-hall')
    await repository.commit({})
    expect(await run('merge', '--undo', 'locations/one')).toMatchObject({ status: 0 })
    const { removed, renamed } = parse(read('removed.yaml')) as Record<string, { slug: string }[]>
    expect(removed!.map(({ slug }) => slug)).toEqual(['gone'])
    expect(renamed!.map(({ slug }) => slug)).toEqual(['other'])
    expect(parse(read('services/choir.yaml'))).toMatchObject({ locations: ['big-hall'] })
    expect(parse(read('services/chess.yaml'))).toMatchObject({ locations: ['one'] })
  })

  it('dates both records anew where they say their date themselves', async () => {
    await begin()
    await run('merge', '--undo', 'one')
    for (const file of ['locations/one.yaml', 'locations/other.yaml'])
      expect(read(file)).toMatch(/^last_modified: (?!2026-01-0)\d{4}-\d\d-\d\dT00:00:00Z/m)
    expect(read('locations/one.yaml')).toContain('Z # by hand\n')
  })

  it('writes the names that other records have today', async () => {
    await start({
      ...TRUST,
      'locations/hall.yaml': hall(A!, {}),
      'services/one.yaml': service({ id: B, locations: ['hall'] }),
      'services/other.yaml': service({ id: S }),
    })
    await run('merge', 'one', 'into', 'other')
    await repository.commit({})
    await run('rename', 'hall', 'big-hall')
    await run('rename', 'trust', 'fund')
    await repository.commit({})
    expect(await run('merge', '--undo', 'one')).toMatchObject({ status: 0 })
    const expected = { organization: 'fund', locations: ['big-hall'] }
    expect(parse(read('services/one.yaml'))).toMatchObject(expected)
    expect(parse(read('services/other.yaml'))).not.toHaveProperty('locations')
  })

  it('takes back nothing else of the same commit', async () => {
    await start({
      ...TRUST,
      'locations/one.yaml': hall(A!, { url: 'https://hall.example.org/' }),
      'locations/other.yaml': hall(B!, {}),
    })
    await run('merge', 'one', 'into', 'other')
    await edit('locations/other.yaml', 'name: Hall', 'name: Hall\ndescription: Two rooms.')
    expect(await run('merge', '--undo', 'one')).toMatchObject({ status: 0 })
    expect(read('locations/other.yaml')).toBe(
      hall(B!, {}).replace('Hall\n', 'Hall\ndescription: Two rooms.\n'),
    )
  })

  it.each([
    ['what was never merged', 'choir', /no record `choir`/],
    ['a record that is back', 'one', /there again/],
  ])('refuses %s', async (_, id, message) => {
    await begin()
    if (id === 'one') await repository.commit({ 'locations/one.yaml': hall(S!, {}) })
    const before = files()
    const { status, stderr } = await run('merge', '--undo', id)
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)])
    expect(files()).toEqual(before)
  })

  it('asks to undo a later merge of the other record first', async () => {
    await begin()
    await repository.commit({ 'locations/barn.yaml': hall(S!, { name: 'Barn' }) })
    await run('merge', 'other', 'into', 'barn')
    await repository.commit({})
    expect((await run('merge', '--undo', 'one')).stderr).toContain(`osd merge --undo ${B}`)
    expect(await run('merge', '--undo', 'other')).toMatchObject({ status: 0 })
    await repository.commit({})
    expect(await run('merge', '--undo', 'one')).toMatchObject({ status: 0 })
    expect(parse(read('services/chess.yaml'))).toMatchObject({ locations: ['one'] })
  })

  it('writes nothing with --dry-run', async () => {
    await begin()
    const before = files()
    expect(await run('merge', '--undo', 'one', '--dry-run')).toMatchObject({ status: 0 })
    expect(files()).toEqual(before)
  })
})

describe('osd merge', () => {
  const line = (id: string, slug: string) => `${HEADER}"${id}": location ${slug} name=abcdefgh\n`
  const three = (source: string) => ({
    ...TRUST,
    'locations/one.yaml': hall(A!, {}),
    'locations/other.yaml': hall(B!, {}),
    'locations/third.yaml': hall(S!, {}),
    'sources/partner.yaml': source,
    'sources/partner/o.yaml': line(A!, 'one'),
  })

  it.each(['', 'licence:\n', 'attribution: The partner.\n'])(
    'takes over nothing of a source without a licence (%j)',
    async (source) => {
      await start(three(source))
      const before = files()
      const { status, stderr } = await run('merge', 'one', 'into', 'other')
      expect([status, stderr]).toEqual([2, expect.stringContaining('whose licence is not known')])
      expect(files()).toEqual(before)
      expect(await run('merge', 'other', 'into', 'third')).toMatchObject({ status: 0 })
    },
  )

  it('leads what sources say on through every merge, and back again', async () => {
    await start(three(SOURCE))
    await run('merge', 'one', 'into', 'other')
    await repository.commit({})
    await run('merge', 'other', 'into', 'third')
    await repository.commit({})
    expect(read('sources/partner/o.yaml')).toContain(`into=${S}`)
    const named = createOriginsReader(repository.content)()()
    expect(named.get(S!)?.map(({ source }) => source)).toEqual(['partner'])
    await run('merge', '--undo', 'other')
    expect(read('sources/partner/o.yaml')).toContain(`into=${B}`)
    await repository.commit({})
    await run('merge', '--undo', 'one')
    expect(read('sources/partner/o.yaml')).not.toContain('into=')
  })
})
