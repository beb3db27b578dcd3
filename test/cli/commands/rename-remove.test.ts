import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { readContent } from '../../../src/io/read/read-content.ts'
import { linkable } from '../../../src/changes/baseline/vanished.ts'
import { pagesOf } from '../../pages/site-pages.ts'
import { hashesOf, run } from '../../generator/publish/osd.ts'
import { osd as runOsd } from '../run.ts'

const TOWN = fileURLToPath(new URL('../../fixtures/small-town', import.meta.url))
const DATE = expect.stringMatching(/^\+ {4}date: \d{4}-\d\d-\d\d$/)

let cwd = ''
const path = (file: string) => join(cwd, 'content', file)
const text = (file: string) => readFileSync(path(file), 'utf8')
const osd = (...args: string[]) => runOsd(args, { cwd })
const hashes = () => hashesOf(join(cwd, 'content'))

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'osd-rename-')))
  cpSync(TOWN, join(cwd, 'content'), { recursive: true })
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

/** The lines that differ from the example town, in files that exist in both. */
async function changes(): Promise<string[]> {
  const { stdout } = await run('diff', ['-rU0', TOWN, join(cwd, 'content')])
  return stdout.split('\n').filter((line) => /^[+-](?![+-])/.test(line))
}

/** All published ids, and the errors of a check. */
async function check(folder = join(cwd, 'content')) {
  const { sources } = await readContent(folder)
  const { linked, diagnostics } = checkContent(sources)
  return {
    ids: linked
      ? linkable(linked)
          .map(({ id }) => id)
          .toSorted()
      : [],
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
  }
}

