import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renameRecord } from '../../src/edit/rename.ts'
import { createRecordSchemas } from '../../src/edit/record-schemas.ts'
import { removeRecord } from '../../src/edit/remove.ts'
import { mergeRecord } from '../../src/match/memory/merge-record.ts'
import { digestsOf } from '../../src/match/memory/remembered.ts'
import { DIRECTORY, type Imported, importFiles } from './run-import.ts'
import { runs } from '../runs.ts'

const ORG = 'a1000000-0000-4000-8000-000000000001'
const TWIN = 'a1000000-0000-4000-8000-000000000002'
const FRESH = 'a1000000-0000-4000-8000-000000000004'
const CLUB = 'a1000000-0000-4000-8000-000000000003'

const source = (fields: Readonly<Record<string, string>> = {}, more: readonly string[] = []) => {
  const club = {
    id: CLUB,
    organization_id: ORG,
    name: 'Club',
    description: 'Chess.',
    url: 'https://club.example.org',
    ...fields,
  }
  return {
    'organizations.csv': `id,name,description\n${ORG},Otters,A trust.\n${TWIN},The Otters,The same trust.\n`,
    'services.csv': `${Object.keys(club).join(',')}\n${Object.values(club).join(',')}\nother,${TWIN},Other,,\n${more.join('\n')}\n`,
  }
}

const edited = ({ files }: Imported, file: string, change: (text: string) => string) =>
  new Map([...files, [file, change(files.get(file)!)]])

