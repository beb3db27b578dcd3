import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { loadContent } from '../../../src/generator/pipeline.ts'
import { createPublicReader } from '../../../src/io/read/public-files.ts'
import { createReader } from '../../../src/io/read/reader.ts'
import { copySmallTown, createFolder } from '../../generator/publish/small-town.ts'

async function write(root: string, path: string, text = 'x'): Promise<string> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  return file
}

it('finds the files of the publisher in every folder, but no hidden file and no guide', async () => {
  const root = await createFolder()
  for (const path of ['logo.svg', 'photos/town-1.jpg', '.DS_Store', 'README.md'])
    await write(root, `public/${path}`, path)
  const { files, diagnostics } = createPublicReader(root)()
  expect(diagnostics).toEqual([])
  expect(files.map(({ path, bytes }) => [path, String(bytes())])).toEqual([
    ['/logo.svg', 'logo.svg'],
    ['/photos/town-1.jpg', 'photos/town-1.jpg'],
  ])
})

it('is the same object until a file changes', async () => {
  const root = await createFolder()
  const read = createPublicReader(root)
  const before = read()
  expect(read()).toBe(before)
  await write(root, 'public/a.txt')
  expect(read(new Set(['services/a.yaml']))).toBe(before)
  expect(read(new Set(['public/a.txt'])).files).toHaveLength(1)
})

it('refuses what a site must not publish, and says why', async () => {
  const root = await createFolder()
  await symlink(
    await write(root, 'secret.txt'),
    await write(root, 'public/b.txt').then(() => join(root, 'public/a.txt')),
  )
  await write(root, 'public/run.html')
  await write(root, 'public/run.js')
  await write(root, 'public/Über uns.pdf')
  await truncate(await write(root, 'public/film.gif'), 6 * 1024 * 1024)
  const { files, diagnostics } = createPublicReader(root)()
  expect(files.map(({ path }) => path)).toEqual(['/b.txt'])
  expect(diagnostics.map(({ code, place }) => `${code} ${place.file}`)).toEqual([
    'outside-content public/a.txt',
    'too-large public/film.gif',
    'unknown-file public/run.html',
    'unknown-file public/run.js',
    'bad-file-name public/Über uns.pdf',
  ])
})

it('a file of ours, a folder of ours, and a logo that is missing are errors', async () => {
  const content = await copySmallTown()
  for (const path of ['robots.txt', '_/style.css', 'services/a.txt', 'find/a.css'])
    await write(content, `public/${path}`)
  await writeFile(join(content, 'directory.yaml'), 'title: Test\npages: { logo: town.svg }\n')
  const { diagnostics } = await loadContent(content)
  expect(
    diagnostics
      .filter(({ code }) => code === 'taken-address' || code === 'missing-public-file')
      .map(({ place }) => place.file),
  ).toEqual([
    'directory.yaml',
    'public/_/style.css',
    'public/find/a.css',
    'public/robots.txt',
    'public/services/a.txt',
  ])
})

it('is read when a program has finished writing it', async () => {
  const root = await createFolder()
  const whole = 'a { color: green }'.repeat(50)
  const file = await write(root, 'public/style.css', '')
  const writing = (async () => {
    for (let end = 1; end <= 6; end++) {
      await writeFile(file, whole.slice(0, (whole.length * end) / 6))
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })()
  const { publicFolder } = await createReader(root)()
  await writing
  expect(publicFolder.files.map(({ bytes }) => String(bytes()))).toEqual([whole])
})

it('is refused while a program keeps writing it, and the other files stay', async () => {
  const root = await createFolder()
  await write(root, 'public/logo.svg')
  const file = await write(root, 'public/style.css')
  let isWriting = true
  const writing = (async () => {
    for (let i = 0; isWriting; i++) {
      await writeFile(file, String(i))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  const { publicFolder } = await createReader(root)()
  isWriting = false
  await writing
  expect(publicFolder.files.map(({ path }) => path)).toEqual(['/logo.svg'])
  expect(publicFolder.diagnostics.map(({ place }) => place.file)).toEqual(['public/style.css'])
})
