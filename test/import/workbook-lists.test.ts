import { describe, expect, it } from 'vitest'
import { composeSheets } from '../../src/generator/dump/sheets.ts'
import { composeWorkbook } from '../../src/generator/dump/workbook.ts'
import { listKnown } from '../../src/edit/known.ts'
import { indexContent } from '../../src/import/merge/content-index.ts'
import { readSheets } from '../../src/import/read/workbook.ts'
import { planEdits } from '../../src/import/workbook/plan-edits.ts'
import { editedSheets, rowsOf } from '../../src/import/workbook/read-workbook.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { feedOf } from '../../src/generator/site/feed.ts'
import { DIRECTORY } from './run-import.ts'

const PLOTS = `name: Plots
organization: growers
status: active
taxonomy_terms: [growing] # and nothing else
locations: [field]
hours:
  - Tuesdays 10am to 12 noon # as on the poster
  - 2nd Thu 14:00-15:30
phones:
  - number: 0117 496 0123
    description: The shed
  - 0117 496 0124
cost_options:
  - { option: Half plot, amount: 55, currency: GBP, amount_description: A year }
languages:
  - { name: Welsh, code: cy }
service_areas: [BS3]
`
const FILES = new Map([
  [DIRECTORY.file, DIRECTORY.text],
  ['organizations/growers.yaml', 'name: Growers\ndescription: They grow.\n'],
  [
    'locations/field.yaml',
    'name: Field\naddresses:\n  - { address_1: 1 Low Road, city: Bristol, state_province: Bristol, postal_code: BS3 1AB, country: GB }\n',
  ],
  [
    'taxonomies/topics.yaml',
    'name: Topics\ndescription: What it is about.\nterms:\n  - { slug: growing, name: Growing, description: Growing. }\n  - { slug: moving-more, name: Moving more, description: Moving. }\n',
  ],
  ['services/plots.yaml', PLOTS],
])

type Files = ReadonlyMap<string, string>
type Edits = Readonly<Record<string, string>>

/** Exports records, changes cells of the row of a record, or of a copy of it, and imports the workbook. */
async function edit(
  files: Files,
  name: string,
  edits: Edits,
  { keepPersonal = [], isCopy = false }: { keepPersonal?: string[]; isCopy?: boolean } = {},
) {
  const sources = [...files].map(([file, text]) => ({ file, text }))
  const { directory, diagnostics } = checkContent(sources)
  if (!directory) throw new Error(diagnostics[0]!.message)
  const { settings, lists } = feedOf(directory)
  const sheets = composeSheets(lists, settings)
  const read = editedSheets(await readSheets(composeWorkbook(sheets)))!
  const edited = read.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.flatMap((row) => {
      if (row.cells.get('name') !== name) return [row]
      const changed = {
        number: row.number,
        cells: new Map([...row.cells, ...Object.entries(edits)]),
      }
      return isCopy ? [row, { ...changed, number: 99 }] : [changed]
    }),
  }))
  const { changes, notes } = planEdits(edited, {
    settings,
    index: indexContent(sources, settings.namespace, new Map()),
    current: rowsOf(sheets),
    newId: () => '00000000-0000-4000-8000-000000000001',
    keepPersonal,
    known: listKnown(sources),
  })
  const after = new Map(files)
  for (const { file, after: text } of changes) after.set(file, text!)
  return { files: after, changed: changes.map(({ file }) => file), notes }
}

const plotsAfter = async (edits: Edits, keepPersonal: string[] = []) => {
  const { files, notes } = await edit(FILES, 'Plots', edits, { keepPersonal })
  return { plots: files.get('services/plots.yaml')!, notes }
}

