import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { chess, directory, trust } from '../content.ts'
import { osd } from '../run.ts'

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await createFolder()
  await folder.write({
    'content/directory.yaml': directory,
    'content/organizations/trust.yaml': trust,
    'content/services/chess.yaml': `${chess}alert: "=1+1"\nprivate: { key: Under the mat }\n`,
    'content/services/secret.yaml': `${chess.replace('Chess', 'Secret')}draft: true\n`,
  })
})
afterEach(() => folder.remove())

const run = (...args: string[]) => osd(['export', ...args], { cwd: folder.path })
const read = (file: string) => readFileSync(join(folder.path, file))

describe('osd export', () => {
  it('writes tables, without drafts, private fields and formulas', async () => {
    expect((await run('--format', 'csv')).status).toBe(0)
    const files = Object.entries(unzipSync(read('hsds-csv.zip')))
    const texts = new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
    expect(texts.get('services.csv')).toContain(`,'=1+1,`)
    for (const [, text] of texts) expect(text).not.toMatch(/Secret|Under the mat/)
  })

  it('writes services whole, one a line, compressed if the name says so', async () => {
    await run('--format', 'ndjson')
    const text = read('services.ndjson').toString()
    expect(
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([{ name: 'Chess', alert: '=1+1' }])
    await run('--format', 'ndjson', '--to', 's.ndjson.gz')
    expect(gunzipSync(read('s.ndjson.gz')).toString()).toBe(text)
  })

  it('writes a workbook that changes nothing when it is imported as it is', async () => {
    expect((await run('--format', 'xlsx')).status).toBe(0)
    const { status, stderr } = await osd(['import', 'directory.xlsx'], { cwd: folder.path })
    expect([status, stderr.trim()]).toEqual([0, 'No record changes.'])
    expect(readdirSync(join(folder.path, 'content'))).not.toContain('sources')
  })

  it('replaces a file only with --force, and leaves nothing else behind', async () => {
    writeFileSync(join(folder.path, 'mine.zip'), 'mine')
    const refused = await run('--format', 'csv', '--to', 'mine.zip')
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('--force') })
    expect(read('mine.zip').toString()).toBe('mine')
    expect((await run('--format', 'csv', '--to', 'mine.zip', '--force')).status).toBe(0)
    expect(readdirSync(folder.path).sort()).toEqual(['content', 'mine.zip'])
    expect((await run('--format', 'csv', '--to', 'content', '--force')).status).toBe(2)
  })

  it('writes nothing when the records have errors, or without a format', async () => {
    expect(await run()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--format csv'),
    })
    await folder.write({ 'content/services/chess.yaml': 'name: Chess\n' })
    expect((await run('--format', 'csv')).status).toBe(1)
    expect(readdirSync(folder.path)).toEqual(['content'])
  })
})