describe('the second import', () => {
  it('of the same source changes nothing', async () => {
    const first = await importFiles(source())
    expect((await importFiles(source(), { before: first.files })).changed).toEqual([])
  })

  it('takes what only the source has changed, on its line, and leaves comments, layout and translations', async () => {
    const first = await importFiles(source())
    const before = edited(
      first,
      'services/club.yaml',
      (text) =>
        `# Ask Pat about this one.\n${text.replace('Chess.', 'Chess. # for all')}` +
        'translations: { cy: { name: Clwb } }\n',
    )
    const again = await importFiles(source({ url: 'https://new.example.org' }), { before })
    expect(again.files.get('services/club.yaml')).toBe(
      before.get('services/club.yaml')!.replace('club.example.org', 'new.example.org'),
    )
  })

  it('keeps ours where both have changed, and lists both until somebody decides', async () => {
    const first = await importFiles(source())
    const before = edited(first, 'services/club.yaml', (text) =>
      text.replace('Chess.', 'Chess and tea.'),
    )
    const again = await importFiles(source({ description: 'Chess and go.' }), { before })
    expect(again.files.get('services/club.yaml')).toContain('description: Chess and tea.')
    expect(again.report.conflicts).toEqual([
      {
        file: 'services/club.yaml',
        field: 'description',
        ours: 'Chess and tea.',
        theirs: 'Chess and go.',
        is: 'open',
      },
    ])
    const theirs = source({ description: 'Chess and go.' })
    const third = await importFiles(theirs, { before: again.files })
    expect([third.changed, third.report.conflicts]).toEqual([[], again.report.conflicts])
    const ours = await importFiles(theirs, {
      before: edited(again, 'sources/partner/c.yaml', (text) =>
        text.replace(' open=description', ' keep=description'),
      ),
    })
    expect([ours.changed, ours.report.conflicts]).toEqual([[], []])
    const changed = await importFiles(source({ description: 'Go.' }), { before: ours.files })
    expect(changed.report.conflicts).toMatchObject([{ theirs: 'Go.' }])
    const taken = edited(again, 'services/club.yaml', (text) =>
      text.replace('Chess and tea.', 'Chess and go.'),
    )
    const agreed = await importFiles(theirs, { before: taken })
    expect(agreed.report.conflicts).toEqual([])
    expect(agreed.files.get('sources/partner/c.yaml')).not.toContain(' open=')
  })

  it('does not offer again what an editor took out, until the source changes it', async () => {
    const first = await importFiles(source())
    const before = edited(first, 'services/club.yaml', (text) =>
      text.replace(/description: .*\n/, ''),
    )
    const again = await importFiles(source(), { before })
    expect(again.changed).toEqual([])
    const changed = await importFiles(source({ description: 'Go.' }), { before })
    expect(changed.report.conflicts).toMatchObject([
      { field: 'description', ours: '(nothing)', theirs: 'Go.' },
    ])
  })

  it('deletes a field that the source no longer has, and no record', async () => {
    const first = await importFiles(source())
    const again = await importFiles(source({ description: '' }), { before: first.files })
    expect(again.files.get('services/club.yaml')).not.toContain('description')
    const gone = await importFiles(
      { ...source(), 'services.csv': `id,organization_id,name\nother,${TWIN},Other\n` },
      { before: again.files },
    )
    expect(gone.report.gone).toEqual(['services/club.yaml'])
    expect(gone.files.has('services/club.yaml')).toBe(true)
  })

  it('finds a renamed record, and leaves merged and removed ones as they are', async () => {
    const first = await importFiles(source())
    const sources = () =>
      [...files]
        .filter(([file]) => !file.startsWith('sources/'))
        .map(([file, text]) => ({ file, text }))
    const files = new Map(first.files)
    const apply = (changes: readonly { file: string; after?: string }[]) => {
      for (const { file, after } of changes)
        if (after === undefined) files.delete(file)
        else files.set(file, after)
    }
    const namespace = /namespace: (.*)/.exec(DIRECTORY.text)![1]!
    const schemas = createRecordSchemas()
    apply(
      renameRecord(sources(), {
        kind: 'service',
        file: 'services/club.yaml',
        id: CLUB,
        slug: 'chess-club',
        namespace,
        date: '2026-11-23',
        isDraft: false,
        schemas,
      }),
    )
    const target = (kind: 'organization' | 'service', file: string, id: string) => ({
      kind,
      file,
      id,
    })
    const merge = removeRecord(sources(), {
      target: target('organization', 'organizations/the-otters.yaml', TWIN),
      replacement: target('organization', 'organizations/otters.yaml', ORG),
      ids: [{ id: TWIN, kind: 'organization' }],
      date: '2026-11-23',
      schemas,
    })
    if ('changes' in merge) apply(merge.changes)
    expect(files.get('services/other.yaml')).toContain('organization: otters')
    const again = await importFiles(source(), { before: files })
    // Only the digests of the merged record are forgotten, and that once.
    expect(again.changed).toEqual(['sources/partner/t.yaml'])
    expect((await importFiles(source(), { before: again.files })).changed).toEqual([])
    const renamed = await importFiles(source({ description: 'Go.' }), { before: files })
    expect(renamed.files.get('services/chess-club.yaml')).toContain('description: Go.')
    files.delete('services/other.yaml')
    const removed = await importFiles(source(), { before: files })
    expect(removed.changed.filter((file) => !file.startsWith('sources/'))).toEqual([])
    expect(removed.files.has('services/other.yaml')).toBe(false)
  })

  it('tells when the source corrects what was removed here, once', async () => {
    const first = await importFiles(source())
    const before = new Map([...first.files].filter(([file]) => file !== 'services/club.yaml'))
    const again = await importFiles(source(), { before })
    expect(again.report.corrected).toEqual([])
    const corrected = await importFiles(source({ description: 'Go.' }), { before: again.files })
    expect(corrected.report.corrected).toEqual(['services/club.yaml'])
    expect(corrected.files.has('services/club.yaml')).toBe(false)
    const third = await importFiles(source({ description: 'Go.' }), { before: corrected.files })
    expect([third.changed, third.report.corrected]).toEqual([[], []])
  })

  it('takes an entry of a list from each side, and asks where both changed one', async () => {
    const phones = (...numbers: string[]) => ({
      ...source(),
      'phones.csv': `id,service_id,number\n${numbers.map((number, i) => `${i},${CLUB},${number}\n`).join('')}`,
    })
    const first = await importFiles(phones('0117 496 0111', '0117 496 0222'))
    const ours = edited(first, 'services/club.yaml', (text) =>
      text.replace('0117 496 0111', '0117 496 0999'),
    )
    const again = await importFiles(phones('0117 496 0111', '0117 496 0333', '0117 496 0444'), {
      before: ours,
    })
    expect(again.report.conflicts).toEqual([])
    expect(again.files.get('services/club.yaml')).toContain(
      'phones: [0117 496 0999, 0117 496 0333, 0117 496 0444]',
    )
    const both = await importFiles(phones('0117 496 0555', '0117 496 0222'), { before: ours })
    expect(both.report.conflicts).toMatchObject([{ field: 'phones', is: 'open' }])
    expect(both.files.get('services/club.yaml')).toContain('0117 496 0999')
  })

  it('sends what changes of a merged record to the one that it became, where that still is as the source brought it', async () => {
    const first = await importFiles(source())
    const files = new Map(
      [...first.files].filter(([file]) => file !== 'organizations/the-otters.yaml'),
    )
    const before = new Map(
      [...files].map(([file, text]) => [
        file,
        text
          .replace('organization: the-otters', 'organization: otters')
          .replace('description: A trust.', 'description: The same trust.')
          .replace(/("a1000000-0000-4000-8000-000000000002": .*)/, `$1 into=${ORG}`),
      ]),
    )
    const again = await importFiles(source(), { before })
    expect(again.changed).toEqual([])
    const theirs = (name: string, description: string) => ({
      ...source(),
      'organizations.csv': `id,name,description\n${ORG},Otters,A trust.\n${TWIN},${name},${description}\n`,
    })
    const next = await importFiles(theirs('All otters', 'A charity.'), { before })
    expect(next.files.get('organizations/otters.yaml')).toContain('description: A charity.')
    expect(next.files.get('organizations/otters.yaml')).toContain('name: Otters')
    expect(next.report.conflicts).toMatchObject([{ field: 'name', is: 'merged' }])
    const third = await importFiles(theirs('All otters', 'A charity.'), { before: next.files })
    expect([third.changed, third.report.conflicts]).toEqual([[], []])
  })

  it('does not take back a record that began here', async () => {
    const before = new Map([
      [DIRECTORY.file, DIRECTORY.text],
      ['organizations/mine.yaml', `id: ${ORG}\nname: Mine\ndescription: Mine.\n`],
    ])
    const { files, report } = await importFiles(source(), { before })
    expect(files.get('organizations/mine.yaml')).toContain('name: Mine')
    expect(report.ours).toEqual(['organizations/mine.yaml'])
    expect(files.get('services/club.yaml')).toContain('organization: mine')
  })

  it('offers a change again that would have brought an error', async () => {
    const first = await importFiles(source())
    const before = new Map(first.files)
    // Another file has the address of the new service already.
    before.set(
      'removed.yaml',
      'removed:\n  - { id: ' + FRESH + ', kind: service, date: 2026-11-01 }\n',
    )
    const more = source({}, [`${FRESH},${ORG},Fresh,,`])
    const second = await importFiles(more, { before })
    expect(second.files.has('services/fresh.yaml')).toBe(false)
    expect(JSON.stringify(second.report.remarks)).toContain('services/fresh.yaml')
    expect(second.report.outcomes).toMatchObject({ refused: 1 })
    const mended = new Map([...second.files].filter(([file]) => file !== 'removed.yaml'))
    const third = await importFiles(more, { before: mended })
    expect(third.files.get('services/fresh.yaml')).toContain('name: Fresh')
  })

  it('remembers nothing that was not written', async () => {
    const { files } = await importFiles(source())
    const remembered = [...files]
      .filter(([file]) => file.startsWith('sources/'))
      .map(([, text]) => text)
      .join('')
    expect(remembered).toContain(CLUB)
    for (const text of ['Chess', 'club.example.org', 'A trust'])
      expect(remembered).not.toContain(text)
  })
})