describe('the lists of a workbook', () => {
  it('changes the line that was edited, and leaves what a record says beside the others', async () => {
    const { plots, notes } = await plotsAfter({
      hours: 'Tue 10:00-12:00\nThu 2-3pm',
      phones: '0117 496 0125\n0117 496 0124',
      cost_options: 'Half plot: £60\nRaised bed: 12.50 EUR\nA look round',
      languages: 'Welsh\nEnglish',
    })
    expect(notes).toEqual([])
    expect(plots).toBe(
      PLOTS.replace('2nd Thu 14:00-15:30', 'Thu 2-3pm')
        .replace('0117 496 0123', '0117 496 0125')
        .replace('amount: 55', 'amount: 60')
        .replace(
          'A year }\n',
          'A year }\n  - option: Raised bed\n    amount: 12.50\n    currency: EUR\n  - option: A look round\n',
        )
        .replace('code: cy }\n', 'code: cy }\n  - name: English\n'),
    )
  })

  it('finds a topic by its name, however it is written', async () => {
    const { plots, notes } = await plotsAfter({ taxonomy_terms: 'growing; Moving More' })
    expect(notes).toEqual([])
    expect(plots).toBe(PLOTS.replace('[growing]', '[growing, moving-more]'))
  })

  it('takes a removed line out, and the field with the last one', async () => {
    const { plots } = await plotsAfter({ phones: '0117 496 0124', languages: '' })
    expect(plots).not.toContain('The shed')
    expect(plots).not.toContain('languages')
  })

  it('says what a line cannot be, and leaves what stood there', async () => {
    const { plots, notes } = await plotsAfter({
      hours: 'Tue 10:00-12:00\nmost days',
      taxonomy_terms: 'growin',
      phones: 'ask at the gate\n0117 496 0124',
      locations: 'the moon',
    })
    expect(plots).toBe(PLOTS)
    expect(notes).toEqual([
      expect.stringMatching(
        /^Services, row 2, Hours: “most days” is not written, because it is no day/,
      ),
      expect.stringContaining('“the moon” is not written, because nothing here has that name.'),
      expect.stringContaining('Phones: “ask at the gate” is not written'),
      expect.stringContaining('Did you mean `growing`?'),
    ])
  })

  it('does not touch a list that lines cannot say', async () => {
    const files = new Map(FILES).set(
      'services/plots.yaml',
      `${PLOTS.replace(/hours:[^]*?phones/, 'phones')}schedules:\n  - { freq: WEEKLY, byday: MO, notes: See the gate }\n`,
    )
    const { changed, notes } = await edit(files, 'Plots', { hours: 'Tue 10:00-12:00' })
    expect(changed).toEqual([])
    expect(notes).toEqual([expect.stringContaining('Change it in the record.')])
  })

  it('does not take a date for changed that an office program has turned into its number', async () => {
    const files = new Map(FILES).set('services/plots.yaml', `${PLOTS}assured_date: 2026-11-20\n`)
    const { changed, notes } = await edit(files, 'Plots', { assured_date: '46346' })
    expect([changed, notes]).toEqual([[], []])
  })

  it('changes an address', async () => {
    const { files } = await edit(FILES, 'Field', { address_1: '2 Low Road' })
    expect(files.get('locations/field.yaml')).toContain(
      '- { address_1: 2 Low Road, city: Bristol, ',
    )
  })

  it('gives a copied row its lists', async () => {
    const { files, changed } = await edit(FILES, 'Plots', { name: 'Beds' }, { isCopy: true })
    expect(changed).toEqual(['services/beds.yaml'])
    expect(files.get('services/beds.yaml')).toContain('hours: [Tue 10:00-12:00')
    expect(files.get('services/beds.yaml')).toContain('taxonomy_terms: [growing]')
  })
})

