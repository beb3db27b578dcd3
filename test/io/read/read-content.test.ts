import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { createHistoryReader } from '../../../src/io/read/git-history.ts'
import { readContent } from '../../../src/io/read/read-content.ts'

let root: string
let content: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'read-content-'))
  content = join(root, 'content')
  await mkdir(content)
})
afterEach(() => rm(root, { recursive: true, force: true }))

const write = async (file: string, data: string | Uint8Array = 'name: Oak\n') => {
  await mkdir(dirname(join(content, file)), { recursive: true })
  await writeFile(join(content, file), data)
}
const link = async (file: string, target: string) => {
  await mkdir(dirname(join(content, file)), { recursive: true })
  await symlink(target, join(content, file))
}
const read = async () => {
  const { sources, diagnostics } = await readContent(content)
  return {
    files: sources.map(({ file }) => file),
    found: diagnostics.map(({ code, place }) => `${code} at ${place.file}`),
  }
}

describe('readContent', () => {
  it('reads records, areas, lists and the two files beside them, sorted', async () => {
    const files = [
      'areas/park.geojson',
      'directory.yaml',
      'lists/after-a-fall.yaml',
      'locations/hut.yaml',
      'organizations/oak.yaml',
      'removed.yaml',
      'services/lunch.yaml',
      'taxonomies/topics.yaml',
    ]
    for (const file of files.toReversed()) await write(file)
    expect(await read()).toEqual({ files, found: [] })
  })

  it('ignores guides, hidden files and ingested postcodes', async () => {
    await write('README.md')
    await write('services/readme')
    await write('.DS_Store')
    await write('services/.lunch.yaml.swp')
    await write('postcodes/BS.bin')
    expect(await read()).toEqual({ files: [], found: [] })
  })

  it.each([
    ['a line break', 'services/a\nb.yaml', 'services/a b.yaml'],
    ['an escape', 'services/\u001B[31mred.yaml', 'services/ [31mred.yaml'],
    ['a mark that turns text around', 'services/\u202Elmay.yaml', 'services/ lmay.yaml'],
    ['a line break in its folder', 'services/a\nb/README.md', 'services/a b/README.md'],
  ])('reports a name with %s, and shows it on one line', async (_, file, shown) => {
    await write(file)
    expect(await read()).toEqual({ files: [], found: [`bad-file-name at ${shown}`] })
  })

  it.each([
    'notes.txt',
    'services.yaml',
    'service/lunch.yaml',
    'services/lunch.yml',
    'services/lunch.yaml~',
    'services/old/lunch.yaml',
    'areas/park.json',
    'constructor/lunch.yaml',
    'notes/README.md',
    'services/old/README.md',
  ])('reports unknown-file: %s', async (file) => {
    await write(file)
    await write('directory.yaml')
    expect(await read()).toEqual({
      files: ['directory.yaml'],
      found: [`unknown-file at ${file}`],
    })
  })

  it.each([
    ['services/lunch', 'Rename it to `lunch.yaml`.'],
    ['services/lunch.yaml.txt', 'Rename it to `lunch.yaml`.'],
    ['areas/park.json', 'Rename it to `park.geojson`.'],
    ['services/hall.jpg', 'Delete it: only records belong here, and they are plain text.'],
    ['Services/lunch.yaml', 'Move the file to `services/`.'],
    ['services/new/lunch.yaml', 'Move the file to `services/`.'],
  ])('says where %s belongs', async (file, hint) => {
    await write(file)
    expect((await readContent(content)).diagnostics.map((found) => found.hint)).toEqual([hint])
  })

  it.each([
    ['services/lunch.yaml~', 'lunch.yaml'],
    ['services/lunch.yml', 'lunch.yaml'],
    ['services/lunch.yaml.txt', 'lunch.yaml'],
    ['services/lunch', 'lunch.yaml'],
    ['services/old/lunch.yaml', 'services/lunch.yaml'],
    ['Services/lunch.yaml', 'services/lunch.yaml'],
  ])('does not let %s overwrite the record beside it', async (file, taken) => {
    await write('services/lunch.yaml')
    await write(file)
    expect((await readContent(content)).diagnostics.map((found) => found.hint)).toEqual([
      `There is a \`${taken}\` already: delete this file if it is a copy, or else give it another name.`,
    ])
  })

  it('reports files above the limit of their kind', async () => {
    const mebibyte = 1024 * 1024
    await write('services/large.yaml', ' '.repeat(mebibyte + 1))
    await write('services/just.yaml', ' '.repeat(mebibyte))
    await write('areas/large.geojson', ' '.repeat(mebibyte + 1))
    await write('areas/huge.geojson', new Uint8Array(16 * mebibyte + 1))
    await write('matches.yaml', ' '.repeat(16 * mebibyte))
    await write('removed.yaml', ' '.repeat(mebibyte + 1))
    expect(await read()).toEqual({
      files: ['areas/large.geojson', 'matches.yaml', 'services/just.yaml'],
      found: ['areas/huge.geojson', 'removed.yaml', 'services/large.yaml'].map(
        (file) => `too-large at ${file}`,
      ),
    })
  })

  it('reports text that is not UTF-8, and continues', async () => {
    await write('services/a.yaml', new Uint8Array([0x6e, 0x3a, 0x20, 0xe9]))
    await write('services/b.yaml', Buffer.from('\uFEFFname: Café\n', 'utf16le'))
    await write('services/c.yaml', '\uFEFFname: Café\n')
    const { sources, diagnostics } = await readContent(content)
    expect(sources).toEqual([{ file: 'services/c.yaml', text: 'name: Café\n' }])
    expect(diagnostics.map(({ code }) => code)).toEqual(['not-utf8', 'not-utf8'])
  })

  it('does not follow a symbolic link out of the folder', async () => {
    await writeFile(join(root, 'secret.yaml'), 'name: Secret\n')
    await mkdir(join(root, 'content-too'))
    await writeFile(join(root, 'content-too/secret.yaml'), 'name: Secret\n')
    await link('services/a.yaml', '../../secret.yaml')
    await link('services/b.yaml', join(root, 'content-too/secret.yaml'))
    await link('locations', root)
    const { sources, diagnostics } = await readContent(content)
    expect(sources).toEqual([])
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'outside-content',
      'outside-content',
      'outside-content',
    ])
  })

  it('follows a symbolic link to a file within the folder, and none to a folder', async () => {
    await write('services/a.yaml')
    await link('services/b.yaml', 'a.yaml')
    await link('services/loop', '.')
    expect(await read()).toEqual({
      files: ['services/a.yaml', 'services/b.yaml'],
      found: ['unknown-file at services/loop'],
    })
  })

  it('reports what cannot be read, and does not wait for a pipe', async () => {
    await write('services/d.yaml')
    await link('services/a.yaml', 'gone.yaml')
    await link('services/b.yaml', 'b.yaml')
    execFileSync('mkfifo', [join(content, 'services/c.yaml')])
    const { sources, diagnostics } = await readContent(content)
    expect(sources.map(({ file }) => file)).toEqual(['services/d.yaml'])
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'unreadable-file',
      'unreadable-file',
      'unreadable-file',
    ])
  })

  it('leads to one problem for a folder that is not known', async () => {
    for (const name of ['a', 'b', 'c']) await write(`venues/${name}.yaml`)
    await write('services/old/d.yaml')
    await write('directory.yaml', 'title: T\nnamespace: 7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f\n')
    const { sources, diagnostics } = await readContent(content)
    const checked = checkContent(sources, { before: diagnostics })
    expect(checked.diagnostics.map(({ hint, place }) => `${place.file}: ${hint}`)).toEqual([
      'services/old/d.yaml: Move the file to `services/`.',
      'venues/a.yaml: Move the file to `organizations`, `locations`, `services`, `taxonomies` or `areas`. Do the same with the other 2 files of this folder.',
    ])
  })

  it('does not report a reference to an unreadable file as unknown', async () => {
    await write('directory.yaml', 'title: T\nnamespace: 7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f\n')
    await write('organizations/oak.yml')
    await write('organizations/old/elm.yaml')
    await write('locations/hut.yaml', new Uint8Array([0xff]))
    await write('services/a.yaml', 'name: A\nstatus: active\norganization: oak\nlocations: [hut]\n')
    await write('services/b.yaml', 'name: B\nstatus: active\norganization: elm\n')
    const { sources, diagnostics } = await readContent(content)
    const checked = checkContent(sources, { before: diagnostics })
    expect(checked.diagnostics.map(({ code, place }) => `${code} at ${place.file}`)).toEqual([
      'not-utf8 at locations/hut.yaml',
      'unknown-file at organizations/oak.yml',
      'unknown-file at organizations/old/elm.yaml',
    ])
  })

  it('reads hundreds of files', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, i) => write(`services/s${i}.yaml`)))
    expect((await read()).files).toHaveLength(300)
    expect(await readdir(content)).toEqual(['services'])
  })
})

describe('the history', () => {
  it('is unknown in a shallow clone, with a warning', async () => {
    const git = join(content, '.git')
    await mkdir(join(git, 'objects'), { recursive: true })
    await mkdir(join(git, 'refs'))
    await writeFile(join(git, 'HEAD'), 'ref: refs/heads/main\n')
    await writeFile(join(git, 'shallow'), `${'1'.repeat(40)}\n`)
    const { modified, diagnostics } = await createHistoryReader(content)()
    expect(modified.size).toBe(0)
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-history'])
  })

  it('is unknown without a repository, with no warning', async () => {
    const { modified, diagnostics } = await createHistoryReader(content)()
    expect(modified.size).toBe(0)
    expect(diagnostics).toEqual([])
  })
})