const value = fc.constantFrom('a', 'b', 'c')
const record = fc.dictionary(fc.constantFrom('name', 'url', 'email', 'alert'), value)
/** A field as text; the empty text for none. */
const at = (fields: Readonly<Record<string, string>>, field: string) => fields[field] ?? ''

it('a merge of any two changes loses neither, and is the same when it is done again', () => {
  fc.assert(
    fc.property(record, record, record, (base, ours, theirs) => {
      const said = { value: theirs, was: theirs, entriesOf: () => undefined }
      const {
        value: merged,
        conflicts,
        next,
      } = mergeRecord({ fields: digestsOf(base) }, ours, said)
      for (const field of ['name', 'url', 'email', 'alert']) {
        const [b, o, t, m] = [base, ours, theirs, merged as Record<string, string>].map((one) =>
          at(one, field),
        )
        const isConflict = conflicts.some((conflict) => conflict.field === field)
        // The oracle: a three-way merge of one value.
        if (o === t || t === b) expect([m, isConflict]).toEqual([o, false])
        else if (o === b) expect([m, isConflict]).toEqual([t, false])
        else expect([m, isConflict]).toEqual([o, true])
      }
      const again = mergeRecord(next, merged, said)
      expect([again.taken, again.conflicts]).toEqual([[], conflicts])
    }),
    { numRuns: runs(200, 20_000) },
  )
})