describe('the exceptions of a workbook', () => {
  const OPEN = `${PLOTS}exceptions:
  - closed bank holidays # as on the poster
  - 24 Dec 10am-2pm
`
  const FIELD = `${FILES.get('locations/field.yaml')}exceptions: [closed 1 Jan]\n`
  const open = new Map(FILES).set('services/plots.yaml', OPEN).set('locations/field.yaml', FIELD)
  const after = async (edits: Edits, name = 'Plots') => {
    const { files, changed, notes } = await edit(open, name, edits)
    return { plots: files.get('services/plots.yaml'), files, changed, notes }
  }

  it('are cells, and the hours beside them say none of them', async () => {
    const { directory } = checkContent(
      [...open].map(([file, text]) => ({ file, text })),
      { today: '2026-11-28' },
    )
    const { settings, lists } = feedOf(directory!)
    const cellsOf = (sheet: number, row: number) => {
      const { columns, rows } = composeSheets(lists, settings)[sheet]!
      return Object.fromEntries(columns.map(({ header }, i) => [header, rows[row]![i]]))
    }
    expect(cellsOf(0, 0)).toMatchObject({
      Hours: 'Tue 10:00-12:00\n2nd Thu 14:00-15:30',
      Exceptions: 'closed bank holidays\n24 Dec 10am-2pm',
    })
    expect(cellsOf(2, 0)).toMatchObject({ Exceptions: 'closed 1 Jan' })
  })

  it('change nothing when nothing was edited', async () => {
    expect(await after({})).toMatchObject({ plots: OPEN, changed: [], notes: [] })
  })

  it('change in the line that was edited alone', async () => {
    const { plots, notes } = await after({
      exceptions: 'closed bank holidays\n24 Dec 10am-1pm\nclosed 25 Dec to 1 Jan',
    })
    expect(notes).toEqual([])
    expect(plots).toBe(OPEN.replace('10am-2pm\n', '10am-1pm\n  - closed 25 Dec to 1 Jan\n'))
  })

  it('change the hours without what is said of exceptions', async () => {
    const { plots, notes } = await after({ hours: 'Tue 10:00-12:00\n2nd Thu 14:00-16:00' })
    expect(notes).toEqual([])
    expect(plots).toBe(OPEN.replace('14:00-15:30', '14:00-16:00'))
  })

  it('go with the last line, and are those of a place as well', async () => {
    expect((await after({ exceptions: '' })).plots).toBe(`${PLOTS}# as on the poster\n`)
    const { files, changed } = await after({ exceptions: 'closed 1 Jan; closed 2 Jan' }, 'Field')
    expect(changed).toEqual(['locations/field.yaml'])
    expect(files.get('locations/field.yaml')).toBe(
      FIELD.replace('[closed 1 Jan]', '[closed 1 Jan, closed 2 Jan]'),
    )
  })

  it('stay whole where one line is no day that differs', async () => {
    const { plots, notes } = await after({
      exceptions: 'closed bank holidays\n24 Dec 10am-1pm\nshut now and then',
    })
    expect(plots).toBe(OPEN)
    expect(notes).toEqual([
      'Services, row 2, Exceptions: “shut now and then” is not written, because it is no day that differs, such as closed bank holidays, or 24 Dec 10am-2pm.',
    ])
  })
})

describe('what is private in a workbook', () => {
  const PRIVATE = {
    phones: '0117 496 0123\n07700 900123',
    description: 'Ring Ada on 07700 900456.',
    email: 'ada.lovelace@gmail.com',
    alert: 'The door code is 4711.',
  }

  it('is not written, and shown masked', async () => {
    const { plots, notes } = await plotsAfter(PRIVATE)
    expect(plots).toBe(PLOTS)
    expect(notes).toHaveLength(4)
    expect(notes.join('\n')).not.toMatch(/900123|900456|lovelace|4711/)
    expect(notes.join('\n')).toContain('add --keep-personal phones')
  })

  it('is written where the people agreed, and marked', async () => {
    const { plots, notes } = await plotsAfter(PRIVATE, ['phones', 'email', 'alert'])
    expect(plots).toMatch(/- number: 07700 900123\n {4}public: \[phones\]/)
    expect(plots).toMatch(/^public: \[email\]$/m)
    expect(plots).not.toContain('4711')
    expect(notes).toHaveLength(2)
    const problems = checkContent(
      [...new Map(FILES).set('services/plots.yaml', plots)].map(([file, text]) => ({ file, text })),
    ).diagnostics
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('may stay in a text that changes elsewhere', async () => {
    const files = new Map(FILES).set(
      'services/plots.yaml',
      `${PLOTS}public: [phones]\ndescription: Ring 07700 900456.\n`,
    )
    const { files: after, notes } = await edit(files, 'Plots', {
      description: 'Please ring 07700 900456.',
    })
    expect(notes).toEqual([])
    expect(after.get('services/plots.yaml')).toContain('Please ring')
  })
})
