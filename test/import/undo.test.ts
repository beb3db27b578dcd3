import { describe, expect, it } from 'vitest'
import { withChanges } from '../../src/content/with-changes.ts'
import { indexContent } from '../../src/import/merge/content-index.ts'
import { readMemory } from '../../src/match/memory/source-memory.ts'
import { takeOutOf } from '../../src/import/merge/take-out-of.ts'
import { DIRECTORY, importFiles } from './run-import.ts'

const SHEET =
  'Key,Name,About,By,Kind\n1,Chess,Boards.,Otters,Games\n2,Choir,We sing.,Otters,Music\n'
const sheet = (mapping: Readonly<Record<string, string>>, before?: ReadonlyMap<string, string>) =>
  importFiles(
    { 'groups.csv': SHEET },
    {
      mapping: { Key: 'key', By: 'organization.name', ...mapping },
      readers: `edition-3-${Object.values(mapping).join('')}`,
      ...(before && { before }),
    },
  )
const RIGHT = { Name: 'name', About: 'description', Kind: 'taxonomy_terms' }
const WRONG = { Name: 'description', About: 'name', Kind: 'taxonomy_terms' }

const filesIn = (files: ReadonlyMap<string, string>) =>
  [...files.keys()].filter((file) => file.includes('/') && !file.startsWith('sources/'))

/** What an undo of all records does. */
function undo(files: ReadonlyMap<string, string>) {
  const sources = [...files]
    .filter(([file]) => !file.startsWith('sources/'))
    .map(([file, text]) => ({ file, text }))
  const { records } = readMemory('partner', files)
  const namespace = /namespace: (.*)/.exec(DIRECTORY.text)![1]!
  const out = takeOutOf(sources, indexContent(sources, namespace, records), records, {
    date: '2026-11-27',
    reason: 'Taken out.',
  })
  return { ...out, left: withChanges(sources, out.changes).map(({ file }) => file) }
}

describe('the undo of an import', () => {
  it('takes out all that a source brought, and lists the published ids', async () => {
    const { files } = await sheet(RIGHT)
    const { left, changes } = undo(files)
    expect(left).toEqual(['directory.yaml', 'removed.yaml'])
    const removed = changes.at(-1)!.after!
    for (const slug of ['chess', 'choir', 'otters']) expect(removed).toContain(`slug: ${slug}`)
    // The terms of the taxonomy, too.
    expect(removed.match(/kind: taxonomy_term$/gm)).toHaveLength(2)
  })

  it('leaves what somebody has changed, added to or refers to, and names it', async () => {
    const { files } = await sheet(RIGHT)
    const edited = new Map([
      ...files,
      ['services/chess.yaml', `${files.get('services/chess.yaml')}alert: Closed in May.\n`],
      ['services/mine.yaml', 'name: Mine\norganization: otters\nstatus: active\n'],
    ])
    const { left, changed, needed } = undo(edited)
    expect(changed).toEqual(['services/chess.yaml'])
    expect([...needed]).toContainEqual(['organizations/otters.yaml', 'services/chess.yaml'])
    expect(left.filter((file) => file.includes('/'))).toEqual([
      'organizations/otters.yaml',
      'services/chess.yaml',
      'services/mine.yaml',
      'taxonomies/partner.yaml',
    ])
  })
})

describe('an import with a corrected mapping', () => {
  it('replaces what nobody has edited, and keeps the rest', async () => {
    const first = await sheet(WRONG)
    expect(first.files.get('services/boards.yaml')).toContain('description: Chess')
    const edited = new Map([
      ...first.files,
      [
        'services/we-sing.yaml',
        first.files
          .get('services/we-sing.yaml')!
          .replace('description: Choir', 'description: Ours'),
      ],
    ])
    const again = await sheet(RIGHT, edited)
    expect(again.files.get('services/boards.yaml')).toMatch(/name: Chess\n[^]*description: Boards/)
    expect(again.files.get('services/we-sing.yaml')).toMatch(/name: Choir\n[^]*description: Ours/)
    expect(again.report.conflicts).toMatchObject([{ field: 'description', is: 'reading' }])
  })

  it('takes out records that the new mapping does not make, and brings them back with the old one', async () => {
    const keyless = { ...RIGHT, Kind: 'organization.name', By: 'ignore' }
    const first = await sheet(keyless)
    expect(filesIn(first.files)).toContain('organizations/games.yaml')
    const right = await sheet(RIGHT, first.files)
    expect(filesIn(right.files)).not.toContain('organizations/games.yaml')
    expect(right.report.outcomes).toMatchObject({ replaced: 2 })
    expect(right.files.get('removed.yaml')).toContain('slug: games')
    const back = await sheet(keyless, right.files)
    expect(filesIn(back.files)).toContain('organizations/games.yaml')
    expect(back.files.get('removed.yaml')).not.toContain('slug: games')
  })

  it('takes out nothing when the source no longer has a record', async () => {
    const first = await sheet(RIGHT)
    const less = await importFiles(
      { 'groups.csv': SHEET.replace(/2,Choir.*\n/, '') },
      {
        mapping: { Key: 'key', By: 'organization.name', ...RIGHT },
        readers: `edition-3-${Object.values(RIGHT).join('')}`,
        before: first.files,
      },
    )
    expect(less.report.gone).toEqual(['services/choir.yaml'])
    expect(filesIn(less.files)).toContain('services/choir.yaml')
  })
})
