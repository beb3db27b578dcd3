import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Origins, createOriginsReader } from '../../../src/io/read/origins.ts'
import { importFiles } from '../../import/run-import.ts'
import { createFolder } from '../../generator/publish/small-town.ts'

const ORG = 'a1000000-0000-4000-8000-000000000001'
const CLUB = 'a1000000-0000-4000-8000-000000000003'
const OURS = 'a1000000-0000-4000-8000-000000000009'

/** A folder into which a source was imported, and in which another record began. */
async function imported(): Promise<string> {
  const { files } = await importFiles({
    'organizations.csv': `id,name,description\n${ORG},Otters,A trust.\n`,
    'services.csv': `id,organization_id,name\n${CLUB},${ORG},Club\n`,
  })
  const root = await createFolder()
  for (const [file, text] of [...files, ['services/ours.yaml', `id: ${OURS}\n`] as const]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

const sourcesOf = (origins: ReturnType<Origins>, id: string) =>
  (origins.get(id) ?? []).map(({ source }) => source).join(' ')

it('knows which source brought a record', async () => {
  const origins = createOriginsReader(await imported())()()
  expect([ORG, CLUB, OURS].map((id) => sourcesOf(origins, id))).toEqual(['partner', 'partner', ''])
})

it('is the same until what an import remembers changes', async () => {
  const root = await imported()
  const read = createOriginsReader(root)
  const before = read()
  expect(read()).toBe(before)
  await writeFile(join(root, 'sources/partner/x.yaml'), `"${OURS}": service xylophone\n`)
  expect(read(new Set(['services/ours.yaml']))).toBe(before)
  expect(sourcesOf(read(new Set(['sources/partner/x.yaml']))(), OURS)).toBe('partner')
})

it('knows every source of a record that others were merged into', async () => {
  const root = await imported()
  await mkdir(join(root, 'sources/eels'), { recursive: true })
  await writeFile(
    join(root, 'sources/eels/x.yaml'),
    `"${OURS}": service xylophone name=abcdefgh into=${CLUB}\n`,
  )
  expect(sourcesOf(createOriginsReader(root)()(), CLUB)).toBe('partner eels')
  expect(sourcesOf(createOriginsReader(root)()(), ORG)).toBe('partner')
})

it('is empty without sources', async () => {
  expect(createOriginsReader(await createFolder())()().size).toBe(0)
})