describe('osd rename', () => {
  it('renames the file and changes one line for each reference', async () => {
    const done = await osd('rename', 'ferry-house-trust', 'ferry-trust')
    expect(done).toMatchObject({ status: 0 })
    expect(done.stderr).toContain('Renamed `ferry-house-trust` to `ferry-trust`. 3 other files')
    expect(text('organizations/ferry-trust.yaml')).toBe(
      readFileSync(join(TOWN, 'organizations/ferry-house-trust.yaml'), 'utf8'),
    )
    expect(existsSync(path('organizations/ferry-house-trust.yaml'))).toBe(false)
    expect(await changes()).toEqual([
      '-organization: ferry-house-trust',
      '+organization: ferry-trust',
      '+  - id: 7d0b5a8e-1c3f-4e2d-8a6b-9f4c2e1d0b33',
      '+    kind: organization',
      '+    slug: ferry-house-trust',
      DATE,
      '-organization: ferry-house-trust',
      '+organization: ferry-trust',
      '-      organization: ferry-house-trust',
      '+      organization: ferry-trust',
    ])
    expect(await check()).toEqual(await check(TOWN))
  })

  it.each([
    ['services/tide-line', 'night-line'],
    ['lantern-room', 'lamp-room'],
    ['content/taxonomies/needs.yaml', 'wants'],
    ['people', 'folk'],
    ['organizations/saltwick-town-council', 'council.yaml'],
  ])('keeps every id when %s becomes %s', async (old, slug) => {
    expect(await osd('rename', old, slug)).toMatchObject({ status: 0 })
    expect(await check()).toEqual(await check(TOWN))
  })

  it.each([
    ['a record that does not exist', ['rename', 'tide-lime', 'x'], /Did you mean `tide-line`/],
    ['a slug that is taken', ['rename', 'tide-line', 'harbour-supper'], /exists already/],
    ['a name that is not a slug', ['rename', 'tide-line', 'Night Line'], /not a slug/],
  ])('refuses %s', async (_, args, message) => {
    const before = await hashes()
    const { status, stderr } = await osd(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(message)
    expect(await hashes()).toEqual(before)
  })

  it('writes nothing with --dry-run', async () => {
    const before = await hashes()
    const { status, stdout } = await osd('rename', 'tide-line', 'night-line', '--dry-run')
    expect(status).toBe(0)
    expect(stdout).toContain('content/services/night-line.yaml\n')
    expect(await hashes()).toEqual(before)
  })

  it('asks for the folder when two records have the slug', async () => {
    writeFileSync(path('organizations/tide-line.yaml'), 'name: Tide\ndescription: A charity.\n')
    const { status, stderr } = await osd('rename', 'tide-line', 'x')
    expect(status).toBe(2)
    expect(stderr).toContain('Write `organizations/tide-line` or `services/tide-line`.')
  })
})

describe('osd remove', () => {
  it('deletes a service and lists its id', async () => {
    const done = await osd('remove', 'harbour-supper', '--reason', 'The stove broke.')
    expect(done).toMatchObject({ status: 0 })
    expect(existsSync(path('services/harbour-supper.yaml'))).toBe(false)
    const lines = await changes()
    expect(lines.slice(0, 5)).toEqual([
      '+  - id: 3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44',
      '+    kind: service',
      '+    slug: harbour-supper',
      DATE,
      '+    reason: The stove broke.',
    ])
    expect((await check()).errors).toEqual([])
  })

  it('deletes references that are not required', async () => {
    expect(await osd('remove', 'harbour-refuge')).toMatchObject({ status: 0 })
    expect(text('services/safe-harbour.yaml')).not.toContain('locations')
    expect((await check()).errors).toEqual([])
  })

  it('lists the places that need the record', async () => {
    const before = await hashes()
    const { status, stderr } = await osd('remove', 'night-boat-radio')
    expect(status).toBe(1)
    expect(stderr).toContain('content/services/lighthouse-tours.yaml:5')
    expect(await hashes()).toEqual(before)
  })

  it('points references to the replacement, in a list only once', async () => {
    expect(await osd('remove', 'lantern-room', '--replaced-by', 'ferry-house')).toMatchObject({
      status: 0,
    })
    expect(text('removed.yaml')).toContain('replaced_by: a2e4c6b8-0d1f-4a3c-9e5b-7f8d6c4b2a55')
    expect((await check()).errors).toEqual([])
  })

  it('creates removed.yaml, and leaves drafts out of it', async () => {
    rmSync(path('removed.yaml'))
    writeFileSync(
      path('services/idea.yaml'),
      'name: Idea\norganization: night-boat-radio\nstatus: active\ndraft: true\n',
    )
    expect(await osd('remove', 'idea')).toMatchObject({ status: 0 })
    expect(existsSync(path('removed.yaml'))).toBe(false)
    expect(await osd('remove', 'tide-line')).toMatchObject({ status: 0 })
    expect(text('removed.yaml')).toMatch(/^# .*\nremoved:\n {2}- id: \S+\n {4}kind: service\n/)
    expect((await check()).errors).toEqual([])
  })

  it('writes nothing if the rest would have an error', async () => {
    const before = await hashes()
    const { status, stderr } = await osd(
      'remove',
      'ferry-house-trust',
      '--replaced-by',
      'night-boat-radio',
    )
    expect(status).toBe(1)
    expect(stderr).toContain('program')
    expect(await hashes()).toEqual(before)
  })
})

describe('osd merge', () => {
  it('moves services and places to the other organization', async () => {
    const done = await osd('merge', 'saltwick-town-council', 'into', 'ferry-house-trust')
    expect(done).toMatchObject({ status: 0 })
    expect(text('services/safe-harbour.yaml')).toContain('organization: ferry-house-trust')
    expect(text('organizations/ferry-house-trust.yaml')).not.toContain('parent_organization')
    expect(text('removed.yaml')).toContain('reason: Merged with Ferry House Trust.')
    expect((await check()).errors).toEqual([])
  })

  it('leads from the earlier address of a record to the other one', async () => {
    expect(await osd('merge', 'harbour-supper', 'tide-line')).toMatchObject({ status: 0 })
    const { directory } = checkContent((await readContent(path(''))).sources)
    expect(pagesOf(directory!).get('/find/services/harbour-supper.html')).toContain(
      'url=/find/services/tide-line',
    )
  })

  it('takes two records of one kind', async () => {
    expect(await osd('merge', 'tide-line', 'night-boat-radio')).toMatchObject({ status: 2 })
    expect(await osd('merge', 'tide-line', 'into', 'tide-line')).toMatchObject({ status: 2 })
    expect(await osd('merge', 'night-boat-radio')).toMatchObject({ status: 2 })
  })
})
