import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { chess, directory, trust } from '../content.ts'
import { osd } from '../run.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await createFolder()
  await folder.write({
    'content/directory.yaml': directory,
    'content/organizations/trust.yaml': trust,
    'content/services/chess.yaml': `${chess}phones:\n  - 0117 496 0123\nalert: We meet at\n  BS3  4EB, jane.\nprivate: { key: Under the mat }\n`,
  })
  expect((await osd(['build'], { cwd: folder.path })).status).toBe(0)
})
afterAll(() => folder.remove())

const find = async (...args: string[]) => {
  const { status, stdout, stderr } = await osd(['find', ...args], { cwd: folder.path })
  return { status, lines: stdout.split('\n').filter(Boolean), stderr }
}

describe('osd find', () => {
  it('finds a number in the records and in the build, however it is spaced', async () => {
    const { status, lines, stderr } = await find('(0117) 4960123')
    expect(status).toBe(0)
    expect(lines[0]).toBe('content/services/chess.yaml:6:5')
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^\/_\/b\/[0-9a-f]+\/find\/cards\/0\.txt$/),
      // Searches find a service by its number.
      expect.stringMatching(/^\/_\/b\/[0-9a-f]+\/index\/services\/0\.bin$/),
      expect.stringMatching(/^\/_\/details\/organizations\/full\/../),
      // Inside an archive, and in a compressed file.
      '/_/dump/hsds-csv.zip/phones.csv',
      '/_/dump/services.ndjson.gz',
      // The form of it begins with its numbers.
      expect.stringMatching(/^\/_\/edit\/values\/[0-9a-f]{3}\.json$/),
      '/find/organizations/trust.html',
      '/find/services/chess.html',
      expect.stringMatching(/^\/services\/[0-9a-f-]{36}$/),
    ])
    expect(stderr).toContain('Found 1 place in the records and 9 published paths.')
    expect(stderr + lines.join()).not.toContain('496')
  })

  it('finds text in either case, across lines', async () => {
    expect((await find('at bs34eb')).lines[0]).toBe('content/services/chess.yaml:7:16')
  })

  it('finds a word that only the index has in that form', async () => {
    const { lines } = await find('chess')
    expect(lines.some((line) => line.endsWith('.bin'))).toBe(true)
  })

  it('finds private text in the records only', async () => {
    const { status, lines } = await find('UNDER the mat')
    expect(status).toBe(0)
    expect(lines).toEqual(['content/services/chess.yaml:9:17'])
  })

  it('ends with 1 when the text is nowhere', async () => {
    const { status, lines, stderr } = await find('no such words')
    expect(status).toBe(1)
    expect(lines).toEqual([])
    expect(stderr).toContain('Found no places in the records and no published paths.')
  })

  it('searches the records when there is no build', async () => {
    const { status, stderr } = await find('chess', '--out', 'nowhere')
    expect(status).toBe(0)
    expect(stderr).toContain('no build in nowhere to search')
  })

  it('requires a text of three characters', async () => {
    expect((await find()).status).toBe(2)
    expect((await find('  a b ')).status).toBe(2)
  })
})
