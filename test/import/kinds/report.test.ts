import { describe, expect, it } from 'vitest'
import { reportMarkdown } from '../../../src/import/report/report-markdown.ts'
import { reportText } from '../../../src/import/report/report-text.ts'
import { readTables } from './services-of.ts'

const MAPPING = { Name: 'name', By: 'organization.name' }

describe('the report', () => {
  it('shows no value of a column that is not mapped, or that is for the staff', async () => {
    const { said, report } = await readTables(
      { 'a.csv': 'Name,By,Keyholder,Alarm code,Notes\nHall,Otters,Alex Fisk,4471,Ring Sam\n' },
      { ...MAPPING, Notes: 'internal' },
    )
    const all = [said, reportText(report), reportMarkdown(report)].join('\n')
    for (const secret of ['Alex Fisk', '4471', 'Ring Sam']) expect(all).not.toContain(secret)
  })

  it('shows none of an unknown column of a table either, also where a row comes twice', async () => {
    const { said } = await readTables({
      'organizations.csv': 'id,name,description,Alarm code\no1,Otters,A trust.,4471\n',
      'services.csv':
        'id,organization_id,name,status,Keyholder\ns1,o1,Chess,active,Alex Fisk\ns1,o1,Chess,active,Pat Moss\n',
    })
    for (const secret of ['4471', 'Alex Fisk', 'Pat Moss']) expect(said).not.toContain(secret)
  })

  it('shows the value of a mapped column that was not read, with its record', async () => {
    const { report } = await readTables(
      { 'a.csv': 'Name,By,Checked\nHall,Otters,in spring\n' },
      { ...MAPPING, Checked: 'assured_date' },
    )
    expect(report.finish).toEqual([
      {
        field: 'a.Checked',
        why: 'it is not a date',
        count: 1,
        values: [{ value: 'in spring', count: 1, record: 'a line 2' }],
      },
    ])
  })
})

describe('what is left to finish', () => {
  it('says alike cells in one line, the most frequent first', async () => {
    const rows = ['term time', 'by appointment', 'term time', 'term time', 'Mon 9am-5pm']
    const { report } = await readTables(
      { 'a.csv': `Name,By,When\n${rows.map((when, i) => `Club ${i},Otters,${when}\n`).join('')}` },
      { ...MAPPING, When: 'hours' },
    )
    expect(report.finish).toMatchObject([
      {
        count: 4,
        values: [
          { value: 'term time', count: 3, record: 'a line 2' },
          { value: 'by appointment', count: 1 },
        ],
      },
    ])
    expect(reportText(report)).toContain('“term time” (3 × a line 2)')
  })

  it('has at most a line for ten records, the worst first, and the true number of the others', async () => {
    const { report } = await readTables(
      {
        'a.csv':
          'Name,By,When,Checked,Tel,Topic\nOne,Otters,term time,in spring,0117,x\nTwo,Otters,by appointment,soon,12,y\nThree,Otters,Mon 9am-5pm,2026-10-01,0117 496 0111,z\nParks,,,,,\n',
      },
      { ...MAPPING, When: 'hours', Checked: 'assured_date', Tel: 'phones.number', Topic: 'ignore' },
    )
    expect(report.finish).toMatchObject([
      { field: 'a.When', count: 2 },
      { field: 'other rows', count: 5 },
    ])
    expect(report.finish[1]!.why).toMatch(
      /^2 because it is not a date; 2 because it is not a telephone .*; 1 because a row has one cell/,
    )
    expect(report.remarks.map(({ remark }) => remark).join()).not.toContain('one cell alone')
  })

  it('says the fields of one reason in one line, each row once', async () => {
    const { report } = await readTables(
      { 'a.csv': 'Name,By,Tel,Fax\nClub,Otters,12,0117\n' },
      { ...MAPPING, Tel: 'phones.number', Fax: 'organization.phones.number' },
    )
    expect(report.finish).toMatchObject([
      { field: 'a.Tel, a.Fax', count: 1, values: [{ value: '12, 0117', record: 'a line 2' }] },
    ])
  })

  it('masks what may be private', async () => {
    const { report, said } = await readTables(
      { 'a.csv': 'Name,By,When\nClub,Otters,ring 07700 900123\n' },
      { ...MAPPING, When: 'hours' },
    )
    expect(report.finish.length).toBeGreaterThan(0)
    expect(said).not.toContain('900123')
  })

  it('is nothing where all was understood', async () => {
    const { report } = await readTables(
      { 'a.csv': 'Name,By,When\nClub,Otters,Mon 9am-5pm\n' },
      { ...MAPPING, When: 'hours' },
    )
    expect(report.finish).toEqual([])
    expect(reportText(report)).not.toContain('For you to finish')
  })

  it('shows all words of a conflict', async () => {
    const long = (word: string) => `${'We play on many boards. '.repeat(8)}${word}`
    const sheet = (text: string) => ({ 'a.csv': `Name,By,About\nChess,Otters,${text}\n` })
    const mapping = { ...MAPPING, About: 'description' }
    const first = await readTables(sheet(long('One')), mapping)
    const file = 'services/chess.yaml'
    const before = new Map([
      ...first.files,
      [file, first.files.get(file)!.replace(/\n {2}[^\n]*One\n/, '\n  Ours.\n')],
    ])
    const { report } = await readTables(sheet(long('Theirs')), mapping, { before })
    expect(report.conflicts).toMatchObject([{ theirs: long('Theirs') }])
  })
})
