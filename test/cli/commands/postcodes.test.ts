import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { madePostcodes, onspd } from '../../io/postcodes/fixtures.ts'
import { directory, good } from '../content.ts'
import { osd } from '../run.ts'

let folder: TemporaryFolder

beforeAll(async () => {
  folder = await createFolder()
  await folder.write({
    'ONSPD_AUG_2026_UK.csv': onspd(madePostcodes()),
    'content/directory.yaml': directory,
  })
  return () => folder.remove()
})

const ingest = (...areas: string[]) =>
  osd(['postcodes', 'ONSPD_AUG_2026_UK.csv', '--partial', '--areas', ...areas], {
    cwd: folder.path,
  })

const written = () => readdir(join(folder.path, 'content/postcodes/gb'))

describe('osd postcodes', () => {
  it('keeps only the named areas, in either case', async () => {
    const { status, stderr } = await ingest('bs, BA')
    expect(stderr).toContain('kept 300 postcodes')
    expect(status).toBe(0)
    expect(await written()).toEqual(['ba1.json', 'bs1.json', 'bs15.json'])
  })

  it.each([
    ['BS3', '`BS3` is not a postcode area. Write `BS`.'],
    ['BA,Bristol', '`Bristol` is not a postcode area. Write the letters'],
    [',', 'Name postcode areas, such as `--areas BS,BA`.'],
  ])('refuses --areas %s, and keeps the imported files', async (areas, message) => {
    const { status, stderr } = await ingest(areas)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
    expect(await written()).toHaveLength(3)
  })

  it.each(['LS', 'BS,LS', '902'])(
    'keeps the imported files when the file has nothing in %s',
    async (areas) => {
      const { status, stderr } = await ingest(areas)
      expect(stderr).toMatch(/^The file has no usable postcodes in (LS|902)/)
      expect(status).toBe(1)
      expect(await written()).toHaveLength(3)
    },
  )

  it('refuses a content folder that does not exist', async () => {
    const { status, stderr } = await osd(
      ['postcodes', 'ONSPD_AUG_2026_UK.csv', '--partial', '--content', 'contnet'],
      { cwd: folder.path },
    )
    expect(stderr).toContain('There is no folder `contnet`. Name one with --content.\n')
    expect(status).toBe(2)
    expect(await readdir(folder.path)).not.toContain('contnet')
  })
})

describe('a damaged postcode file', () => {
  let town: TemporaryFolder
  const call = (...args: string[]) => osd([...args, '--content', 'good'], { cwd: town.path })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: town.path, stdio: 'pipe' })

  beforeAll(async () => {
    town = await createFolder()
    await town.write({ ...good, 'ONSPD_AUG_2026_UK.csv': onspd(madePostcodes()) })
    await call('postcodes', 'ONSPD_AUG_2026_UK.csv', '--partial')
    git('init', '--quiet')
    git('add', 'good')
    const who = ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.org']
    git(...who, 'commit', '--quiet', '--message', 'Begin')
    appendFileSync(join(town.path, 'good/postcodes/gb/bs1.json'), '\n')
    return () => town.remove()
  })

  it('is reported by osd check', async () => {
    const { status, stdout } = await call('check')
    expect(stdout).toContain('good/postcodes/gb/bs1.json:1:1  error  damaged-postcodes\n')
    expect(stdout).toContain('Run `osd postcodes` again, and commit all files that it writes.')
    expect(status).toBe(1)
  })

  it('is an annotation on a pull request', async () => {
    const { status, stdout } = await call('check', '--format', 'github')
    expect(stdout).toMatch(/^::error file=good\/postcodes\/gb\/bs1\.json,line=1,/)
    expect(status).toBe(1)
  })

  it.each(['build', 'quality'])('stops osd %s like any other error', async (command) => {
    const { status, stderr } = await call(command)
    expect(stderr).toContain('good/postcodes/gb/bs1.json:1:1  error  damaged-postcodes\n')
    expect(status).toBe(1)
  })

  it('is part of a review', async () => {
    const { status, stdout } = await call('review', 'HEAD', '--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({
      problems: [
        { code: 'damaged-postcodes', file: 'good/postcodes/gb/bs1.json', line: 1 },
        { code: 'changed-postcodes', file: 'good/postcodes/index.json', line: 1 },
      ],
      earlier: [],
    })
    expect(status).toBe(0)
  })

  it('is repaired by importing the postcodes again', async () => {
    await town.write({ 'good/postcodes/index.json': '<<<<<<< ours\n' })
    expect(await call('check')).toMatchObject({ status: 1 })
    const again = await call('postcodes', 'ONSPD_AUG_2026_UK.csv', '--partial')
    expect(again).toMatchObject({ status: 0 })
    expect(await call('check')).toMatchObject({ status: 0 })
  })
})
